import { savesData } from '@portal/shared/ui'

interface Connection {
  effectiveType?: string
}

/** Whether data is saved, or the line carries little. */
export function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return savesData() || /2g$/.test(connection?.effectiveType ?? '')
}
