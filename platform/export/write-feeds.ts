import { join } from 'node:path'
import type { Settings } from '../compose/document.ts'
import { feedFiles } from '../feeds/feed-files.ts'
import { makeFeed } from '../feeds/feeds.ts'
import { OperatorError, reasonOf } from '../operator-error.ts'
import { writeWithFolder } from '../release/files.ts'

/** The feeds among the files of an export: where the portal keeps its own data, it answers for them. */
export function exportedFeeds({ supabaseUrl }: Settings): string[] {
  return supabaseUrl === '' ? [] : feedFiles.map(({ path }) => path.slice(1))
}

/**
 * Writes the feeds as they are at this moment, where a hosted Supabase project keeps the data: a host
 * of plain files cannot make them anew.
 *
 * @returns the files below the folder
 * @throws OperatorError where the project does not answer
 */
export async function writeFeeds(folder: string, settings: Settings): Promise<string[]> {
  const { supabaseUrl, supabaseAnonKey } = settings
  const files = exportedFeeds(settings)
  for (const file of files) {
    const source = { url: supabaseUrl, anonKey: supabaseAnonKey }
    const feed = await makeFeed(`/${file}`, source).catch((error: Error) => {
      throw new OperatorError(
        `The feeds cannot be written, because ${supabaseUrl} did not give the news and events: ${reasonOf(error)}. Try again when it answers.`,
      )
    })
    await writeWithFolder(join(folder, file), feed?.text ?? '')
  }
  return files
}
