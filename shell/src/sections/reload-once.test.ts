// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

const edition = vi.hoisted(() => ({ site: 'one' as string | null }))
vi.mock('./releases.ts', () => ({ siteOfDocument: () => edition.site }))

let reload: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  sessionStorage.clear()
  edition.site = 'one'
  reload = vi.spyOn(location, 'reload').mockReset().mockReturnValue()
})

test('a document is loaded anew once, and its successor when the portal has moved on again', () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  edition.site = 'two'
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
  // As from two servers that are not of one mind.
  edition.site = 'one'
  expect(reloadOnce()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(2)
})

test('where the server names no site, the document tells its edition', () => {
  edition.site = null
  document.body.innerHTML =
    '<script type="application/json" id="portal-page">{"entry":"/shell/1.js"}</script>'
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false])
})

test('nothing is loaded anew where that cannot be remembered', () => {
  vi.stubGlobal('sessionStorage', {
    getItem() {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(reloadOnce()).toBe(false)
  expect(reload).not.toHaveBeenCalled()
})
