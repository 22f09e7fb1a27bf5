// Fetches the sheets, whose work then is done before the scripts have come, and the shell's own modules,
// the larger part of what brings any page to life. On a slow line at once: the server has the rest of
// the document under way by the time it is asked for them. On a fast one, and from a saved copy, when
// something can be seen: they would arrive before, and take the processor from the page.
{
  const slow = 100 // ms from the request to the first byte of its answer
  const [{ requestStart, responseStart }] = performance.getEntriesByType('navigation')
  const fetchEarly = () => {
    if (document.querySelector('.data-saver')) return
    for (const link of document.querySelectorAll('link[media]')) link.media = ''
  }
  if (responseStart - requestStart > slow) fetchEarly()
  else new PerformanceObserver(fetchEarly).observe({ type: 'paint', buffered: true })
}
