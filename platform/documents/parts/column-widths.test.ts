import { expect, it } from 'vitest'
import { columnWidths } from './column-widths.ts'

const words = (natural: number, least = 40) => ({ natural, least, grows: true })
const amount = (natural: number) => ({ natural, least: natural, grows: false })

it('gives what is left over to the columns of words', () => {
  expect(columnWidths([words(100), amount(80)], 500)).toEqual([420, 80])
})

it('shares it where every column holds amounts', () => {
  expect(columnWidths([amount(100), amount(100)], 500)).toEqual([250, 250])
})

it('wraps the widest words first and keeps amounts whole', () => {
  const [wide = 0, narrow = 0, figures = 0] = columnWidths([words(900), words(60), amount(80)], 500)
  expect([Math.round(wide), Math.round(narrow), Math.round(figures)]).toEqual([360, 60, 80])
})
