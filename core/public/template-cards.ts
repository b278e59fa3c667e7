/**
 * What the public pages show of each built-in template: plain facts, without the layouts, so that a
 * page can be drawn without a request. Held to the templates themselves, and what fits to
 * the real engine, by tests (`template-cards.test.ts`, `thumbnails.test.ts`).
 */
import type { PinType } from '../contract/content/pin-kinds.schema.ts'
import type { TemplateVariation } from './sample-address.ts'

export interface TemplateCard {
  readonly id: TemplateId
  readonly pin_type: PinType
  /** What it looks like, for who browses. */
  readonly family: TemplateFamily
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

export const templateSubjects = [
  'recipe',
  'home',
  'garden',
  'travel',
  'crafts',
  'fashion',
  'parenting',
  'finance',
  'wellness',
  'tips',
  'plan',
  'sayings',
] as const
export type TemplateSubject = (typeof templateSubjects)[number]

export const templateFamilies = [
  'photo',
  'label',
  'panel',
  'print',
  'collage',
  'list',
  'steps',
  'checklist',
  'recipe',
  'beforeAfter',
  'product',
  'quote',
  'type',
  'cover',
  'travel',
  'seal',
  'seasonal',
] as const
export type TemplateFamily = (typeof templateFamilies)[number]

/** Pin type, family, pictures, words, entries, subjects; the fields of a card say what they are. */
type Row = readonly [
  string,
  PinType,
  TemplateFamily,
  readonly [number, number, number],
  readonly TemplateSubject[],
]

const rows = [
  ['full-photo', 'photo', 'photo', [1, 24, 0], ['travel', 'recipe', 'home']],
  ['split-panel', 'split', 'panel', [1, 24, 0], ['recipe', 'home', 'tips']],
  ['photo-card', 'card', 'label', [1, 20, 0], ['home', 'fashion', 'travel']],
  ['arch', 'split', 'panel', [1, 20, 0], ['home', 'fashion', 'garden']],
  ['collage-band', 'collage', 'collage', [2, 24, 0], ['recipe', 'fashion', 'crafts']],
  ['numbered-list', 'list', 'list', [1, 16, 6], ['tips', 'travel', 'recipe']],
  ['steps', 'steps', 'steps', [1, 16, 10], ['recipe', 'crafts', 'tips']],
  ['framed-photo', 'photo', 'print', [1, 24, 0], ['travel', 'garden', 'fashion']],
  ['collage-grid', 'collage', 'collage', [3, 24, 0], ['travel', 'home', 'crafts']],
  ['number-badge', 'list', 'seal', [1, 16, 0], ['tips', 'recipe', 'plan']],
  ['quote', 'quote', 'quote', [1, 24, 0], ['sayings']],
  ['checklist', 'list', 'checklist', [0, 20, 16], ['plan', 'travel', 'tips']],
  ['big-words', 'text', 'type', [0, 28, 0], ['sayings', 'tips']],
  ['photo-number', 'photo', 'photo', [1, 20, 0], ['tips', 'home', 'travel', 'finance']],
  ['photo-marker', 'photo', 'photo', [1, 20, 0], ['recipe', 'tips', 'fashion', 'parenting']],
  ['collage-four', 'collage', 'collage', [4, 16, 0], ['travel', 'home', 'fashion', 'recipe']],
  ['polaroid', 'photo', 'print', [1, 20, 0], ['travel', 'parenting', 'crafts', 'garden']],
  ['photo-script', 'photo', 'photo', [1, 20, 0], ['recipe', 'wellness', 'home', 'sayings']],
  ['photo-outline', 'photo', 'photo', [1, 20, 0], ['fashion', 'crafts', 'tips', 'parenting']],
  ['photo-frame', 'photo', 'photo', [1, 20, 0], ['travel', 'wellness', 'home', 'recipe']],
  ['photo-band', 'card', 'label', [1, 16, 0], ['tips', 'travel', 'recipe', 'finance']],
  ['brush', 'card', 'label', [1, 18, 0], ['crafts', 'garden', 'wellness', 'recipe']],
  ['torn-paper', 'split', 'panel', [1, 20, 0], ['recipe', 'crafts', 'garden', 'parenting']],
  ['seal', 'split', 'seal', [1, 20, 0], ['recipe', 'finance', 'wellness', 'tips']],
  ['magazine', 'photo', 'cover', [1, 18, 0], ['fashion', 'home', 'travel', 'wellness']],
  ['postcard', 'card', 'travel', [2, 18, 0], ['travel', 'parenting']],
  ['travel-map', 'split', 'travel', [1, 20, 0], ['travel', 'plan']],
  ['before-after', 'collage', 'beforeAfter', [2, 16, 0], ['home', 'garden', 'crafts', 'fashion']],
  ['recipe-card', 'split', 'recipe', [1, 16, 0], ['recipe']],
  ['product', 'split', 'product', [1, 16, 0], ['fashion', 'home', 'crafts', 'finance']],
  ['price-tag', 'card', 'product', [1, 14, 0], ['fashion', 'home', 'recipe', 'finance']],
  ['quote-photo', 'quote', 'quote', [1, 20, 0], ['sayings', 'wellness', 'parenting', 'travel']],
  ['quote-type', 'quote', 'quote', [0, 22, 0], ['sayings', 'finance', 'wellness']],
  ['collage-duo', 'collage', 'collage', [2, 14, 0], ['fashion', 'travel', 'wellness', 'parenting']],
  ['film-strip', 'collage', 'collage', [3, 12, 0], ['crafts', 'fashion', 'travel', 'recipe']],
  ['photo-circle', 'split', 'panel', [1, 18, 0], ['wellness', 'recipe', 'parenting', 'fashion']],
  ['ingredients', 'list', 'recipe', [1, 16, 16], ['recipe', 'wellness', 'plan']],
  ['big-figures', 'list', 'list', [0, 16, 6], ['tips', 'finance', 'wellness', 'parenting']],
  ['step-cards', 'steps', 'steps', [1, 14, 10], ['crafts', 'recipe', 'garden', 'wellness']],
  ['check-photo', 'list', 'checklist', [1, 16, 16], ['plan', 'travel', 'home', 'parenting']],
  ['notebook', 'list', 'checklist', [0, 16, 16], ['plan', 'finance', 'parenting', 'wellness']],
  ['gingham', 'card', 'seasonal', [1, 18, 0], ['recipe', 'parenting', 'garden', 'crafts']],
  ['sprigs', 'split', 'seasonal', [1, 18, 0], ['garden', 'wellness', 'home', 'recipe']],
  ['type-minimal', 'text', 'type', [0, 20, 0], ['wellness', 'finance', 'fashion', 'sayings']],
  ['type-number', 'text', 'type', [0, 20, 0], ['finance', 'tips', 'wellness', 'plan']],
  ['book-cover', 'card', 'cover', [1, 16, 0], ['finance', 'parenting', 'wellness', 'tips']],
  ['polaroid-pair', 'collage', 'print', [2, 14, 0], ['parenting', 'travel', 'crafts', 'fashion']],
  ['type-gingham', 'text', 'type', [0, 20, 0], ['recipe', 'parenting', 'crafts', 'sayings']],
  ['type-sprigs', 'text', 'type', [0, 16, 0], ['wellness', 'garden', 'home', 'sayings']],
  ['type-rays', 'text', 'type', [0, 24, 0], ['tips', 'finance', 'travel', 'plan']],
  ['type-brush', 'text', 'type', [0, 18, 0], ['crafts', 'parenting', 'tips', 'fashion']],
] as const satisfies readonly Row[]

export type TemplateId = (typeof rows)[number][0]

/** What they are called: `src/locales/en/pins/template-names.json`. */
export const templateCards: readonly TemplateCard[] = rows.map(
  ([id, pin_type, family, [pictures, mostWords, mostItems], subjects]) => ({
    id,
    pin_type,
    family,
    pictures,
    mostWords,
    mostItems,
    subjects,
  }),
)

export const templateCard = (id: string): TemplateCard | undefined =>
  templateCards.find((card) => card.id === id)

/**
 * Beside the large one. A template without pictures has nothing to leave out, and shows other fonts
 * instead.
 */
export function variationsOf({ pictures }: TemplateCard): readonly TemplateVariation[] {
  return ['long-title', pictures > 0 ? 'no-picture' : 'other-fonts', 'other-colors']
}
