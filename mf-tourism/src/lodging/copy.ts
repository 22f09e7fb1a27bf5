import { useCopy } from '@portal/shared/i18n'
import { booking as bookingEn } from '../../content/en/booking.ts'
import { lodgings as en } from '../../content/en/lodgings.ts'
import { booking as bookingFil } from '../../content/fil/booking.ts'
import { lodgings as fil } from '../../content/fil/lodgings.ts'

export const useLodgingsCopy = () => useCopy({ en, fil })

export const useBookingCopy = () => useCopy({ en: bookingEn, fil: bookingFil })
