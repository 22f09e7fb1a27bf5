import libraryStyles from 'sonner/dist/styles.css?inline'
import { adoptStyles } from '../styles/adopt-styles.ts'
import portalStyles from './notices.css?inline'

export { Toaster, toast } from 'sonner'

/** Adds the styles of notices to the page, which none waits for before its first notice. */
export function adoptNoticeStyles(): void {
  adoptStyles(libraryStyles + portalStyles)
}
