/** What a recipe page is understood to say, by the names that patterns use. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { understandPage } from '#core/text/understand/page-model.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'

const languages = openLanguages()

export interface PageFacts {
  readonly lang?: string
  readonly description?: string
  readonly ingredients?: readonly string[]
  readonly paragraphs?: string[]
  readonly minutes?: number
}

export function factsOf(title: string, page: PageFacts): Record<string, string> {
  const { lang = 'en', description = '', ingredients = [], paragraphs = [], minutes } = page
  const content: PageContent = {
    url: 'https://kitchen.example/page',
    title,
    site_name: 'Kitchen',
    description,
    kind: 'recipe',
    lang,
    headings: [],
    paragraphs,
    facts: [
      ...ingredients.map((value) => ({ name: 'ingredient', value, from: 'json_ld' as const })),
      ...(minutes === undefined
        ? []
        : [{ name: 'total_time', value: `${minutes} min`, from: 'json_ld' as const }]),
    ],
    pictures: [],
  }
  const { facts } = understandPage(content, languages(lang))
  return Object.fromEntries([...facts].map(([name, { text }]) => [name, text]))
}
