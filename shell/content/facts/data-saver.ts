/**
 * What the first button fetches where data is saved: the scripts of the home page, measured as sent;
 * `e2e/data-saver.spec.ts` holds it against them.
 */
export const firstButtonSize = '140 kB'
