import type { ConfigData } from 'html-validate'

/** The HTML standard and what the validator's makers recommend. Each exception has its reason. */
export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // A matter of style, and of how React writes: the parser reads one like the other.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'void-style': 'off',
    // React's own ids begin with a low line, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // ARIA lets lists and groups have a name, and ours tell two lists of numbers apart.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // A combobox's list has no element of its own; the bar of a progress has to be drawn by us.
    'prefer-native-element': ['error', { exclude: ['listbox', 'progressbar'] }],
    // Whoever copies a number into a telephone must not take along characters that it cannot dial.
    'tel-non-breaking': 'off',
  },
}
