// As soon as it is known that data is not saved: fetch the sheets, whose work then is done before the
// scripts have come, and the shell's own modules, the larger part of what brings any page to life.
// They follow the rest of the document, which the server has under way by the time it is asked.
if (!document.documentElement.classList.contains('data-saver'))
  for (const link of document.querySelectorAll('link[media]')) link.media = ''
