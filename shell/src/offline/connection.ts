interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether the visitor asks for little data, or has a line that carries little. */
export function isThrifty(): boolean {
  const { connection } = navigator as { connection?: Connection }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}
