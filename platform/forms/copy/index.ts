import type { Language, Translated } from '@portal/shared/i18n'
import { en } from './en.ts'
import { fil } from './fil.ts'

export type FormCopy = Translated<typeof en>

export const copy: Record<Language, FormCopy> = { en, fil }
