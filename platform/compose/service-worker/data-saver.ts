import { recall, remember } from './memory.ts'

const key = 'data-saver'

/** @param choice - the visitor's own, as the page told it: `on`, `off`, or '' where there is none */
export function rememberDataSaver(choice: string): Promise<void> {
  return remember(key, choice)
}

/** Whether data is saved: by the visitor's choice, else because the browser asks for it. */
export async function savesData(): Promise<boolean> {
  const choice = await recall(key)
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return choice ? choice === 'on' : connection?.saveData === true
}
