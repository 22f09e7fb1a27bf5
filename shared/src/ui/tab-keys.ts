/**
 * The tab that a key leads to (ARIA APG, Tabs), or undefined for keys that are not the tabs'.
 * The row wraps around at its ends.
 */
export function tabForKey(
  key: string,
  tabs: readonly { id: string }[],
  current: string,
): string | undefined {
  const at = tabs.findIndex(({ id }) => id === current)
  const places: Record<string, number> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
    ' ': at,
  }
  const place = places[key]
  return place === undefined ? undefined : tabs.at(place)?.id
}
