import { spell } from '@portal/shared/section'
import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type RefObject,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { lateAttribute, standstillId } from '../section/document-names.ts'
import { type EarlyInput, earlyInputIn, repeatTaps, standIn } from './early-taps.ts'

type Loader = () => Promise<{ default: ComponentType }>

export interface LateParts<Name extends string = string> {
  /** The parts, without props, to be placed on the page. */
  components: Record<Name, ComponentType>
  /** Fetches the code of one part. Rejects where it cannot be had. */
  fetchPart: (name: Name) => ReturnType<Loader>
  /** Fetches the code of all parts. Rejects where that of one cannot be had. */
  load: () => Promise<unknown>
}

/**
 * Parts of a page that can be read and used without a script. In a composed document their markup
 * stands until their code is there; the rest of the page comes to life before, and stays alive where
 * the code never comes.
 *
 * @param page - `import.meta.url` of the page's module, which must export the result as `late`: from
 *   it, under another spelling of its address, a part is fetched again that failed or hangs. Null
 *   where that module must not run twice: some browsers then remember that a part failed.
 */
export function lateParts<Name extends string>(
  page: string | null,
  loaders: Record<Name, Loader>,
): LateParts<Name> {
  const names = Object.keys(loaders) as Name[]
  const loaded = new Map<Name, ComponentType>()

  async function fetchPart(name: Name) {
    const part = await loaders[name]()
    loaded.set(name, part.default)
    return part
  }

  async function fetchAt(name: Name, attempt: number) {
    if (attempt === 0 || !page) return fetchPart(name)
    const { late }: { late: LateParts<Name> } = await import(
      /* @vite-ignore */ spell(page, attempt)
    )
    return late.fetchPart(name)
  }

  const components = Object.fromEntries(
    names.map((name) => {
      const Late = lazy(() => retryUntilLoaded(name, (attempt) => fetchAt(name, attempt)))
      return [name, latePart(() => loaded.get(name) ?? Late)]
    }),
  ) as Record<Name, ComponentType>
  return { components, fetchPart, load: () => Promise.all(names.map(fetchPart)) }
}

/**
 * Whether what can come late comes after the first screen has been drawn. Not where the document
 * shows all of it already, nor where the browser scrolls to some place in it.
 */
export const FirstScreenFirst = createContext(false)

/** Class names of the place of such a part, and of the room that is kept for it meanwhile. */
export const lateClasses = { part: 'ui-late', room: 'ui-late-room' } as const

/** @param find - the part itself where it was loaded before, else one that waits for it */
function latePart(find: () => ComponentType): ComponentType {
  // Without props and memoized, so that a change around it does not ask for code that is not there.
  return memo(() => {
    const [Component] = useState<ComponentType>(find)
    const [waits] = useState(useContext(FirstScreenFirst))
    const [isDue, setDue] = useState(!waits)
    const [alive, setAlive] = useState(false)
    const region = useRef<HTMLDivElement>(null)
    const composed = useRef<Markup>({ nodes: [], lang: '' })
    const early = useRef<EarlyInput>(undefined)
    useLayoutEffect(() => {
      const nodes = [...(region.current?.childNodes ?? [])]
      composed.current = { nodes, lang: document.documentElement.lang }
    }, [])
    useEffect(() => {
      if (alive && region.current) repeatTaps(region.current, early.current)
    }, [alive])
    useEffect(() => startTransition(() => setDue(true)), [])
    if (!isDue) return <Room early={early} />
    const fallback = waits ? <Room early={early} /> : <Composed markup={composed} early={early} />
    return (
      <div ref={region} className={lateClasses.part} {...(!alive && { [lateAttribute]: '' })}>
        <Suspense fallback={fallback}>
          <Component />
          <Alive tell={setAlive} />
        </Suspense>
      </div>
    )
  })
}

interface StandInProps {
  /** Takes what was done in what stood in for the part. */
  early: RefObject<EarlyInput | undefined>
}

const standsIn = { [lateAttribute]: standIn }

/** Keeps the end of the page away until the part stands there. The shell may put its text in. */
function Room({ early }: StandInProps) {
  const place = useRef<HTMLDivElement>(null)
  useInputOf(place, early)
  return <div ref={place} aria-busy="true" className={lateClasses.room} {...standsIn} />
}

function useInputOf(place: RefObject<Element | null>, early: StandInProps['early']): void {
  useLayoutEffect(
    () => () => {
      if (place.current) early.current = earlyInputIn(place.current)
    },
    [place, early],
  )
}

interface Markup {
  nodes: readonly Node[]
  /** The visitor may have changed over to the other language since. */
  lang: string
}

/**
 * Puts the composed markup back. React takes it away where a context changes, such as the address,
 * while the code is still on its way.
 */
function Composed({ markup, early }: StandInProps & { markup: { readonly current: Markup } }) {
  const place = useRef<HTMLDivElement>(null)
  useInputOf(place, early)
  useLayoutEffect(() => {
    if (!place.current) return
    place.current.append(...markup.current.nodes)
    place.current.lang = markup.current.lang
  }, [markup])
  return <div ref={place} className={lateClasses.part} {...standsIn} />
}

/** Tells when what stands before it has come to life. */
function Alive({ tell }: { tell: (alive: true) => void }) {
  // Lands together with what the part itself shows once it is alive.
  useEffect(() => startTransition(() => tell(true)), [tell])
  return null
}

/** How long an attempt is waited for before the next one begins beside it, in milliseconds. */
const attemptTimeout = 10_000

/**
 * Retries until one attempt succeeds, each later than the last, and at once when a network comes back.
 * Attempts are counted from 0. From the second on, the page says that something does not work yet. Only
 * the first failure is logged: it may be the code itself, which no network mends.
 */
function retryUntilLoaded<T>(name: string, attempt: (count: number) => Promise<T>): Promise<T> {
  return new Promise((resolve) => {
    let latest = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const arrive = (result: T) => {
      countStanding(latest > 0 ? -1 : 0)
      latest = Number.NaN
      // It would keep the process that composes from ending.
      clearTimeout(timer)
      resolve(result)
    }
    const begin = (count: number, pause: number) => {
      latest = count
      if (count === 1) countStanding(1)
      const retryIn = (time: number) => {
        clearTimeout(timer)
        timer = setTimeout(begin, time, count + 1, 2 * pause)
      }
      retryIn(attemptTimeout + pause)
      attempt(count).then(arrive, (error) => {
        if (count === 0) console.warn(`${name} could not be loaded:`, error)
        if (count !== latest) return
        retryIn(pause)
        globalThis.addEventListener?.(
          'online',
          () => {
            if (count === latest) begin(count + 1, 1000)
          },
          { once: true },
        )
      })
    }
    begin(0, 1000)
  })
}

/** Parts, of whichever section, that have not come at the first attempt, nor since. */
let standing = 0

/** Says that something does not work yet for as long as one part stands still. */
function countStanding(change: number): void {
  standing += change
  // Composing, too, loads parts.
  globalThis.document?.getElementById(standstillId)?.toggleAttribute('hidden', standing === 0)
}
