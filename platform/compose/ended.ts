/** What all works come to, or the first failure, but not before the last of them has ended too. */
export async function ended<Result>(works: readonly Promise<Result>[]): Promise<Result[]> {
  await Promise.allSettled(works)
  return Promise.all(works)
}
