import { LazyScene } from '../../../illustrations/lazy-scene.tsx'
import type { Pillar } from './pillars.ts'

interface PillarCardProps {
  pillar: Pillar
  words: { title: string; subtitle: string; description: string }
}

export function PillarCard({ pillar: { id, icon: Icon, scene, look }, words }: PillarCardProps) {
  return (
    <li
      id={id}
      className="flex flex-col overflow-hidden rounded-card print:break-inside-avoid border border-line bg-surface"
    >
      <LazyScene id={scene} className="block aspect-video w-full" />
      <div className="relative grow px-5 pt-9 pb-6">
        <span
          className={`-top-7 absolute left-5 grid size-14 place-items-center rounded-full border-2 ${look}`}
        >
          <Icon aria-hidden="true" />
        </span>
        <h3 className="text-2xl">{words.title}</h3>
        <p className="font-semibold text-forest-ink">{words.subtitle}</p>
        <p className="mt-2 text-ink-muted">{words.description}</p>
      </div>
    </li>
  )
}
