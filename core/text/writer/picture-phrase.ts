/**
 * What a page says of a picture, as a whole phrase: without addresses, names of files, sizes and
 * credits, and never cut inside a thought. '' where nothing of that remains.
 */
import { isUnspaced } from '../language/language.ts'
import { splitSentences } from '../language/sentences.ts'

const ADDRESS =
  /(?:https?:|[Ww]ww\.)\S*|(?<![\p{L}\d.-])[\p{L}\d-]+\.(?:com|COM|org|net|de|fr|es|it|at|ch|eu|nl|se|dk|no|pl|co|uk|info|blog|io)(?:\.\p{L}{2})?(?![\p{L}\d])/u
/**
 * "DSC_7520", "IMG-20210304", and ends of files. "200x300" is a size in pixels, "16x20" and "120 x
 * 180 cm" are sizes of what the picture shows.
 */
const FILE_PART =
  /(?<!\p{L})(?:(?:IMG|DSCN?|DSCF|PXL)[_-]?\d|MG[_-]?\d{4})[\w-]*|(?<!\d|(?<!\p{L})(?:of|von|de|du) )(?:\d{3,4}\s?[x×]\s?\d{3,4}(?:px)?(?!\d|\s?(?:cm|mm|m|ft|feet|inch\p{L}*)(?!\p{L}))|\d{2,4}\s?[x×]\s?\d{2,4}px)|\.(?:jpe?g|png|webp|gif|avif|svg)\b/giu
const OF_FILE = /_|^(?:[\p{Ll}\d]+-){2,}[\p{Ll}\d]+$/u
/** "(Photo by Nora Vessani / Agency)", "© Nora Vessani", "© N. Vessani". */
const CREDIT =
  /\s*[([](?:photo|foto|image|bild|picture|crédit|credit|courtesy|getty|via|source|quelle|©)[^)\]]*(?:[)\]]|$)|\s*(?:©|\(c\)|photo(?: credit)?:|foto:|bild:|crédits? photo ?:)(?:[^.]|(?<=(?<!\p{L})\p{L})\.)*$/giu
const MARKS =
  /(?![©®™])\p{Extended_Pictographic}|[\p{Emoji_Modifier}\p{Regional_Indicator}\u{FE0F}\u{200B}-\u{200D}\u{2063}]|<[^>]*>/gu
const ENTITY = /&(?:(amp|nbsp|quot|apos|copy)|#(\d{2,6}));/gu
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  nbsp: ' ',
  quot: '"',
  apos: "'",
  copy: '©',
}
/** Words of buttons and of the page's machinery. "Tap water" and "Banner of flags" are pictures. */
const OF_PAGE =
  /^(?:logo|avatar|placeholder|thumbnail|untitled|advertisement|gravatar|click|pin (?:it|this)|subscribe|read more|en lire plus|lire la suite|partager|compartir|teilen|mehr lesen|leer más|suivez|(?:tap|banner|icon|share|follow) (?:it|here|this|us|me|now)|tap to (?:zoom|enlarge|open|play|view|see|read)|share on|(?:banner|icon|share|follow)$)(?!\p{L})|(?<!\p{L})logo$/iu
/** "food, Ingredient, Cuisine, Leaf vegetable": what a machine saw. A person joins the last. */
const TAGS =
  /^(?!.*\s(?:and|in|on|with|und|im|auf|mit|et|dans|sur|avec|y|en|sobre|con)\s)(?:[\p{L}-]+(?: [\p{L}-]+)?, ){4,}/iu
const STOP = /[.!?。,;:|\s–—-]+$/u

/** "… from www.plums.example (@plums)", at the end. */
const FROM_SITE = new RegExp(
  `(?:\\s+(?:[Ff]rom|[Bb]y|[Vv]ia|[Aa]t|[Oo]n|[Vv]on|[Bb]ei|[Aa]uf|[Dd]e|[Pp]ar|[Ss]ur|[Ee]n))?\\s+(?:${ADDRESS.source})(?:\\s*\\(?@[\\w.]+\\)?)?\\s*$`,
  'u',
)

/** At most so many letters of it, by the sentences of its language. */
export function picturePhrase(alt: string, most: number, lang: string): string {
  const plain = decoded(alt)
    .replace(CREDIT, '')
    .replace(MARKS, ' ')
    .replace(FILE_PART, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(FROM_SITE, '')
  const parts = plain
    .split(/\s+[|•·]\s+|\s+[–—-]\s+(?=\S+$)/u)
    .filter((part) => !ADDRESS.test(part))
  const phrase = wholeWithin(parts.join(' – ').replace(STOP, ''), most, lang)
  const isNone = [ADDRESS, OF_FILE, OF_PAGE, TAGS].some((unfit) => unfit.test(phrase))
  return isNone || !isBalanced(phrase) ? '' : phrase
}

/** "Mac & cheese" of "Mac &amp; cheese": some pages escape their texts twice. */
const decoded = (alt: string): string =>
  alt.replace(ENTITY, (_, name: string | undefined, code: string | undefined) =>
    name === undefined ? ofCodePoint(Number(code)) : (ENTITIES[name] ?? ' '),
  )

/** A space for a number that is no character. */
const ofCodePoint = (code: number): string => {
  const isCharacter = code >= 32 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ' '
}

/** Ends of a thought inside a sentence, after which the rest only adds to it. */
const JOINT =
  /(?:[,;:]|\s[–—-])\s|\s(?=(?:with|featuring|surrounded|sitting|topped|next to|beside|mit|neben|avec|con|junto)\s)/giu
const MIN_LETTERS = 24
const MIN_OF_SENTENCE = 12
/** "…, Tuesday, Nov" of a date. */
const OF_DATE = /(?:,\s\p{Lu}\p{L}{2,8})+$/u

/** All of it; else its whole sentences, or its beginning up to a joint; '' where there is none. */
function wholeWithin(text: string, most: number, lang: string): string {
  if (text.length <= most) return text
  const sentences = splitSentences(text, lang)
  const whole = sentences
    .map((_, at) => sentences.slice(0, at + 1).join(isUnspaced(lang) ? '' : ' '))
    .map((start) => start.replace(STOP, ''))
    .findLast((start) => isLongAs(start, MIN_OF_SENTENCE, most) && isBalanced(start))
  if (whole !== undefined) return whole
  const start = text.slice(0, most + 1)
  const joint = [...start.matchAll(JOINT)]
    .map(({ index }) => text.slice(0, index))
    .findLast((part) => isLongAs(part, MIN_LETTERS, most) && isBalanced(part))
  return (joint ?? '').replace(STOP, '').replace(OF_DATE, '')
}

const isLongAs = ({ length }: string, least: number, most: number): boolean =>
  length >= least && length <= most

/** Quotes and brackets are in pairs. The mark of `12"` is one of inches, unless it ends a quote. */
function isBalanced(text: string): boolean {
  const count = (mark: RegExp): number => text.match(mark)?.length ?? 0
  const isPaired = [/["“”„]/gu, /(?<!\d)"|[“”„]/gu].some((mark) => count(mark) % 2 === 0)
  return count(/[(]/gu) === count(/[)]/gu) && isPaired
}
