/**
 * What the public pages tell of each built-in template: plain facts, without the layouts, so that a page can be drawn before anybody was
 * asked. Held to the templates themselves, and what fits to the real engine, by tests (`template-cards.test.ts`, `thumbnails.test.ts`).
 */
import type { PinType } from '../contract/pins.contract.ts'

export interface TemplateCard {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly pin_type: PinType
  /** It shows; 0 = type only. */
  readonly pictures: number
  /** Words of a headline of everyday length that are still set whole, in letters that can be read on a phone. */
  readonly mostWords: number
  /** Entries or steps that it shows at most; 0 = it has none. */
  readonly mostItems: number
}

export const templateCards: readonly TemplateCard[] = [
  { id: 'full-photo', name: 'Full photo', description: 'Your picture from edge to edge, the headline in its calmest part.', pin_type: 'photo', pictures: 1, mostWords: 24, mostItems: 0 },
  { id: 'split-panel', name: 'Picture and panel', description: 'Picture above, headline below on your colour.', pin_type: 'split', pictures: 1, mostWords: 24, mostItems: 0 },
  { id: 'photo-card', name: 'Card on a picture', description: 'A paper card with the headline lies on your picture.', pin_type: 'card', pictures: 1, mostWords: 20, mostItems: 0 },
  { id: 'arch', name: 'Arch', description: 'Your picture in an arched window, headline above in a serif.', pin_type: 'split', pictures: 1, mostWords: 20, mostItems: 0 },
  { id: 'collage-band', name: 'Two pictures and a band', description: 'The headline on a band of colour between two pictures.', pin_type: 'collage', pictures: 2, mostWords: 24, mostItems: 0 },
  { id: 'numbered-list', name: 'Numbered list', description: 'Headline and numbered entries under a strip of picture.', pin_type: 'list', pictures: 1, mostWords: 16, mostItems: 6 },
  { id: 'steps', name: 'Steps', description: 'The result as a picture, then the steps in order.', pin_type: 'steps', pictures: 1, mostWords: 16, mostItems: 5 },
  { id: 'framed-photo', name: 'Framed photo', description: 'A print with a border, the headline beneath it.', pin_type: 'photo', pictures: 1, mostWords: 24, mostItems: 0 },
  { id: 'collage-grid', name: 'Three pictures', description: 'One large picture, two small ones and the headline beneath.', pin_type: 'collage', pictures: 3, mostWords: 24, mostItems: 0 },
  { id: 'number-badge', name: 'Number badge', description: 'For headlines with a number: it stands large on a badge.', pin_type: 'list', pictures: 1, mostWords: 16, mostItems: 0 },
  { id: 'quote', name: 'Quote', description: 'One sentence in a fine frame, with a round picture.', pin_type: 'quote', pictures: 1, mostWords: 24, mostItems: 0 },
  { id: 'checklist', name: 'Checklist', description: 'A sheet of paper with boxes to tick. Needs no picture.', pin_type: 'list', pictures: 0, mostWords: 20, mostItems: 10 },
  { id: 'big-words', name: 'Big words', description: 'Only the headline, as large as it goes. Needs no picture.', pin_type: 'text', pictures: 0, mostWords: 28, mostItems: 0 },
]

export const templateCard = (id: string): TemplateCard | undefined => templateCards.find((card) => card.id === id)

/** The renders that a template has: itself small and large, and how it takes what is not ideal. */
export const templateSamples = ['card', 'large', 'long-title', 'no-picture', 'other-fonts', 'other-colors'] as const
export type TemplateSample = (typeof templateSamples)[number]
export type TemplateVariation = Exclude<TemplateSample, 'card' | 'large'>

/** Beside the large one. A template without pictures has nothing to leave out, and shows other fonts instead. */
export function variationsOf({ pictures }: TemplateCard): readonly TemplateVariation[] {
  return ['long-title', pictures > 0 ? 'no-picture' : 'other-fonts', 'other-colors']
}

/** The same on every server and in every build, so that it can stand in a page that was drawn before the server began. */
export const sampleAddress = (id: string, sample: TemplateSample): string => `/media/templates/${id}/${sample}.jpg`
