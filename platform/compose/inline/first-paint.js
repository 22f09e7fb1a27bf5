// Once something can be seen, while the browser still reads the rest of the document: fetch the
// sheets, whose work then is done before the scripts have come, and the shell's own modules, the
// larger part of what brings any page to life.
new PerformanceObserver(() => {
  if (document.documentElement.classList.contains('data-saver')) return
  for (const link of document.querySelectorAll('link[media]')) link.media = ''
}).observe({ type: 'paint', buffered: true })
