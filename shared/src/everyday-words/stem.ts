/** Shortest stem: most Filipino roots have two syllables, such as `kuha`. */
const shortest = 4

/** Of verbs and of nouns made from them, the longest first. */
const prefixes = [
  'nakapagpa makapagpa',
  'ipinagpa nakapag makapag ipinapa ipinang ipinan ipinam pinakama pinagpa',
  'ipinag pinaka napaka nagpapa magpapa pagpapa pakiki makiki nakiki',
  'ipina ipang ipapa nagpa magpa pagpa pinag pinang pinan pinam',
  'ipag mapag magka nagka pagka taga maka naka paki maki naki mang nang pang kapag',
  'ipa ika mag nag pag man nan pan mam nam pam',
  'ma na pa ka ni um in',
  'i',
].flatMap((line) => line.split(' '))

const suffixes = ['nang', 'han', 'hin', 'nan', 'nin', 'an', 'in']

/**
 * The root of a word, as near as rules without a dictionary come to it. English endings and Filipino
 * affixes alike, since residents write both in one word: `nagre-renew`. Roots may come out maimed;
 * what matters is that words of one root come out the same.
 *
 * @param word - lower case, letters without marks
 */
export function stem(word: string): string {
  if (/\d/.test(word)) return word
  let root = withoutLinker(withoutEnglishEnding(word))
  for (let before = ''; before !== root; ) {
    before = root
    root = withoutReduplication(withoutInfix(withoutPrefix(root)))
  }
  root = withoutLinker(withoutSuffix(root))
  return atLeast(root.replace(/a$/, ''), root).replaceAll('o', 'u').replaceAll('e', 'i')
}

function atLeast(root: string, word: string): string {
  return root.length >= shortest ? root : word
}

function withoutEnglishEnding(word: string): string {
  const one = word
    .replace(/(.{2}[^aeious])ies$/, '$1y')
    .replace(/(ch|sh|x|ss)es$/, '$1')
    .replace(/(.[^sui])s$/, '$1')
  const doing = /^(.{3,})(?:ing|ed)$/.exec(one)?.[1]
  // `planning` is of `plan`, but `billing` of `bill`.
  return doing?.replace(/([^aeiouls])\1$/, '$1') ?? one
}

function withoutPrefix(word: string): string {
  const prefix = prefixes.find(
    (candidate) => word.startsWith(candidate) && word.length - candidate.length >= shortest,
  )
  return prefix ? word.slice(prefix.length) : word
}

/** `kumuha` and `kinuha` are `kuha`. */
function withoutInfix(word: string): string {
  return atLeast(word.replace(/^([^aeiou])(?:um|in)(?=[aeiou])/, '$1'), word)
}

/** `kukuha` is `kuha`. */
function withoutReduplication(word: string): string {
  return atLeast(word.replace(/^([^aeiou]?[aeiou])(?=\1)/, ''), word)
}

/** `libreng` is `libre`, `paaralang` is `paaralan`. */
function withoutLinker(word: string): string {
  return atLeast(word.replace(/([eiou])ng$/, '$1').replace(/ang$/, 'an'), word)
}

/** `bayaran` is `bayad`. */
function withoutSuffix(word: string): string {
  const suffix = suffixes.find(
    (candidate) => word.endsWith(candidate) && word.length - candidate.length >= shortest,
  )
  return suffix ? word.slice(0, -suffix.length).replace(/r$/, 'd') : word
}
