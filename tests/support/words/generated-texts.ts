/**
 * The words of a page's pins as a generation deals and writes them: interests chosen at first, one
 * batch for each, every pin knowing the others.
 */
import { deriveInterests } from '#core/text/interests/derive-interests.ts'
import { writePins } from '#core/text/write-pins.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { dealPins } from '#core/pages/deal-pins.ts'
import { writeWords } from '../../../server/features/generation/page-words.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { isChosenAtFirst, waitingInterest } from '../../../server/features/pages/page-interests.ts'
import { createTokenBudget } from '../../../server/platform/writer/token-budget.ts'

export const languageOf = openLanguages()

export interface GeneratedText {
  /** That the words are about. */
  readonly interest: string
  readonly text: WrittenText
}

/** In the order of the pins. */
export async function generatedTexts(content: PageContent, seed = 'gen'): Promise<GeneratedText[]> {
  const chosen = deriveInterests(content, languageOf(content.lang)).filter((_, index, all) =>
    isChosenAtFirst(all, index),
  )
  const interests = chosen.map(({ interest_name, relevance }, index) => ({
    ...waitingInterest({ id: `i${index}`, name: interest_name }),
    relevance,
  }))
  const pins = dealPins([interests.map(({ id }) => ({ page_id: 'p', interest_id: id }))], 12)
  const page = {
    id: 'p',
    url: content.url,
    title: content.title,
    content,
    interests,
    pictureIds: [],
    pictures: [],
  }
  const texts = await writeWords(
    { write: (task) => Promise.resolve(writePins(task)), languageOf },
    { page, pins, before: [], seed, budget: createTokenBudget(0) },
  )
  return texts.flatMap((pin) =>
    pin === null
      ? []
      : [
          {
            text: pin.text,
            interest: interests.find(({ id }) => id === pin.interestId)?.interest_name ?? '',
          },
        ],
  )
}
