import { type Language, type Translated, useCopy } from '@portal/shared/i18n'
import { investment as en } from '../../../content/en/investment.ts'
import { investment as fil } from '../../../content/fil/investment.ts'

type InvestmentCopy = Translated<typeof en>

const investmentCopy: Record<Language, InvestmentCopy> = { en, fil }

/** The page's words in the visitor's language. */
export const useInvestmentCopy = (): InvestmentCopy => useCopy(investmentCopy)
