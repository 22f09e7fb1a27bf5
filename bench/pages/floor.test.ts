import { expect, test } from 'vitest'
import { plainDocument } from './floor.ts'

test('the floor keeps words and styles, and asks for nothing', () => {
  const plain = plainDocument(
    `<head><link rel="canonical" href="/"><link rel="icon" href="/i.svg" type="image/svg+xml">
<script type="application/ld+json">{"a":1}</script><script>go()
</script><style>p{color:red}</style><link rel="stylesheet" href="/a.css"></head><p>Words</p>
<script type="importmap">{}</script>`,
  )
  expect(plain).not.toContain('script')
  expect(plain).not.toContain('/a.css')
  expect(plain).not.toContain('/i.svg')
  expect(plain).toContain('<link rel="canonical" href="/">')
  expect(plain).toContain('<style>p{color:red}</style>')
  expect(plain).toContain('<p>Words</p>')
})
