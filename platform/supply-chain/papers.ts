import { join } from 'node:path'
import { readPackageJson, root } from '../../shared/vite/workspace.ts'
import { licenceTable } from './licences.ts'
import { lockedPackages } from './lockfile.ts'

export const billPath = join(root, 'docs/sbom.cdx.json')
export const licencesPath = join(root, 'docs/licences.md')

/** The part of npm's bill of materials that is read and kept here. */
export interface Bill {
  serialNumber?: string
  metadata: { timestamp?: string; component?: { name: string } }
  components: { name: string; version: string; purl: string }[]
}

/**
 * npm's bill without what is new at every call, nor the name of the folder that it was made in:
 * equal lockfiles give equal bills.
 */
export function billOfMaterials({ serialNumber: _, metadata, ...bill }: Bill): Bill {
  const { timestamp: __, component, ...rest } = metadata
  const { name } = readPackageJson(root)
  return { ...bill, metadata: { ...rest, component: { ...component, name } } }
}

/** The page that lists every package by its licence. */
export function licencesText(): string {
  return `# Licences

Written by \`npm run sbom\` from the lockfile; the same packages, with their digests, stand in \`sbom.cdx.json\`. Which licences are allowed, and the one exception, is decided in \`platform/supply-chain/licences.ts\` and [decision 006](decisions/006-react-leaflet.md).

${licenceTable(lockedPackages())}
`
}
