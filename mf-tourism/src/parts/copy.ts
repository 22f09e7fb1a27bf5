import { useCopy } from '@portal/shared/i18n'
import { places as en } from '../../content/en/places.ts'
import { places as fil } from '../../content/fil/places.ts'

export const usePlacesCopy = () => useCopy({ en, fil })
