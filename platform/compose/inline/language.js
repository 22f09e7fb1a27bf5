// Before the body: the language that the visitor chose wins over the one that the document came in.
// A `lang` in the address wins over both, is kept, and leaves the address: a reload or a copied link
// must not overrule a later choice. Asks the server once more where a cookie can make it answer in
// the right language; where it cannot, hides the text until the page has changed over. Marks for the
// style sheet that there are scripts, and that the document is opened at a place in it.
{
  const { classList, lang } = document.documentElement
  const hidden = 'other-language'
  const known = /^(en|fil)$/
  const address = new URL(location)
  let chosen = address.searchParams.get('lang')
  try {
    if (known.test(chosen)) {
      localStorage.setItem('language', chosen)
      address.searchParams.delete('lang')
      history.replaceState(null, '', address)
    } else chosen = localStorage.getItem('language')
  } catch {}
  if (known.test(chosen) && `${chosen}-PH` !== lang) {
    const kept = `language=${chosen}`
    if (document.cookie.split('; ').includes(kept)) {
      classList.add(hidden)
      setTimeout(() => classList.remove(hidden), 5000)
    } else {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on older phones
      document.cookie = `${kept}; path=/; max-age=31536000; samesite=lax`
      // No reload: browsers would keep the place, which is the top by now, and not look for the anchor.
      address.searchParams.set('lang', chosen)
      if (document.cookie.includes(kept)) location.replace(address)
    }
  }
  classList.add('js')
  if (address.hash) classList.add('to-place')
}
