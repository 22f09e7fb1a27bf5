/** Who held a post since when, as an ISO day. */
interface Holder {
  from: string
  name: string
}

export interface Post {
  position: string
  /** The newest first. A new one is put on top: documents of before keep the name that signed them. */
  holders: readonly Holder[]
}

/** Who signs the documents: sample names, until the municipality enters its own. */
export const posts = {
  mayor: {
    position: 'Municipal Mayor',
    holders: [{ from: '2019-06-30', name: 'Bayani Sampaguita' }], // placeholder
  },
  bacChair: {
    position: 'Chairperson, Bids and Awards Committee',
    holders: [{ from: '2019-06-30', name: 'Amihan Molave' }], // placeholder
  },
  budgetOfficer: {
    position: 'Municipal Budget Officer',
    holders: [{ from: '2019-06-30', name: 'Ligaya Narra' }], // placeholder
  },
  accountant: {
    position: 'Municipal Accountant',
    holders: [{ from: '2019-06-30', name: 'Dalisay Yakal' }], // placeholder
  },
  planner: {
    position: 'Planning and Development Coordinator',
    holders: [{ from: '2019-06-30', name: 'Hiraya Kamagong' }], // placeholder
  },
} satisfies Record<string, Post>

/**
 * The line under which a post signs a document.
 *
 * @param date - of the document, as an ISO day
 * @throws where nobody held the post on that day
 */
export function signature({ position, holders }: Post, date: string) {
  const holder = holders.find(({ from }) => from <= date)
  if (!holder) throw new Error(`No ${position} on ${date}: enter who held the post.`)
  return { kind: 'signature', name: holder.name, position } as const
}
