print("triptych")
