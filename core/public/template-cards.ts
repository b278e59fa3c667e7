/**
 * What the public pages show of each built-in template: facts of its document without the layout, so
 * that a page can be drawn without a request. What fits is held to the real engine by a test
 * (`thumbnails.test.ts`).
 */
import type { PinType } from '../contract/content/pin-kinds.schema.ts'
import type { TemplateVariation } from './sample-address.ts'
import { templateRows } from './template-rows.generated.ts'

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
export type TemplateRow<Id extends string = string> = readonly [
  Id,
  PinType,
  TemplateFamily,
  readonly [number, number, number],
  readonly TemplateSubject[],
]

export type TemplateId = (typeof templateRows)[number][0]

const rows: readonly TemplateRow<TemplateId>[] = templateRows

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
