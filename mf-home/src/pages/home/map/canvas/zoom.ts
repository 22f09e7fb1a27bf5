/** Zoom of the first view and the last zoom with tiles. */
export const firstZoom = 11
export const maxZoom = 19

/** Farther out the municipality would be lost among its neighbours. */
export const minZoom = 9

/** At least this close when a place is shown by itself. */
export const placeZoom = 13
