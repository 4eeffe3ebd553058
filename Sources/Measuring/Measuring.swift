// Measuring
