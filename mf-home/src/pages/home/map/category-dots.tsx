import {
  type PlaceCategory,
  placeColors,
  placesByCategory,
} from '../../../../content/facts/places.ts'

/** The colours of a category's markers: the legend of the map. */
export function CategoryDots({ category }: { category: PlaceCategory }) {
  const colors = [...new Set(placesByCategory[category].map(({ color }) => color))]
  const width = 14 + 8 * (colors.length - 1)
  return (
    <svg viewBox={`0 0 ${width} 14`} width={width} height="14" aria-hidden="true">
      {colors.map((color, index) => (
        <circle
          key={color}
          cx={7 + 8 * index}
          cy="7"
          r="6"
          fill={placeColors[color]}
          strokeWidth="1.5"
          className="stroke-surface"
        />
      ))}
    </svg>
  )
}
