/** Has Testing Library wait longer than its second for what a test expects: a busy machine needs that for itself. */
export {}

if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 15_000 })
}
