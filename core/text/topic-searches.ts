/** Searches that a topic's own words make, without a page and without figures: what people put before and behind any topic, and its narrower head. */
import { guessLanguage, plainLanguage, type PlainLanguage } from './plain-language.ts'

/** Pinterest takes keywords of at most 100 characters. */
const LONGEST = 100
const BEHIND: Record<PlainLanguage, readonly string[]> = {
  en: ['ideas', 'inspiration', 'tips', 'for beginners', 'at home', 'on a budget', 'checklist', 'guide'],
  de: ['Ideen', 'Inspiration', 'Tipps', 'für Anfänger', 'selber machen', 'Anleitung', 'Checkliste'],
  es: ['ideas', 'inspiración', 'consejos', 'para principiantes', 'en casa', 'paso a paso'],
  fr: ['idées', 'inspiration', 'conseils', 'pour débutants', 'à la maison', 'pas à pas'],
}
const BEFORE: Record<PlainLanguage, readonly string[]> = { en: ['easy', 'simple', 'best'], de: [], es: [], fr: [] }
/** What stands behind a topic already is taken off before another such word is put there. */
const ABOUT = /\s+(?:ideas?|inspiration|tips?|checklists?|guides?|ideen|tipps?|anleitung|checkliste|inspiración|consejos?|idées?|conseils?)$/iu

/** Distinct, the topic itself first; nothing for no words. */
export function searchesOfTopic(typed: string): string[] {
  const topic = typed.replaceAll(/\s+/g, ' ').trim()
  if (!/\p{L}/u.test(topic)) return []
  const lang = guessLanguage(topic)
  const bare = topic.replace(ABOUT, '')
  const searches = [topic, bare, ...BEHIND[lang].map((word) => `${bare} ${word}`), ...BEFORE[lang].map((word) => `${word} ${bare}`), ...headsOf(bare, lang)]
  const seen = new Set<string>()
  // What repeats a word already, as Bora Bora does, may; what would only begin to is no search.
  const most = repeatsIn(topic)
  return searches.filter((search) => search.length <= LONGEST && repeatsIn(search) <= most && isNew(seen, search))
}

/** "balcony garden" of "small balcony garden": where the last words name the thing, its endings of two words and more are topics too. */
function headsOf(topic: string, lang: PlainLanguage): string[] {
  if (lang !== 'en') return []
  const { isStopWord } = plainLanguage(lang)
  const words = topic.split(' ')
  const endings = words.map((_, at) => words.slice(at)).slice(1, -1)
  return endings.filter(([first = '', ...rest]) => !isStopWord(first) && !rest.some((word) => isStopWord(word))).map((ending) => ending.join(' '))
}

function repeatsIn(search: string): number {
  const words = search.toLowerCase().split(' ')
  return words.length - new Set(words).size
}

function isNew(seen: Set<string>, search: string): boolean {
  const key = search.toLowerCase()
  return !seen.has(key) && Boolean(seen.add(key))
}
