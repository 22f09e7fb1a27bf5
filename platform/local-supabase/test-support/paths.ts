import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url))

export const migrationsDir = fromRoot('supabase/migrations')
export const seedFile = fromRoot('supabase/seed.sql')
export const policyTestsDir = fromRoot('supabase/tests')
export const templatesDir = fromRoot('node_modules/.cache/portal-backend')
export const holdLockFile = fromRoot('platform/local-supabase/test-support/hold-lock.ts')
export const mainFile = fromRoot('platform/local-supabase/main.ts')
export const keysFile = fromRoot('platform/local-supabase/keys.ts')
export const bootstrapFile = fromRoot('platform/local-supabase/bootstrap.sql')
export const pgtapArchive = join(
  createRequire(import.meta.url).resolve('@electric-sql/pglite-pgtap'),
  '../pgtap.tar.gz',
)
