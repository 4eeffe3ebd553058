// Anatomy
