interface MapSettings {
  /** Where tiles come from, with `{z}`, `{x}` and `{y}`. */
  tileUrl: string
  /** Credit for tiles other than OpenStreetMap's own, in plain text. */
  attribution: string | null
}

export const defaultMapSettings: MapSettings = {
  tileUrl: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: null,
}

/**
 * The map's part of the page's settings: `mapTileUrl` and `mapAttribution` in the JSON of
 * `<script id="portal-settings">`, which the server has checked. What is missing has its default.
 */
export function readMapSettings(page: Document): MapSettings {
  const { mapTileUrl, mapAttribution } = parse(page.getElementById('portal-settings')?.textContent)
  return {
    tileUrl: typeof mapTileUrl === 'string' ? mapTileUrl : defaultMapSettings.tileUrl,
    attribution: typeof mapAttribution === 'string' && mapAttribution ? mapAttribution : null,
  }
}

function parse(json: string | null | undefined): { [setting: string]: unknown } {
  try {
    return { ...JSON.parse(json ?? '{}') }
  } catch {
    return {}
  }
}
