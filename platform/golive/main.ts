import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../shared/vite/index.ts'
import { findPlaceholders, formatPlaceholders } from './placeholders.ts'
import { sourceFiles } from './source-files.ts'

/** `npm run golive`: lists what the municipality still has to replace with its own. */
const placeholders = sourceFiles(root).flatMap((file) =>
  findPlaceholders(file, readFileSync(join(root, file), 'utf8')),
)
console.log(formatPlaceholders(placeholders))
