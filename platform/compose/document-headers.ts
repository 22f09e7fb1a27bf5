/**
 * Headers of every document, whatever serves it. Of the query `lang` alone decides what is answered: who
 * comes by a link with marks of somebody else's, such as Facebook's `fbclid`, may use the document that
 * the browser has (https://httpwg.org/http-extensions/draft-ietf-httpbis-no-vary-search.html).
 */
export const documentHeaders = {
  vary: 'cookie, accept-encoding, save-data, user-agent',
  'no-vary-search': 'key-order, params, except=("lang")',
}
