import { municipality } from '@portal/shared/site'
import type { Map as LeafletMap } from 'leaflet'
import { LocateFixed, type LucideIcon, Minus, Plus } from 'lucide-react'
import { useMapCopy } from '../copy.ts'
import { firstZoom } from './zoom.ts'

/** Zoom buttons with names in both languages; Leaflet's own speak English only. */
export function MapControls({ map }: { map: LeafletMap | null }) {
  const copy = useMapCopy()
  return (
    <div className="absolute right-3 bottom-3 z-10 grid divide-y divide-line overflow-clip rounded-control border border-line-strong bg-surface [overflow-clip-margin:6px]">
      <Control label={copy.zoomIn} icon={Plus} onPress={() => map?.zoomIn()} />
      <Control label={copy.zoomOut} icon={Minus} onPress={() => map?.zoomOut()} />
      <Control
        label={copy.resetView}
        icon={LocateFixed}
        onPress={() => map?.setView([...municipality.center], firstZoom)}
      />
    </div>
  )
}

function Control({
  label,
  icon: Icon,
  onPress,
}: {
  label: string
  icon: LucideIcon
  onPress: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="grid size-11 cursor-pointer place-items-center text-forest-ink hover:bg-forest-soft"
    >
      <Icon size={20} aria-hidden="true" />
    </button>
  )
}
