/**
 * What the public pages tell of each built-in template: plain facts, without the layouts, so that a
 * page can be drawn before anybody was asked. Held to the templates themselves, and what fits to
 * the real engine, by tests (`template-cards.test.ts`, `thumbnails.test.ts`).
 */
import type { PinType } from '../contract/pin-kinds.schema.ts'
import type { TemplateVariation } from './sample-address.ts'

export interface TemplateCard {
  readonly id: TemplateId
  readonly pin_type: PinType
  /** It shows; 0 = type only. */
  readonly pictures: number
  /**
   * Words of a headline of everyday length that are still set whole, in letters that can be read on
   * a phone.
   */
  readonly mostWords: number
  /** Entries or steps that it shows at most; 0 = it has none. */
  readonly mostItems: number
  /** What its pins are often about; the library is searched by these too. */
  readonly subjects: readonly TemplateSubject[]
}

export type TemplateSubject =
  | 'recipe'
  | 'travel'
  | 'home'
  | 'garden'
  | 'fashion'
  | 'crafts'
  | 'tips'
  | 'plan'
  | 'sayings'

export type TemplateId =
  | 'full-photo'
  | 'split-panel'
  | 'photo-card'
  | 'arch'
  | 'collage-band'
  | 'numbered-list'
  | 'steps'
  | 'framed-photo'
  | 'collage-grid'
  | 'number-badge'
  | 'quote'
  | 'checklist'
  | 'big-words'

/** What they are called: `src/views/library/template-names.messages.ts`. */
export const templateCards: readonly TemplateCard[] = [
  {
    id: 'full-photo',
    pin_type: 'photo',
    pictures: 1,
    mostWords: 24,
    mostItems: 0,
    subjects: ['travel', 'recipe', 'home'],
  },
  {
    id: 'split-panel',
    pin_type: 'split',
    pictures: 1,
    mostWords: 24,
    mostItems: 0,
    subjects: ['recipe', 'home', 'tips'],
  },
  {
    id: 'photo-card',
    pin_type: 'card',
    pictures: 1,
    mostWords: 20,
    mostItems: 0,
    subjects: ['home', 'fashion', 'travel'],
  },
  {
    id: 'arch',
    pin_type: 'split',
    pictures: 1,
    mostWords: 20,
    mostItems: 0,
    subjects: ['home', 'fashion', 'garden'],
  },
  {
    id: 'collage-band',
    pin_type: 'collage',
    pictures: 2,
    mostWords: 24,
    mostItems: 0,
    subjects: ['recipe', 'fashion', 'crafts'],
  },
  {
    id: 'numbered-list',
    pin_type: 'list',
    pictures: 1,
    mostWords: 16,
    mostItems: 6,
    subjects: ['tips', 'travel', 'recipe'],
  },
  {
    id: 'steps',
    pin_type: 'steps',
    pictures: 1,
    mostWords: 16,
    mostItems: 10,
    subjects: ['recipe', 'crafts', 'tips'],
  },
  {
    id: 'framed-photo',
    pin_type: 'photo',
    pictures: 1,
    mostWords: 24,
    mostItems: 0,
    subjects: ['travel', 'garden', 'fashion'],
  },
  {
    id: 'collage-grid',
    pin_type: 'collage',
    pictures: 3,
    mostWords: 24,
    mostItems: 0,
    subjects: ['travel', 'home', 'crafts'],
  },
  {
    id: 'number-badge',
    pin_type: 'list',
    pictures: 1,
    mostWords: 16,
    mostItems: 0,
    subjects: ['tips', 'recipe', 'plan'],
  },
  {
    id: 'quote',
    pin_type: 'quote',
    pictures: 1,
    mostWords: 24,
    mostItems: 0,
    subjects: ['sayings'],
  },
  {
    id: 'checklist',
    pin_type: 'list',
    pictures: 0,
    mostWords: 20,
    mostItems: 16,
    subjects: ['plan', 'travel', 'tips'],
  },
  {
    id: 'big-words',
    pin_type: 'text',
    pictures: 0,
    mostWords: 28,
    mostItems: 0,
    subjects: ['sayings', 'tips'],
  },
]

export const templateCard = (id: string): TemplateCard | undefined =>
  templateCards.find((card) => card.id === id)

/**
 * Beside the large one. A template without pictures has nothing to leave out, and shows other fonts
 * instead.
 */
export function variationsOf({ pictures }: TemplateCard): readonly TemplateVariation[] {
  return ['long-title', pictures > 0 ? 'no-picture' : 'other-fonts', 'other-colors']
}
