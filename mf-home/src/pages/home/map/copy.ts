import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { map as enMap } from '../../../../content/en/map.ts'
import { places as enPlaces } from '../../../../content/en/places.ts'
import type { PlaceWords } from '../../../../content/facts/places.ts'
import { map as filMap } from '../../../../content/fil/map.ts'
import { places as filPlaces } from '../../../../content/fil/places.ts'

type MapCopy = Translated<typeof enMap>

export const mapCopy: Record<Language, MapCopy> = { en: enMap, fil: filMap }
export const placeWords: Record<Language, PlaceWords> = { en: enPlaces, fil: filPlaces }

export const useMapCopy = (): MapCopy => useCopy(mapCopy)

export const usePlaceWords = (): PlaceWords => useCopy(placeWords)
