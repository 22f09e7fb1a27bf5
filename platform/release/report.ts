import type { Landing } from './land.ts'

/** Times the steps of a command, and tells at its end what changed. */
export function startClock() {
  const start = performance.now()
  const laps: string[] = []
  let last = start
  const lap = (name: string) => {
    const now = performance.now()
    laps.push(`${name} in ${seconds(now - last)}`)
    last = now
  }
  return {
    /** Ends a step. */
    lap,
    /** Prints what changed and how long each step took. */
    report({ changes, composition }: Landing) {
      lap('verified and composed')
      for (const { id, version, replaced } of changes) {
        if (version === null) console.log(`${id} ${replaced} is off the portal`)
        else if (version === replaced) console.log(`${id} ${version} is published`)
        else
          console.log(`${id} ${version} is current${replaced ? `, in place of ${replaced}` : ''}`)
      }
      if (changes.length === 0) console.log('nothing to change: these releases are current')
      const { rendered, written, site } = composition
      console.log(`pages rendered: ${rendered.join(', ') || 'none'}`)
      console.log(`documents written: ${written.join(', ') || 'none'}`)
      console.log(`${site}: ${laps.join(', ')}, ${seconds(performance.now() - start)} in all`)
    },
  }
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
