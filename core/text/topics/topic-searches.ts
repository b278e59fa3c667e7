/**
 * Searches that a topic's own words make, without a page and without figures: what people put
 * before and behind any topic, and its narrower head.
 */
import { isSortName, withoutSort } from '../language/arabic-words.ts'
import { dishLanguage } from './dish-words.ts'
import {
  guessLanguage,
  plainLanguage,
  scriptOf,
  type PlainLanguage,
} from '../gates/plain-language.ts'

/** Pinterest takes keywords of at most 100 characters. */
const MAX_LENGTH = 100

/**
 * What may be around a topic: nothing that would have to agree with it in gender or number,
 * which is unknown.
 */
interface Frame {
  readonly before: readonly string[]
  readonly behind: readonly string[]
}

const FRAMES: Record<PlainLanguage, Frame> = {
  en: {
    before: ['easy', 'simple', 'best'],
    behind: [
      'ideas',
      'inspiration',
      'tips',
      'for beginners',
      'at home',
      'on a budget',
      'checklist',
      'guide',
    ],
  },
  de: {
    before: [],
    behind: [
      'Ideen',
      'einfach',
      'Inspiration',
      'Tipps',
      'für Anfänger',
      'selber machen',
      'Anleitung',
      'Checkliste',
    ],
  },
  es: {
    before: [],
    behind: ['ideas', 'inspiración', 'consejos', 'para principiantes', 'en casa', 'paso a paso'],
  },
  fr: {
    before: ['idées', 'conseils'],
    behind: ['inspiration', 'pour débutants', 'à la maison', 'pas à pas'],
  },
  ar: {
    before: ['أفكار', 'نصائح حول'],
    behind: ['للمبتدئين', 'خطوة بخطوة', 'بطريقة سهلة', 'بخطوات بسيطة'],
  },
}
/** Of what is cooked or baked. */
const DISH_FRAMES: Partial<Record<PlainLanguage, Frame>> = {
  de: {
    before: [],
    behind: [
      'Rezept',
      'einfach',
      'schnell',
      'Rezept einfach',
      'selber machen',
      'für Anfänger',
      'Ideen',
      'Tipps',
    ],
  },
  ar: {
    before: ['وصفة', 'طريقة عمل', 'مكونات', 'أفكار'],
    behind: ['بطريقة سهلة', 'خطوة بخطوة', 'للمبتدئين', 'في المنزل'],
  },
}
/** Words around a topic, removed before others are added. */
const ABOUT =
  /(?: (?:ideas?|inspiration|tips?|checklists?|guides?|ideen|tipps?|rezepte?|anleitung|checkliste|einfach|inspiración|consejos?|idées?|conseils?))+$/iu
const ABOUT_BEFORE = /^(?:(?:idées?|conseils?) )+/iu
/** A sentence is no topic to put words around. */
const MAX_WORDS = 6
/** Never put behind an activity: "Kräutergarten anlegen selber machen" is no German. */
const DONE = ['selber machen']

/**
 * Distinct, the topic itself first; nothing for no words. `likely`: the language of who asks, taken
 * where the words show none; in letters of no language that we know there is the topic alone.
 */
export function searchesOfTopic(typed: string, likely: PlainLanguage = 'en'): string[] {
  const topic = typed.replaceAll(/\s+/g, ' ').trim()
  if (!/\p{L}/u.test(topic)) return []
  if (scriptOf(topic) === 'other') return topic.length <= MAX_LENGTH ? [topic] : []
  const lang = guessLanguage(topic, likely)
  const bare =
    lang === 'ar' ? withoutSort(topic) : topic.replace(ABOUT, '').replace(ABOUT_BEFORE, '')
  const deedless = withoutAction(bare, lang)
  const { before, behind } = frameOf(bare, lang)
  const after = behind
    .filter((words) => deedless === bare || !DONE.includes(words))
    .map((words) => `${bare} ${words}`)
  const ahead = before.map((words) => `${words} ${bare}`)
  const searches = [
    topic,
    bare,
    ...(lang === 'ar' || lang === 'fr' ? [...ahead, ...after] : [...after, ...ahead]),
    deedless,
    ...headsOf(bare, lang),
  ]
  const seen = new Set<string>()
  // What repeats a word already, as Bora Bora does, may; what would only begin to is no search.
  const most = repeatsIn(topic)
  return searches.filter(
    (search) => search.length <= MAX_LENGTH && repeatsIn(search) <= most && isNew(seen, search),
  )
}

function frameOf(topic: string, lang: PlainLanguage): Frame {
  if (lang !== 'en' && topic.split(' ').length > MAX_WORDS) return { before: [], behind: [] }
  const frame = (dishLanguage(topic) === lang && DISH_FRAMES[lang]) || FRAMES[lang]
  if (lang !== 'ar') return frame
  // One "for" is enough, and one sort of thing before it.
  return {
    before: isSortName(topic) ? [] : frame.before,
    behind: frame.behind.filter((words) => !(words.startsWith('لل') && / لل/u.test(topic))),
  }
}

/** "Kräutergarten" of "Kräutergarten anlegen". */
function withoutAction(topic: string, lang: PlainLanguage): string {
  const [, thing = topic, last = ''] = /^(.+) (\S+)$/u.exec(topic) ?? []
  return lang === 'de' && plainLanguage('de').tokens(topic).at(-1)?.pos === 'VERB' && last !== ''
    ? thing
    : topic
}

/**
 * "balcony garden" of "small balcony garden": where the last words name the thing, its endings of
 * two words and more are topics too.
 */
function headsOf(topic: string, lang: PlainLanguage): string[] {
  if (lang !== 'en') return []
  const { isStopWord } = plainLanguage(lang)
  const words = topic.split(' ')
  const endings = words.map((_, at) => words.slice(at)).slice(1, -1)
  return endings
    .filter(([first = '', ...rest]) => !isStopWord(first) && !rest.some((word) => isStopWord(word)))
    .map((ending) => ending.join(' '))
}

/** "Step by step" says its word twice in most languages. */
function repeatsIn(search: string): number {
  const words = search
    .toLowerCase()
    .replace(/(?<= )(\p{L}+) (?:by|à|a) \1$/u, '$1')
    .split(' ')
  return words.length - new Set(words).size
}

function isNew(seen: Set<string>, search: string): boolean {
  const key = search.toLowerCase()
  return !seen.has(key) && Boolean(seen.add(key))
}
