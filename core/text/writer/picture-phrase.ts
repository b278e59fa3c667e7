/**
 * What a page says of a picture, as a whole phrase: without addresses, names of files, sizes and
 * credits, and never cut inside a thought. '' where nothing of that remains.
 */
const ADDRESS =
  /(?:https?:|www\.)\S*|(?<![\p{L}\d.-])[\p{L}\d-]+\.(?:com|org|net|de|fr|es|it|at|ch|eu|nl|se|dk|no|pl|co|uk|info|blog|io)(?:\.\p{L}{2})?(?![\p{L}\d])/iu
/** "DSC_7520", "IMG-20210304", "200x300", "1024 x 768", and ends of files. */
const FILE_PART =
  /(?<!\p{L})(?:IMG|DSCN?|DSCF|PXL|MG)[_-]?\d[\w-]*|(?<!\d)\d{2,4}\s?[x×]\s?\d{2,4}(?:px)?(?!\d)|\.(?:jpe?g|png|webp|gif|avif|svg)\b/giu
const OF_FILE = /_|^(?:[\p{Ll}\d]+-){2,}[\p{Ll}\d]+$/u
/** "(Photo by Nora Vessani / Agency)", "© Nora Vessani". */
const CREDIT =
  /\s*[([](?:photo|foto|image|bild|picture|crédit|credit|courtesy|getty|via|source|quelle|©)[^)\]]*(?:[)\]]|$)|\s*(?:©|\(c\)|photo(?: credit)?:|foto:|bild:|crédits? photo ?:)[^.]*$/giu
const MARKS =
  /[\p{Extended_Pictographic}\u{FE0F}\u{200B}-\u{200D}\u{2063}]|<[^>]*>|&(?:amp|nbsp|quot|#\d+);/gu
/** Words of buttons and of the page's machinery. */
const OF_PAGE =
  /^(?:logo|icon|avatar|placeholder|thumbnail|banner|untitled|advertisement|gravatar|click|tap|pin (?:it|this)|share|subscribe|read more|en lire plus|lire la suite|partager|compartir|teilen|mehr lesen|leer más|suivez|follow)(?!\p{L})|(?<!\p{L})logo$/iu
/** "food, Ingredient, Cuisine, Leaf vegetable, Soup": what a machine saw. */
const TAGS = /^(?:[\p{L}-]+(?: [\p{L}-]+)?, ){4,}/u
const STOP = /[.!?。,;:|\s–—-]+$/u

/** "… from www.plums.example (@plums)", at the end. */
const FROM_SITE = new RegExp(
  `(?:\\s+(?:from|by|via|at|on|von|bei|auf|de|par|sur|en))?\\s+(?:${ADDRESS.source})(?:\\s*\\(?@[\\w.]+\\)?)?\\s*$`,
  'iu',
)

export function picturePhrase(alt: string, most: number): string {
  const plain = alt
    .replace(MARKS, ' ')
    .replace(CREDIT, '')
    .replace(FILE_PART, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(FROM_SITE, '')
  const parts = plain
    .split(/\s+[|•·]\s+|\s+[–—-]\s+(?=\S+$)/u)
    .filter((part) => !ADDRESS.test(part))
  const phrase = wholeWithin(parts.join(' – ').replace(STOP, ''), most)
  const isNone = [ADDRESS, OF_FILE, OF_PAGE, TAGS].some((unfit) => unfit.test(phrase))
  return isNone || !isBalanced(phrase) ? '' : phrase
}

/** Ends of a thought inside a sentence, after which the rest only adds to it. */
const JOINT =
  /(?:[,;:]|\s[–—-])\s|\s(?=(?:with|featuring|surrounded|sitting|topped|next to|beside|mit|neben|avec|con|junto)\s)/giu
const MIN_LETTERS = 24
const MIN_OF_SENTENCE = 12
/** "…, Tuesday, Nov" of a date. */
const OF_DATE = /(?:,\s\p{Lu}\p{L}{2,8})+$/u

/** All of it; else its whole sentences, or its beginning up to a joint; '' where there is none. */
function wholeWithin(text: string, most: number): string {
  if (text.length <= most) return text
  const start = text.slice(0, most + 1)
  const ends = [...start.matchAll(/(?<=\p{L}{2}|\d|["”)])[.!?](?=\s)/gu)].map(({ index }) => index)
  const joints = [...start.matchAll(JOINT)].map(({ index }) => index)
  const [places, least] = ends.length > 0 ? [ends, MIN_OF_SENTENCE] : [joints, MIN_LETTERS]
  const end = places.filter((index) => index >= least && isBalanced(text.slice(0, index))).at(-1)
  if (end === undefined) return ''
  const whole = text.slice(0, end).replace(STOP, '')
  return ends.length > 0 ? whole : whole.replace(OF_DATE, '')
}

/** Quotes and brackets are in pairs. */
function isBalanced(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0
  return count(/[(]/gu) === count(/[)]/gu) && count(/["“”„]/gu) % 2 === 0
}
