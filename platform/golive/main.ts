import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { securityContact } from '../../shared/src/site/security-contact.ts'
import { root } from '../../shared/vite/workspace.ts'
import { runCommand } from '../run-command.ts'
import { findFactChecks, formatExpiry, formatFactChecks } from './fact-checks.ts'
import { findPlaceholders, formatPlaceholders } from './placeholders.ts'
import { sampleSources } from './sample-sources.ts'

/**
 * `npm run golive`: lists what the municipality still has to replace with its own, and which facts
 * have to be checked (again).
 */
await runCommand(async () => {
  const placeholders = sampleSources(root).flatMap((file) =>
    findPlaceholders(file, readFileSync(join(root, file), 'utf8')),
  )
  console.log(formatPlaceholders(placeholders))

  const checks = sampleSources(root).flatMap((file) =>
    findFactChecks(file, readFileSync(join(root, file), 'utf8')),
  )
  console.log(`\n${formatFactChecks(checks, new Date())}`)

  console.log(formatExpiry(securityContact.expires, new Date()))
})
