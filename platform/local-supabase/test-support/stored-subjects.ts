import type { SupabaseClient } from '@supabase/supabase-js'

/** How many messages of each subject are in the table, read as staff. */
export async function storedSubjects(staff: SupabaseClient): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (let from = 0; ; from += 1_000) {
    const { data, error } = await staff
      .from('contact_messages')
      .select('subject')
      .order('number')
      .range(from, from + 999)
    if (error) throw new Error(error.message)
    for (const { subject } of data) counts.set(subject, (counts.get(subject) ?? 0) + 1)
    if (data.length < 1_000) return counts
  }
}
