import { fewPages } from '../support/pages.ts'
import { expect, open, test } from '../support/portal.ts'
import { targetWidths } from './support/matrix.ts'
import { checked } from './support/results.ts'

/** Least side of a target, and of the main ones, in CSS pixels (WCAG 2.5.8, 2.5.5). */
const least = 24
const main = 44

for (const path of new Set(fewPages.map((page) => page.path))) {
  test(`everything to be pressed on ${path} is large enough`, async ({ page }) => {
    await open(page, path, 'fil')
    for (const width of targetWidths) {
      await page.setViewportSize({ width, height: 800 })
      const small = await page.evaluate(smallTargets, { least, main })
      expect.soft(small, `${width} px`).toEqual([])
    }
    expect(test.info().errors).toEqual([])
    checked.keep({ kind: 'targets', path }, 'targets', path)
  })
}

/**
 * Targets that are too small. Links within a sentence may be, as WCAG allows; a small target may also
 * stand alone: nothing else within a circle of the least size around its middle.
 */
function smallTargets({ least, main }: { least: number; main: number }): string[] {
  const targets = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input:not([type="hidden"]), select, textarea, [role="button"]',
    ),
  ].filter(
    (target) =>
      target.checkVisibility({ visibilityProperty: true }) &&
      !target.closest('[inert], .ui-skip-link, .ui-visually-hidden'),
  )
  const isMain = (target: Element) =>
    target.matches(
      'button, summary, select, input, textarea, .ui-button, [role="tab"], nav[id="menu"] a, .frame-emergency a',
    )
  const isInText = (target: Element) => {
    const around = target.closest('p, dd, li, td, address')
    return (
      getComputedStyle(target).display === 'inline' &&
      around !== null &&
      (around.textContent ?? '').trim().length > (target.textContent ?? '').trim().length
    )
  }
  const boxes = targets.map((target) => {
    // Who presses the label of a switch presses the switch.
    const pressed = target.matches('[role="switch"]') ? target.closest('label') : target
    return { target, box: (pressed ?? target).getBoundingClientRect() }
  })
  return boxes
    .filter(({ target, box }) => {
      const side = Math.min(box.width, box.height)
      if (side === 0) return false
      if (isMain(target)) return side < main - 0.5
      if (side >= least || isInText(target)) return false
      const x = box.x + box.width / 2
      const y = box.y + box.height / 2
      return boxes.some(({ target: other, box: near }) => {
        if (other === target) return false
        const dx = Math.max(near.left - x, 0, x - near.right)
        const dy = Math.max(near.top - y, 0, y - near.bottom)
        return Math.hypot(dx, dy) < least / 2
      })
    })
    .map(({ target, box }) => {
      const size = `${Math.round(box.width)} × ${Math.round(box.height)}`
      return `${size}: ${target.outerHTML.slice(0, 140)}`
    })
}
