/** The colours of the valley at one hour of the day. The theme's own, and their neighbours. */
export interface Hour {
  sky: readonly [top: string, horizon: string]
  sun: string
  /** Ridges, from the farthest to the nearest. */
  ridges: readonly [string, string, string]
  field: string
  crop: string
  /** Where the sun or the moon stands, from 0 to 1 across and down the sky. */
  at: readonly [x: number, y: number]
}

/** From dawn to moonrise: each section shows the same valley at another hour. */
export const hours: readonly Hour[] = [
  {
    sky: ['#f6d9c2', '#fdf0da'],
    sun: '#f0b735',
    ridges: ['#c9b5a6', '#7f9a80', '#2f6647'],
    field: '#b9c35a',
    crop: '#dcae3c',
    at: [0.72, 0.62],
  },
  {
    sky: ['#bfe0ea', '#eef6ee'],
    sun: '#f4c542',
    ridges: ['#9fc0b0', '#5d9273', '#2b6445'],
    field: '#b9c35a',
    crop: '#dcae3c',
    at: [0.8, 0.34],
  },
  {
    sky: ['#9ccfe2', '#dbecee'],
    sun: '#fdf0c4',
    ridges: ['#8fb9b8', '#4f8b74', '#24593d'],
    field: '#c4cc66',
    crop: '#e6bd4f',
    at: [0.6, 0.24],
  },
  {
    sky: ['#f3e3b0', '#fbf3da'],
    sun: '#e3a52b',
    ridges: ['#c0bf8d', '#7f9a55', '#3a6a3c'],
    field: '#cbbf52',
    crop: '#dcae3c',
    at: [0.84, 0.4],
  },
  {
    sky: ['#e9a06f', '#f8dba6'],
    sun: '#f7c95c',
    ridges: ['#b78a78', '#6f7f63', '#2c5540'],
    field: '#a9a54a',
    crop: '#d19a35',
    at: [0.66, 0.66],
  },
  {
    sky: ['#233f52', '#6d8f9a'],
    sun: '#f3e8c4',
    ridges: ['#56787b', '#2f5b50', '#1c4232'],
    field: '#66783c',
    crop: '#a5812f',
    at: [0.82, 0.28],
  },
]
