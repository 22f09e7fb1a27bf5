import { type Translated, useCopy } from '@portal/shared/i18n'
import { listing as en } from '../../content/en/listing.ts'
import { listing as fil } from '../../content/fil/listing.ts'

export type ListingCopy = Translated<typeof en>

export const useListingCopy = (): ListingCopy => useCopy({ en, fil })
