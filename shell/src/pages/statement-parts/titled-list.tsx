export interface TitledText {
  title: string
  text: string
}

/** Titled paragraphs one below the other, at a readable line length. */
export function TitledList({ items }: { items: readonly TitledText[] }) {
  return (
    <ul className="grid max-w-[46rem]">
      {items.map(({ title, text }) => (
        <li key={title} className="border-line border-t py-4 first:border-0 first:pt-0">
          <h3 className="font-semibold text-lg">{title}</h3>
          <p className="mt-1">{text}</p>
        </li>
      ))}
    </ul>
  )
}
