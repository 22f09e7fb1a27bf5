import { isDeepStrictEqual } from 'node:util'
import type { Settings } from '../compose/document.ts'
import { OperatorError, reasonOf } from '../operator-error.ts'
import type { HostedSupabase } from './settings.ts'

/** How long a hosted project may take to answer at the start, in milliseconds. */
const answerTimeout = 10_000

/** What a project answers to everything while it is paused for its bill or quota, late, or overrun. */
const restricted = [402, 408, 429]

const checkBoth =
  'Check PORTAL_SUPABASE_URL and the connection, or unset both variables to use the embedded database.'

/** The hosted project gave no answer that would tell whether it is the right one. */
class ProjectAway extends OperatorError {
  readonly problem: string

  constructor(problem: string, remedy = checkBoth) {
    super(`${problem}. ${remedy}`)
    this.problem = problem
  }
}

/**
 * Checks the hosted project at the start. One that is away does not keep a portal from serving whose
 * documents are made for just that project: they need no database.
 *
 * @param settings - of this start
 * @param composed - settings of the documents that are there, if any
 * @returns what to warn of, where the project is away
 * @throws OperatorError where it is the wrong one, or where it is away and was never seen to be right
 */
export async function checkProject(
  project: HostedSupabase,
  settings: Settings,
  composed: Settings | undefined,
): Promise<string | null> {
  try {
    await checkHostedSupabase(project)
    return null
  } catch (error) {
    const known = isDeepStrictEqual(composed, settings)
    if (!known || !(error instanceof ProjectAway)) throw error
    return `${error.problem}. The portal starts without it; news, events and messages wait until it is back.`
  }
}

/**
 * Makes sure that the hosted project answers, and keeps its messages to itself.
 *
 * @throws OperatorError where it does not; ProjectAway where it may do so once it is back
 */
async function checkHostedSupabase(project: HostedSupabase) {
  const { supabaseUrl } = project
  const answer = await ask(project, 'news')
  if (!answer.ok) {
    throw new OperatorError(
      `The Supabase project at ${supabaseUrl} refused the request for news with status ${answer.status}. Check PORTAL_SUPABASE_ANON_KEY, and that the migrations in supabase/migrations have been applied.`,
    )
  }
  if (!isList(await answer.text().catch(isAway(supabaseUrl)))) {
    // The login page of a network says the same of a project that is the right one.
    throw new ProjectAway(
      `What answers at ${supabaseUrl} is no Supabase project: it sent something else than a list of news`,
      'Check PORTAL_SUPABASE_URL; it reads like https://<project>.supabase.co.',
    )
  }
  const messages = await ask(project, 'contact_messages')
  if (messages.ok) {
    throw new OperatorError(
      `The Supabase project at ${supabaseUrl} shows contact messages to everybody. Apply the migrations in supabase/migrations, whose policies keep them back, and check PORTAL_SUPABASE_ANON_KEY.`,
    )
  }
  if (messages.status === 404) {
    throw new OperatorError(
      `The Supabase project at ${supabaseUrl} has no table for contact messages. Apply all migrations in supabase/migrations.`,
    )
  }
}

/** @throws ProjectAway where nothing answers, or only that it cannot */
async function ask(
  { supabaseUrl, supabaseAnonKey }: HostedSupabase,
  table: string,
): Promise<Response> {
  const answer = await fetch(`${supabaseUrl}/rest/v1/${table}?select=id&limit=1`, {
    headers: { apikey: supabaseAnonKey, authorization: `Bearer ${supabaseAnonKey}` },
    signal: AbortSignal.timeout(answerTimeout),
  }).catch(isAway(supabaseUrl))
  if (answer.status >= 500 || restricted.includes(answer.status)) {
    throw new ProjectAway(
      `The Supabase project at ${supabaseUrl} answers with status ${answer.status} when it is asked for ${table}`,
    )
  }
  return answer
}

/** For a request that fails, or an answer that breaks off or stalls. */
function isAway(supabaseUrl: string): (error: Error) => never {
  return (error) => {
    throw new ProjectAway(
      `The Supabase project at ${supabaseUrl} does not answer (${reasonOf(error)})`,
    )
  }
}

function isList(text: string): boolean {
  try {
    return Array.isArray(JSON.parse(text))
  } catch {
    return false
  }
}
