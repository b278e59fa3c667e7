/** Pages of headings and sentences that tests of guides, travel and reviews read. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { type PageModel, understandPage } from '#core/text/understand/page-model.ts'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'

const english = openLanguages()('en')

interface Sketch {
  readonly title: string
  readonly kind?: PageContent['kind']
  readonly description?: string
  /** Heading to the paragraph below it. */
  readonly sections?: Readonly<Record<string, string>>
  readonly lead?: string
  readonly facts?: PageContent['facts']
}

function page({ title, sections = {}, lead = '', ...rest }: Sketch): PageContent {
  const entries = Object.entries(sections)
  return {
    url: 'https://example.com/page',
    title,
    site_name: 'Example',
    description: rest.description ?? '',
    kind: rest.kind ?? 'story',
    lang: 'en',
    headings: entries.map(([text], index) => ({ level: 2, text, at: index + 1 })),
    paragraphs: [lead, ...entries.map(([, text]) => text)],
    facts: rest.facts ?? [],
    pictures: [],
  }
}

export function read(sketch: Sketch): PageModel {
  return understandPage(page(sketch), english)
}

export const textOf = ({ facts }: PageModel, name: string): string | undefined =>
  facts.get(name)?.text

export const rolesOf = ({ sections }: PageModel): string[] => sections.map(({ role }) => role)

export const lisbon: Sketch = {
  title: '4 Days in Lisbon: An Itinerary for Families',
  lead: 'The hills of Lisbon are steep, and Lisbon rewards everybody who climbs them slowly.',
  sections: {
    'Day 1: Alfama': 'Alfama is the oldest quarter, and its lanes are made for getting lost in.',
    'Day 2: Belém': 'Belém lies by the river and keeps the monastery and the famous tarts.',
    'Where to Stay':
      'Baixa is flat and central, with hotels for every purse and trams outside. Rooms on a back street stay quiet until the bakeries open.',
    'Best Time to Visit':
      'Lisbon is warm in May and again in October, with short queues at every sight.',
    'How to Get Around':
      'Trams and trains reach everything, and a day pass pays after three rides.',
  },
}
