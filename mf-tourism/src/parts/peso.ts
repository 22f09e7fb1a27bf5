import { formatCount } from '@portal/shared/i18n'

/** An amount in pesos, as it is printed: `₱1,400`. */
export const peso = (amount: number) => `₱${formatCount(amount)}`
