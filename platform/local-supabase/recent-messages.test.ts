import { rm } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { recentMessages } from './recent-messages.ts'
import { startEmbedded } from './test-support/backend.ts'
import { emptyDataFolder, seededDataFolder } from './test-support/data-folder.ts'

it('shows staff what visitors left, the newest first', async () => {
  const dataDir = await seededDataFolder()
  const other = await emptyDataFolder()
  const backend = await startEmbedded(dataDir)
  const visitor = backend.client()
  for (const subject of ['Una', 'Ikalawa']) {
    const row = { name: 'Ana', email: 'ana@b.ph', subject, message: 'Magandang umaga.\nSalamat.' }
    expect((await visitor.from('contact_messages').insert(row)).error).toBeNull()
  }
  const messages = await recentMessages(backend.url, dataDir)
  expect(messages).toHaveLength(2)
  expect(messages[0]).toMatch(
    /^\d{4}-000002 {2}\S+ {2}Ana <ana@b\.ph>\n {2}Ikalawa\n {4}Magandang umaga\.\n {4}Salamat\.\n$/,
  )

  await expect(recentMessages(backend.url, other)).rejects.toThrow('does not accept the key')
  await backend.close()
  await expect(recentMessages(backend.url, dataDir)).rejects.toThrow('Nothing answers at')
  await rm(dataDir, { recursive: true })
  await rm(other, { recursive: true })
})
