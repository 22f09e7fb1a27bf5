export const sameInBoth = []
