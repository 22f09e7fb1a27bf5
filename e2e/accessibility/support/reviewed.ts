/** A kind of result that an engine leaves to a person, and what the person found. */
export interface Reviewed {
  rule: string
  /** Where: the markup of the element, or for Alfa its target. */
  on: RegExp
  /** Why it is fine, for `docs/accessibility.md`. */
  reason: string
}

interface ReviewedByAxe extends Reviewed {
  /** What keeps axe from deciding, by its own name. */
  because: string
}

/** Contrast is the one thing that axe leaves open; Alfa decides it on the same elements. */
export const reviewedByAxe: readonly ReviewedByAxe[] = [
  {
    rule: 'color-contrast',
    because: 'bgGradient',
    on: /^<select [^>]*class="ui-control"/,
    reason:
      'The arrow at the end of a choice is drawn as a gradient; its words stand on the plain ground beside it.',
  },
  {
    rule: 'color-contrast',
    because: 'bgOverlap',
    on: /^<text /,
    reason:
      'Names on the sketch of the land have an outline in the colour of the ground, whatever lies below; its text alternative says them too.',
  },
  {
    rule: 'color-contrast',
    because: 'bgOverlap',
    on: /ui-section-(lead|title)|^<p class="mb-5 text-ink-muted">|^<li class="flex items-center gap-3"><svg|^<p role="status" class="mt-4|aria-pressed="(true|false)" class="inline-flex min-h-11|openstreetmap\.org\/copyright|^<span>(Open the (interactive )?map|Buksan ang mapa)<\/span>$/,
    reason:
      'Words beside the sketch of the land. The sketch is wider than its frame and cut off there; axe reckons with the part that is cut off.',
  },
  {
    rule: 'color-contrast',
    because: 'imgNode',
    on: /^<p class="mt-3 text-lg lg:max-w-xl/,
    reason:
      'The lead of a page stands on the sky of its drawing, which is one plain colour there: 13:1 by day, 12:1 by night.',
  },
  {
    rule: 'color-contrast',
    because: 'elmPartiallyObscuring',
    on: /^<p class="mt-3 text-lg lg:max-w-xl/,
    reason:
      'The lead of a page on the same plain sky, where its second half reaches over the drawing.',
  },
  {
    rule: 'color-contrast',
    because: 'elmPartiallyObscuring',
    on: /^<span class="w-full ps-9 text-ink-muted text-sm group-open:hidden">/,
    reason:
      'The places of a group that is folded up stand on the plain ground of its summary; axe reckons with the list below, which is not on show.',
  },
  {
    rule: 'color-contrast',
    because: 'elmPartiallyObscuring',
    on: /^<(h2 class="mt-1 text-3xl|p class="mt-3 text-ink-muted)">/,
    reason:
      'The words of a slide stand on a card of one colour that lies over the drawing; axe sees both.',
  },
]

export const reviewedByAlfa: readonly Reviewed[] = [
  ...['sia-r66', 'sia-r69'].map((rule) => ({
    rule,
    on: /^<option>/,
    reason:
      'The choices of a field: its arrow is drawn as a gradient, their words stand on the plain ground beside it, or in the list that the browser itself shows.',
  })),
  {
    rule: 'sia-r57',
    on: /^<a>(Pumunta sa nabigasyon|Skip to navigation)$/,
    reason:
      'On every page. The second skip link belongs to no landmark: both have to be the first stops of the Tab key, before the header. Alfa excepts the first only.',
  },
]
