/** What a page is about in few words, and how far a line of it says so. */
import { contentStems, wordsOf } from '../language/language.ts'
import { stemCounts } from '../subject/title-topics.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import { firstPersonOf } from '../gates/first-person.ts'

const MAX_WORDS = 5
const MAX_LETTERS = 40
/** So often the page must say each word, or its title does not mean it: "I Gotta Feeling". */
const MIN_SAID = 3
/** Of the topic's words: "Why the Backsplash Matters" says enough of "kitchen backsplash". */
const MOST = 0.6

/**
 * The subject, or the part of the title before its colon, as it may come before a colon itself; ''
 * where neither is short or the text says other words.
 */
export function topicOf(model: PageModel): string {
  const { subject, material } = model
  const { content, letters } = material
  const [first = ''] = content.title.split(/\s*[:|]\s+|\s+[–—-]\s+|\s*[([]/u)
  const clause = first.replace(/[.!…]+$/u, '').trim()
  const names = subject.confidence >= MIN_SURE ? [letters.title(subject.name), clause] : [clause]
  return names.find((name) => isTopic(name, model)) ?? ''
}

function isTopic(name: string, { material: { content, language } }: PageModel): boolean {
  const stems = contentStems(name, language)
  const said = stemCounts(content, language)
  const count = wordsOf(name).length
  return (
    stems.length > 0 &&
    count <= MAX_WORDS &&
    name.length <= MAX_LETTERS &&
    !/[?!"“”„«»#+]|^\d+$|\p{Lu}{3,}.*\s.*\p{Lu}{3,}/u.test(name) &&
    !(firstPersonOf(language.lang)?.test(name) ?? false) &&
    stems.every((stem) => (said.get(stem) ?? 0) >= MIN_SAID)
  )
}

/** How much of the page's topic a line says; all of it where the page has none. */
export function coverageOf(line: string, model: PageModel): 'whole' | 'part' | 'nothing' {
  const { language } = model.material
  const wanted = new Set(
    contentStems(topicOf(model), language).filter((stem) => /\p{L}/u.test(stem)),
  )
  if (wanted.size === 0) return 'whole'
  const stems = new Set(contentStems(line, language))
  const shared = [...wanted].filter((stem) => stems.has(stem)).length
  return shared === 0 ? 'nothing' : shared / wanted.size >= MOST ? 'whole' : 'part'
}
