/** Words that stand beside every place and rating of this section. */
export const places = {
  showOnMap: 'Show on the map',
  showNamed: (place: string) => `Show on the map: ${place}`,
  rated: (rating: string) => `Rated ${rating} out of 5 by the tourism office`,
  ratingNote:
    "The stars are the tourism office's own rating after its visits, from 1 to 5. They are not votes of guests.",
} as const
