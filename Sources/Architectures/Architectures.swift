// Architectures
