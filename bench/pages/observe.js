// Runs in the browser before anything of a page: notes what only observers learn.
{
  const seen = { largest: 0, shifts: [], tasks: [] }
  window.benchSeen = seen
  const observe = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largest = startTime
  })
  observe('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value })
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ at: startTime, duration }))
}
