import { type Translated, useCopy } from '@portal/shared/i18n'
import { hero as en } from '../../../../content/en/hero.ts'
import { hero as fil } from '../../../../content/fil/hero.ts'

export const useHeroCopy = (): Translated<typeof en> => useCopy({ en, fil })
