// AppContract
