/** Captions of the drawings. Each says what the drawing shows, since the drawing has no other name. */
export const scenes = {
  terraces: 'Rice terraces below the mountain range at sunrise',
  plaza: 'The plaza, the municipal hall and the parish church',
  cane: 'Cutting sugar cane on the road to the mill',
  rescue: 'The rescue team on a mountain road, below the radio tower',
  caravan: 'The nutrition caravan with food packs and fresh vegetables',
  clinic: 'Families at the health center',
  fiesta: 'A game and drums on the open court at fiesta time',
  market: 'A morning at the public market',
  radio: 'The duty officer at the radio, the map of the barangays behind',
  spring: 'Cold mountain springs that fall into a clear pool',
} as const
