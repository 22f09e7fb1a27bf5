/** Short points of running text. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid max-w-[46rem] list-disc gap-2 pl-5 marker:text-gold">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
