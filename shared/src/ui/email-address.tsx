/** An e-mail address that breaks before its `@` where it does not fit, rather than in a word. */
export function EmailAddress({ address }: { address: string }) {
  const [account, host] = address.split('@')
  return (
    <>
      {account}
      <wbr />@{host}
    </>
  )
}
