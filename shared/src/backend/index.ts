export const placeholder_backend = 1
