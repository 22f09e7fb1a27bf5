import { useCopy } from '@portal/shared/i18n'
import { whatToDo as en } from '../../../content/en/what-to-do.ts'
import { whatToDo as fil } from '../../../content/fil/what-to-do.ts'

export const useWhatToDoCopy = () => useCopy({ en, fil })
