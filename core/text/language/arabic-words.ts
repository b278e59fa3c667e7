/**
 * Arabic writes small words onto the next one: "and", "for the", "with the" and the article itself
 * are letters of the word they belong to. Without a dictionary they are recognised by their place
 * before an article, and "and" by the words that begin with its letter of their own.
 */
import type { Token } from './language.ts'

/** Marks of vowels and the stroke that only lengthens: no letters that somebody searches by. */
const MARKS = /[\u064B-\u0652\u0670\u0640]/g
const WITH_ARTICLE = /^[وف]?[بك]?ال(?<word>\p{L}{3,})$/u
/** "For the" loses the article's first letter. */
const FOR_THE = /^[وف]?لل(?<word>\p{L}{3,})$/u
/**
 * "For decorating": what is done to a thing, with what it is for; and letters that no word has
 * behind one of its own.
 */
const JOINED = /^(?:ل(?=ت\p{L}{2}ي\p{L}$)|[بلك](?=أ\p{L}{3}))/u
/** Say how something is, and name nothing. */
const QUALITIES = new Set(
  'سريعة سريع بسيطة بسيط لذيذة لذيذ سهلة سهل صحية صحي جميلة جميل أنيقة أنيق رائعة رائع جديدة جديد صغيرة صغير كبيرة كبير رخيصة رخيص'.split(
    ' ',
  ),
)
/** Begin as if they had an article behind such a word, and have none. */
const WHOLE = /^(?:بالون|بالغ|بالي|والد|فالنتاين|فالس|كالسيوم|كالوري|كاليفورني|فالوذ)/u
const OWN_AND = new Set(
  'وصفة وصفات وصفتي ورد وردة وردي وردية ورود ورق ورقة ورقي ورقية أوراق وجبة وجبات وسادة وسائد وشاح وعاء وقت وطن ولد ولادة وادي وحدة وحدات وظيفة وظائف وثيقة وثائق ورشة ورش وزن وسط وسطى وجه وجوه وضع وعد وداع وسم وسوم وفاء وليمة ولائم واجهة واجهات واحة واقع وافل وسيلة وسائل وصول وضوء وكالة ويب واحد واحدة واسع واسعة وقاية ولاية ولايات وشم وشوم وظف ونش وديعة وسام وصية وريد وفير وجهة وجهات وداعا واضح واضحة وطني وطنية وحيد وحيدة وفرة وزارة'.split(
    ' ',
  ),
)

export function withoutMarks(text: string): string {
  return text.replaceAll(MARKS, '')
}

/**
 * A word with what is written onto its front taken off as tokens of their own; its article stays.
 * `isFirst`: nothing comes before it that "and" could join.
 */
export function partWord(word: string, isFirst: boolean): Token[] {
  const parted = WHOLE.test(word)
    ? null
    : (partBeforeArticle(word) ?? (isFirst ? null : partAnd(word)))
  return parted === null
    ? [{ text: word, pos: null }]
    : [
        { text: word.slice(0, 1), pos: 'ADP' },
        { text: parted, pos: null },
      ]
}

/** What is left, with its article, or null where nothing is known to be written before it. */
function partBeforeArticle(word: string): string | null {
  if (JOINED.test(word)) return word.slice(1)
  const found = (word.startsWith('ال') ? null : WITH_ARTICLE.exec(word)) ?? FOR_THE.exec(word)
  return found === null ? null : `ال${found.groups?.['word'] ?? ''}`
}

function partAnd(word: string): string | null {
  return /^و\p{L}{3,}$/u.test(word) && !OWN_AND.has(word) ? word.slice(1) : null
}

/** "the soup" is "soup". */
export function withoutArticle(word: string): string {
  return hasArticle(word) ? word.slice(2) : word
}

function hasArticle(word: string): boolean {
  return /^ال\p{L}{2,}$/u.test(word) && !/^ال(?:ماني|ماس|وان|بوم|كترون|عاب|ياف|هام)/u.test(word)
}

/**
 * What a run of words names, longest first: "tomato soup", "soup", "tomatoes". A name begins with
 * what it is; words behind the first one that has an article are qualities, of an unknown thing
 * of the things before, and name nothing alone.
 */
export function namesIn(run: readonly string[]): string[][] {
  if (run.length === 1 && QUALITIES.has(withoutArticle(run[0] ?? ''))) return []
  const thing = run.findIndex(hasArticle)
  const beginnings = run
    .map((_, at) => run.slice(0, run.length - at))
    .filter(({ length }) => length === 1 || length > thing)
  // Where none has an article things can't be distinguished from qualities.
  const inner = run.slice(1, Math.max(1, thing + 1)).map((_, at) => run.slice(at + 1, thing + 1))
  return [...beginnings, ...inner].map(asNamed)
}

/** In a name of its own a thing has no article, and neither have its qualities. */
function asNamed(words: readonly string[]): string[] {
  return hasArticle(words[0] ?? '') ? words.map(withoutArticle) : [...words]
}

const SORT =
  /^(?:أفكار|وصفة|وصفات|نصائح|مكونات|طريقة عمل|طريقة تحضير|كيفية عمل)(?: (?:حول|عن))? (?=\S)/u

/**
 * The thing of "ideas for the thing", where what is stated behind it is surely stated of the thing and
 * not of the ideas.
 */
export function withoutSort(topic: string): string {
  const thing = topic.replace(SORT, '')
  if (QUALITIES.has(withoutArticle(thing))) return topic
  return thing.includes(' ') && !hasArticle(thing.split(' ').at(-1) ?? '') ? topic : thing
}

/** Whether a topic begins with what sort of thing is looked for: nothing can come before that. */
export function isSortName(topic: string): boolean {
  return SORT.test(topic) || /^(?:أفضل|أجمل|أحلى|أسهل|كيفية|كيف|طريقة|طرق|دليل) /u.test(topic)
}
