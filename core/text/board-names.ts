/** Names for boards that an interest's pins could go to: a small grammar over adjective, season, audience, topic and head noun. */
import { capitalFirst } from './writer/letter-case.ts'

/** Pinterest shows a board's name cut at 50 characters. */
const LONGEST = 50
const HEADS = ['Ideas', 'Inspiration', 'Tips', 'Guide', 'Favorites', 'to Try', 'at Home', 'for Beginners', 'Made Simple']
const ADJECTIVES = ['Easy', 'Simple', 'Cozy', 'Everyday', 'Seasonal', 'Weekend']
const WORLD_HEADS: Record<string, string[]> = { de: ['Ideen', 'Tipps', 'Inspiration', 'zum Nachmachen'], es: ['ideas', 'consejos', 'inspiración', 'paso a paso'], fr: ['idées', 'conseils', 'inspiration', 'pas à pas'] }

/** What people type behind a topic: a board is named for the topic. */
const SEARCHED = /\s(?:recipes?|tips|guide|checklist)$/i

/** Distinct names, the plainest first; the topic alone is the first. `seed` turns the order of the rest, nothing else. */
export function suggestBoardNames(interest: string, options: { lang?: string; count?: number; seed?: number } = {}): string[] {
  const { lang = 'en', count = 8, seed = 0 } = options
  const isRecipe = lang === 'en' && /\srecipes?$/i.test(interest)
  const bare = lang === 'en' ? interest.trim().replace(SEARCHED, '') : interest.trim()
  const topic = lang === 'en' ? titled(bare) : capitalFirst(bare)
  const made = lang === 'en' ? english(topic) : (WORLD_HEADS[lang] ?? []).map((head) => `${topic}: ${head}`)
  const turned = made.map((_, index) => made[(index + seed) % made.length] ?? '')
  const names = [...(isRecipe ? [`${topic} Recipes`] : []), topic, ...turned].filter((name) => name !== '' && name.length <= LONGEST && !repeatsWord(name))
  return [...new Set(names)].slice(0, count)
}

/** The one board that fits an interest best, by its name among a person's boards, else the first suggestion. */
export function matchBoard<T extends { name: string }>(interest: string, boards: readonly T[]): T | null {
  const wanted = keysOf(interest)
  const scored = boards.map((board) => {
    const own = keysOf(board.name)
    const common = own.filter((key) => wanted.includes(key)).length
    return { board, score: common / Math.max(1, Math.min(own.length, wanted.length)) }
  })
  const best = scored.toSorted((a, b) => b.score - a.score)[0]
  return best && best.score >= 0.5 ? best.board : null
}

function english(topic: string): string[] {
  const isPlural = /s$/i.test(topic) && !/ss$/i.test(topic)
  const heads = HEADS.filter((head) => isPlural || head !== 'to Try').map((head) => `${topic} ${head}`)
  return [...heads.slice(0, 3), ...ADJECTIVES.slice(0, 2).map((adjective) => `${adjective} ${topic}`), ...heads.slice(3), ...ADJECTIVES.slice(2).map((adjective) => `${adjective} ${topic}`)]
}

function titled(text: string): string {
  return text.trim().split(/\s+/).map((word, index) => (index > 0 && /^(?:a|an|the|and|or|of|in|on|for|to|with|at|by)$/i.test(word) ? word.toLowerCase() : capitalFirst(word))).join(' ')
}

function keysOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !/^(?:ideas|inspiration|tips|the|and|for|with|recipe|recipes|guide)$/.test(word)).map((word) => word.replace(/(?:es|s)$/, ''))
}

function repeatsWord(name: string): boolean {
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const stems = words.map((word) => word.replace(/s$/, ''))
  return new Set(stems).size < stems.length
}
