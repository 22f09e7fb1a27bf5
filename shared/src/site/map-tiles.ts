/**
 * Where the map's tiles come from, and the security policy allows them from, unless a setting says
 * else. Not part of the room's index, which every page loads: the map brings its own copy.
 */
export const defaultTileUrl = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
