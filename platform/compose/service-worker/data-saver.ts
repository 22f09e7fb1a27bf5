import { recall, remember } from './memory.ts'

const key = 'data-saver'

/** @param choice - the visitor's own, as the page told it: `on`, `off`, or '' where there is none */
export function rememberDataSaver(choice: string): Promise<void> {
  return remember(key, choice)
}

/**
 * Whether data is saved: by the visitor's choice, else because the browser asks for it.
 *
 * @param answer - tells by its `Server-Timing` whether the request asked for it
 */
export async function savesData(answer: Response): Promise<boolean> {
  const choice = await recall(key)
  if (choice) return choice === 'on'
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const said = answer.headers.get('server-timing') ?? ''
  return connection?.saveData === true || said.endsWith('save-data')
}
