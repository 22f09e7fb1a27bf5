import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmailAddress } from './email-address.tsx'

test('an address breaks before its @ only, and reads as it is', () => {
  const html = renderToStaticMarkup(<EmailAddress address="info@kalinawan.example" />)
  expect(html).toBe('info<wbr/>@kalinawan.example')
})
