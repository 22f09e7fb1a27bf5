import type { Language } from './language.ts'

/**
 * The shape that copy in another language must have: the same keys, the same list lengths, any text.
 * A message with arguments is a function and keeps its arguments.
 */
export type Translated<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { readonly [Key in keyof T]: Translated<T[Key]> }

/** One short text in every language. */
export type Bilingual = Record<Language, string>
