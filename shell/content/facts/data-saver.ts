/**
 * What the first button fetches where data is saved: the scripts of the home page, as sent;
 * `e2e/data-saver/budget.spec.ts` holds it against them.
 */
export const firstButtonSize = '170 kB'
