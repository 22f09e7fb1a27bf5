import { expect, it } from 'vitest'
import { posts, signature } from './officials.ts'

const post = {
  position: 'Municipal Mayor',
  holders: [
    { from: '2028-06-30', name: 'The next' },
    { from: '2019-06-30', name: 'The first' },
  ],
}

it.each([
  ['2019-06-30', 'The first'],
  ['2028-06-29', 'The first'],
  ['2028-06-30', 'The next'],
  ['2030-01-01', 'The next'],
])('has a document of %s signed by who held the post then: %s', (date, name) => {
  expect(signature(post, date)).toEqual({ kind: 'signature', name, position: 'Municipal Mayor' })
})

it('signs for nobody where no holder of that day is known', () => {
  expect(() => signature(post, '2019-06-29')).toThrow('No Municipal Mayor on 2019-06-29')
})

it('lists the newest holder of each post first', () => {
  for (const { holders } of Object.values(posts)) {
    const days = holders.map(({ from }) => from)
    expect(days).toEqual([...days].sort().reverse())
  }
})
