declare module 'virtual:portal/singletons' {
  import type { UserOptions } from '@module-federation/runtime'

  /** The modules that the shell lends to every section. */
  export const provided: NonNullable<UserOptions['shared']>
}
