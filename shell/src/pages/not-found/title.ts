import { frame as en } from '../../../content/en/frame.ts'
import { frame as fil } from '../../../content/fil/frame.ts'

export const notFoundTitle = { en: en.notFound.title, fil: fil.notFound.title }
