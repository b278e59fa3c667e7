/** What a section names at the beginning of its paragraphs: "Copper tape: …", "Beer traps: …". */
import type { PageModel } from '../../understand/page-model.ts'
import { isTopicHeading } from '../../understand/reading/topic-headings.ts'
import { inSentence, MIN_THINGS, type ThingRow } from './heading-things.ts'
import { kindOf } from './heading-kind.ts'
import { headingWords } from './heading-words.ts'

const LABEL = /^(\p{Lu}[^.!?:–—()\d]{2,34}?): \p{Lu}\p{L}+ \p{L}+ \p{L}+/u
/** Parts of advice that name nothing. */
const OF_NOTE =
  /^(?:notes?|tips?|pros?|cons?|why|how|what|when|where|who|best|example|result|bonus|step|option|keyword|author|source|image|photo|credit|update|warning|important|remember)(?!\p{L})/iu

/** English sections only; `null` where they name too little. */
export function labelledRow(heading: string, { material }: PageModel): ThingRow | null {
  const { content, cleaned, language } = material
  const list = headingWords.get('en')
  const at = content.headings[cleaned.indexOf(heading)]?.at
  if (language.lang !== 'en' || !list || at === undefined) return null
  const { paragraphs, headings } = content
  const end = headings.find((one) => (one.at ?? 0) > at)?.at ?? paragraphs.length
  const labelsIn = (texts: readonly string[]): string[] =>
    texts.flatMap((text) => LABEL.exec(text)?.[1]?.trim() ?? [])
  const all = labelsIn(paragraphs)
  const labels = labelsIn(paragraphs.slice(at, end))
  const things = labels
    .filter((one) => !OF_NOTE.test(one) && all.filter((other) => other === one).length === 1)
    .filter((one) => kindOf(one, list, language) === 'thing' && isTopicHeading(one))
    .map((one) => ({ text: inSentence(one, material), heading: one }))
  if (things.length < MIN_THINGS || things.length * 2 < labels.length) return null
  return {
    parent: heading,
    kind: 'thing',
    things,
    isMost: false,
    isClean: true,
    total: labels.length,
  }
}
