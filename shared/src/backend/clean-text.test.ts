import { expect, it } from 'vitest'
import { cleanText } from './clean-text.ts'

it.each([
  ['plain', 'Magandang umaga po, Niña! ₱500 🌾', 'Magandang umaga po, Niña! ₱500 🌾'],
  ['direction marks', 'abc\u202etxt.exe\u2066\u061c', 'abctxt.exe'],
  ['no width', '\ufeffpa\u200by\u2060pal\u00ad', 'paypal'],
  ['control characters', 'a\u0000b\u001b[31mc\u0085', 'ab[31mc'],
  ['line ends', 'one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
  ['half a character', 'a\ud800b', 'ab'],
  ['piled marks', `a${'\u0300'.repeat(50)}b`, `a${'\u0300'.repeat(4)}b`],
  ['joined emoji', '👩‍🌾 ❤️', '👩‍🌾 ❤️'],
  ['nothing but joiners', '\u200d\u200c', ''],
  ['nothing to see', ' \u200b\u3164\u2800\u0300 ', ''],
  ['too long', 'x'.repeat(101), 'x'.repeat(100)],
  ['half an emoji at the cut', `${'x'.repeat(99)}🌾`, 'x'.repeat(99)],
])('%s', (_label, text, shown) => {
  expect(cleanText(text, 100)).toBe(shown)
})

it('takes no longer for a text without an end', () => {
  expect(cleanText(`a${'\u0300'.repeat(5_000_000)}`, 100)).toHaveLength(5)
})
