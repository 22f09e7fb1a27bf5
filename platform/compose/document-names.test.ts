import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as names from '@portal/shared/document-names'
import { expect, test } from 'vitest'
import { root } from '../../shared/vite/workspace.ts'

/** Where the names stand as plain text, since neither such a script nor a style sheet can import them. */
const repeated = {
  'platform/compose/inline/boot.js': [
    names.pageId,
    names.standstillId,
    names.savedCopyName,
    names.lateAttribute,
    names.tappedAttribute,
    names.earlyKeyAttribute,
    names.dataSaver,
    names.otherLanguageClass,
    names.toPlaceClass,
    names.reloadedKey,
    names.bootPolicy,
  ],
  'platform/compose/inline/data-saver.js': [names.dataSaver],
  'platform/compose/inline/fetch-early.js': [names.dataSaver],
  'platform/compose/inline/language.js': [
    names.languageKey,
    names.otherLanguageClass,
    names.scriptsClass,
    names.toPlaceClass,
  ],
  'platform/compose/inline/returning.js': [names.toPlaceClass],
  'shared/src/styles/components/button.css': [names.tappedAttribute],
  'shared/src/styles/components/on-request.css': [names.dataSaver],
  'shared/src/styles/components/tabs.css': [names.scriptsClass],
  'shell/index.html': [names.rootId, names.directoryId, names.pageId, names.settingsId],
  'shell/src/frame/data-saver.css': [names.dataSaver, names.scriptsClass],
  'shell/src/frame/frame.css': [names.lateAttribute, names.otherLanguageClass, names.scriptsClass],
  'shell/src/styles.css': [names.scriptsClass, names.toPlaceClass],
}

/** A class, an id or an attribute of its own in a selector, a whole text, or a property of the storage. */
const standing = (name: string) => new RegExp(`(["'\`=[.#])${name}(?![\\w-])`)

test.each(Object.entries(repeated))('%s calls things by their names', (file, held) => {
  const text = readFileSync(join(root, file), 'utf8')
  expect(held.filter((name) => !standing(name).test(text))).toEqual([])
})

test('a script in a document knows no other name of the portal’s own', () => {
  const folder = join(import.meta.dirname, 'inline')
  const known: readonly string[] = Object.values(names)
  const used = readdirSync(folder).flatMap((file) => {
    const code = readFileSync(join(folder, file), 'utf8').replace(/^ *\/\/.*/gm, '')
    return code.match(/\b(?:portal[-#]|data-)[\w-]+/g) ?? []
  })
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((name) => !known.includes(name))).toEqual([])
})
