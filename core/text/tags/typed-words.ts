/**
 * Who types a title and a text wants pins with them, also where no judge would choose these words:
 * they are the person's own.
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { DescriptionCandidate } from '../describe/passages/description-candidate.ts'
import { NO_DESCRIPTION } from '../describe/description-candidates.ts'
import type { RankedTitle } from '../rank/rank-words.ts'
import { splitSentences } from '../language/sentences.ts'

/** In characters, as long as a page's summary may be. */
const MAX_BEGINNING = 440

/** The typed title over the best description, else over the beginning of the text. */
export function typedWords(ranked: readonly RankedTitle[], content: PageContent): RankedTitle[] {
  if (content.is_typed === undefined) return []
  return ranked
    .filter(({ entry }) => entry.id === 'own-title')
    .slice(0, 1)
    .map((title) => ({
      ...title,
      descriptions: [title.descriptions[0] ?? { candidate: beginningOf(content), chance: 0 }],
    }))
}

/** The first sentences, whole ones. */
function beginningOf({ paragraphs, lang }: PageContent): DescriptionCandidate {
  const sentences: string[] = []
  for (const sentence of paragraphs.flatMap((paragraph) => splitSentences(paragraph, lang))) {
    if ([...sentences, sentence].join(' ').length > MAX_BEGINNING) break
    sentences.push(sentence)
  }
  if (sentences.length === 0) return NO_DESCRIPTION
  return {
    ...NO_DESCRIPTION,
    kind: 'passage',
    text: sentences.join(' '),
    sentences,
    sources: sentences.map((quote) => ({ kind: 'sentence', quote: quote.slice(0, 500) })),
  }
}
