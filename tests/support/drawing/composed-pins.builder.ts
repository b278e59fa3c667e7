/** The pins that a page or a text gives, as a job without a language model composes them. */
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import type { Language } from '#core/text/language/language.ts'
import { createTokenBudget } from '../../../server/platform/writer/token-budget.ts'
import { composePlan, type PlannedPin } from '../../../server/features/generation/page-plan.ts'
import { createTextWriter } from '../../../server/features/generation/words/text-writer.ts'

/** One entry for each pin that was asked for; null = none was made. */
export async function composePins(
  content: PageContent,
  { count, languageOf }: { count: number; languageOf: (lang: string) => Language },
): Promise<(PlannedPin | null)[]> {
  return composePlan(
    { write: createTextWriter(null), languageOf },
    {
      page: {
        id: 'p',
        url: content.url,
        title: content.title,
        content,
        interests: [],
        pictureIds: [],
        pictures: [],
      },
      pins: Array.from({ length: count }, (_, turn) => ({
        page_id: 'p',
        interest_id: null,
        turn,
      })),
      config: {
        pages: [],
        n_pins: count,
        pin_types: PinType.options,
        templates: templates.map(({ id }) => id),
        colors: [],
        fonts: [],
      },
      seed: 's',
      budget: createTokenBudget(0),
    },
    {
      used: [],
      facts: new Map(),
      brand: { name: '', colors: [], fonts: [], logo_picture_id: null },
    },
  )
}
