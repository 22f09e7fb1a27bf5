import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { pgtapArchive } from './paths.ts'
import type { WireConnection } from './postgres-wire.ts'

/**
 * Brings pgTAP into a server that has no package of it: the embedded database's own copy is plain
 * SQL and runs there too.
 */
export async function installPgtap(connection: WireConnection): Promise<void> {
  const file = 'share/postgresql/extension/pgtap.sql'
  const { stdout: sql } = await promisify(execFile)('tar', ['-xzOf', pgtapArchive, file])
  await connection.script(`set search_path = extensions; ${sql.replace(/^\\.*$/gm, '')}`)
  await connection.script('reset search_path')
}

/** A policy test for a server on which {@link installPgtap} has run. */
export function withoutExtension(sql: string): string {
  return sql.replace(/^create extension if not exists pgtap .*;$/m, '')
}
