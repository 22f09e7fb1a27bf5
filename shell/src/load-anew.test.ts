// @vitest-environment happy-dom
import { loadAnewEvent } from '@portal/shared/document-names'
import { expect, test, vi } from 'vitest'
import { loadAnew } from './load-anew.ts'

test('sections hear of it before the document goes', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const hear = vi.fn(() => expect(reload).not.toHaveBeenCalled())
  addEventListener(loadAnewEvent, hear)
  loadAnew()
  expect(hear).toHaveBeenCalledOnce()
  expect(reload).toHaveBeenCalledOnce()
})
