/** How many documents a browser keeps: more than the portal has pages in one language. */
export const keptAtMost = 32

/** For how many days it keeps them. */
export const keptDays = 30
