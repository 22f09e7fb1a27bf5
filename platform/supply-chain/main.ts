import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { runCommand } from '../run-command.ts'
import { billOfMaterials, billPath, licencesPath, licencesText } from './papers.ts'

/** `npm run sbom`: writes the bill of materials (CycloneDX) and the list of licences down again. */
await runCommand(async () => {
  const args = ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx']
  const sbom = execFileSync('npm', args, { encoding: 'utf8', maxBuffer: 64_000_000 })
  writeFileSync(billPath, `${JSON.stringify(billOfMaterials(JSON.parse(sbom)))}\n`)
  writeFileSync(licencesPath, licencesText())
})
