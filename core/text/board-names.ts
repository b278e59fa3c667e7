/**
 * Names for boards that an interest's pins could go to: a small grammar over adjective, season,
 * audience, topic and head noun.
 */
import { LONGEST_BOARD_NAME } from './board-name-limit.ts'
import { saysSort, withoutSort } from './arabic-words.ts'
import { capitalFirst } from './writer/letter-case.ts'

const HEADS = [
  'Ideas',
  'Inspiration',
  'Tips',
  'Guide',
  'Favorites',
  'to Try',
  'at Home',
  'for Beginners',
  'Made Simple',
]
const ADJECTIVES = ['Easy', 'Simple', 'Cozy', 'Everyday', 'Seasonal', 'Weekend']
const WORLD_HEADS: Record<string, string[]> = {
  de: ['Ideen', 'Tipps', 'Inspiration', 'zum Nachmachen'],
  es: ['ideas', 'consejos', 'inspiración', 'paso a paso'],
  fr: ['idées', 'conseils', 'inspiration', 'pas à pas'],
}
/**
 * Around a topic as it is typed, definite or not: nothing that its words would have to agree with.
 */
const ARABIC_FRAMES = [
  'أفكار {}',
  '{} للمبتدئين',
  '{} خطوة بخطوة',
  'نصائح حول {}',
  '{}: أفكار وإلهام',
  'كل شيء عن {}',
  '{} بأفكار بسيطة',
]

/** What people type behind a topic: a board is named for the topic. */
const SEARCHED = /\s(?:recipes?|tips|guide|checklist)$/i

/**
 * Distinct names, the plainest first; the topic alone is the first. `seed` turns the order of the
 * rest, nothing else.
 */
export function suggestBoardNames(
  interest: string,
  options: { lang?: string; count?: number; seed?: number } = {},
): string[] {
  const { lang = 'en', count = 8, seed = 0 } = options
  const { first, rest } =
    lang === 'en' ? english(interest.trim()) : world(capitalFirst(interest.trim()), lang)
  const turned = rest.map((_, index) => rest[(index + seed) % rest.length] ?? '')
  const names = [...first, ...turned].filter(
    (name) => name !== '' && name.length <= LONGEST_BOARD_NAME && !repeatsWord(name),
  )
  return [...new Set(names)].slice(0, count)
}

/** What stands first whatever the seed, and what it turns. */
interface Names {
  first: string[]
  rest: string[]
}

function world(topic: string, lang: string): Names {
  if (lang === 'ar') return arabic(topic)
  return { first: [topic], rest: (WORLD_HEADS[lang] ?? []).map((head) => `${topic}: ${head}`) }
}

/**
 * Arabic says what sort of thing it is first: "ideas for a small garden" is a board of the small
 * garden.
 */
function arabic(typed: string): Names {
  const topic = withoutSort(typed)
  const frames = ARABIC_FRAMES.filter(
    (frame) => !saysSort(topic) || (frame.startsWith('{}') && !frame.includes('أفكار')),
  )
  return { first: [typed, topic], rest: frames.map((frame) => frame.replace('{}', () => topic)) }
}

/**
 * The one board that fits an interest best, by its name among a person's boards, else the first
 * suggestion.
 */
export function matchBoard<T extends { name: string }>(
  interest: string,
  boards: readonly T[],
): T | null {
  const wanted = keysOf(interest)
  const scored = boards.map((board) => {
    const own = keysOf(board.name)
    const common = own.filter((key) => wanted.includes(key)).length
    return { board, score: common / Math.max(1, Math.min(own.length, wanted.length)) }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score >= 0.5 ? best.board : null
}

function english(interest: string): Names {
  const topic = titled(interest.replace(SEARCHED, ''))
  const isPlural = /s$/i.test(topic) && !/ss$/i.test(topic)
  const heads = HEADS.filter((head) => isPlural || head !== 'to Try').map(
    (head) => `${topic} ${head}`,
  )
  const adjectives = ADJECTIVES.map((adjective) => `${adjective} ${topic}`)
  return {
    first: [...(/\srecipes?$/i.test(interest) ? [`${topic} Recipes`] : []), topic],
    rest: [
      ...heads.slice(0, 3),
      ...adjectives.slice(0, 2),
      ...heads.slice(3),
      ...adjectives.slice(2),
    ],
  }
}

function titled(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word, index) =>
      index > 0 && /^(?:a|an|the|and|or|of|in|on|for|to|with|at|by)$/i.test(word)
        ? word.toLowerCase()
        : capitalFirst(word),
    )
    .join(' ')
}

function keysOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? [])
    .filter(
      (word) => !/^(?:ideas|inspiration|tips|the|and|for|with|recipe|recipes|guide)$/.test(word),
    )
    .map((word) => word.replace(/(?:es|s)$/, ''))
}

function repeatsWord(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const stems = words.map((word) => word.replace(/s$/, ''))
  return new Set(stems).size < stems.length
}
