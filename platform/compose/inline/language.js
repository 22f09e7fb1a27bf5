// Before the body: the language that the visitor chose wins over the one that the document came in.
// A `lang` in the address wins over both, is kept, and leaves the address: a reload or a copied link
// must not overrule a later choice. Asks the server once more where a cookie can make it answer in
// the right language; where it cannot, hides the text until the page has changed over.
{
  const root = document.documentElement
  // No prototype: an address that asks for `toString` asks for nothing.
  const known = { __proto__: null, en: 'en-PH', fil: 'fil-PH' }
  const address = new URL(location.href)
  let chosen = address.searchParams.get('lang')
  try {
    if (chosen in known) {
      localStorage.setItem('language', chosen)
      address.searchParams.delete('lang')
      history.replaceState(history.state, '', address)
    } else chosen = localStorage.getItem('language')
  } catch {}
  if (chosen in known && known[chosen] !== root.lang) {
    if (document.cookie.split('; ').includes(`language=${chosen}`)) {
      root.classList.add('other-language')
      setTimeout(() => root.classList.remove('other-language'), 5000)
    } else {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on older phones
      document.cookie = `language=${chosen}; path=/; max-age=31536000; samesite=lax`
      if (document.cookie.includes(`language=${chosen}`)) location.reload()
    }
  }
  root.classList.add('js')
}
