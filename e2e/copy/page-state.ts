import type { Page } from '@playwright/test'

/** What a visitor can notice of a page; a press that changes none of it does nothing. */
export interface PageState {
  address: string
  open: number
  aria: string
  focus: string
  words: string
  nodes: number
  scroll: string
  notices: number
  prints: number
}

/** Counts calls of `print` instead of opening the browser's dialog. Call before the page opens. */
export async function countPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { prints: 0 })
    window.print = () => {
      const counter = window as unknown as { prints: number }
      counter.prints += 1
    }
  })
}

export function readState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const states = ['expanded', 'pressed', 'selected', 'checked', 'current', 'invalid', 'busy']
    const all = [...document.querySelectorAll('body *')]
    const main = document.querySelector('main')
    const { activeElement } = document
    return {
      address: location.href,
      open: document.querySelectorAll('dialog[open], details[open], :popover-open').length,
      aria: states
        .map((state) => all.map((element) => element.getAttribute(`aria-${state}`) ?? '').join())
        .join(),
      focus: `${all.indexOf(activeElement ?? document.body)} ${activeElement?.id ?? ''}`,
      words: main?.innerText ?? '',
      nodes: main?.querySelectorAll('*').length ?? 0,
      scroll: `${Math.round(scrollY)} ${all.map(({ scrollLeft }) => scrollLeft || '').join('')}`,
      notices: document.querySelectorAll('[data-sonner-toast]').length,
      prints: (window as unknown as { prints: number }).prints,
    }
  })
}

/** Waits until the page no longer changes by itself: lists that load, smooth scrolling. */
export async function settledState(page: Page): Promise<PageState> {
  let before = await readState(page)
  for (let attempt = 0; attempt < 20; attempt += 1) {
    await page.waitForTimeout(100)
    const now = await readState(page)
    if (JSON.stringify(now) === JSON.stringify(before)) return now
    before = now
  }
  return before
}
