/** Pages that a template has to bear: words and pictures that are hard to lay out. */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { groundOf } from '../palettes/page-palettes.rules.ts'
import type { TemplateFacts } from '../document/template.model.ts'
import { LONG_STEPS, MANY_INGREDIENTS } from './long-lists.ts'
import { sampleDesignOf } from './sample-stories.ts'

export const HARD_CASES = [
  'short',
  'long',
  'ninety',
  'compound',
  'arabic',
  'japanese',
  'emoji',
  'noPhoto',
  'lightPhoto',
  'darkPhoto',
  'busyPhoto',
  'widePhoto',
  'tallPhoto',
  'longSteps',
  'manyIngredients',
] as const
export type HardCase = (typeof HARD_CASES)[number]

interface Words {
  readonly headline?: string
  readonly kicker?: string
  readonly items?: readonly string[]
  /** The first picture; null = there is none. */
  readonly photo?: string | null
  readonly palette?: readonly string[]
}

const CASES: Readonly<Record<HardCase, Words>> = {
  short: { headline: 'Soup', kicker: '' },
  long: { headline: '21 make-ahead freezer meals that save you an hour every weeknight' },
  ninety: {
    headline:
      'How to plan a whole week of quick and healthy family dinners without spending all you earn',
    items: ['Write down what is left in the pantry, the fridge and the freezer before you shop'],
  },
  compound: {
    headline: 'Donaudampfschifffahrtsgesellschaft und Geschwindigkeitsbegrenzungen',
    kicker: 'Sehenswürdigkeiten',
    items: ['Fahrkartenautomaten', 'Sicherheitsvorkehrungen', 'Aussichtsplattformen'],
  },
  arabic: {
    headline: 'شوربة الطماطم المشوية في 40 دقيقة',
    kicker: 'عشاء سريع',
    items: ['قطّع الطماطم', 'اشوها حتى تتحمّر', 'اخلطها مع المرق'],
  },
  japanese: {
    headline: 'はじめての手ごねパン、45分で焼きあがり',
    kicker: '週末の台所',
    items: ['粉をはかる', '生地をこねる', 'じっくり焼く'],
  },
  emoji: { headline: '5 cozy fall soups 🍂🍲 for rainy days ☔️', kicker: 'So good 😋' },
  noPhoto: { photo: null },
  lightPhoto: { photo: 'soup-3', palette: ['#e9e2d6', '#d8c3a5', '#f4efe6'] },
  darkPhoto: { photo: 'lake-3', palette: ['#1d2b36', '#2f4a3f', '#5c6f7b'] },
  busyPhoto: { photo: 'balcony-1' },
  widePhoto: { photo: 'lake-2' },
  tallPhoto: { photo: 'coffee-2' },
  longSteps: { headline: 'How to make roasted tomato soup', items: LONG_STEPS },
  manyIngredients: { headline: 'Everything for a roasted tomato soup', items: MANY_INGREDIENTS },
}

/** The template's own sample with what the case changes of it. */
export function hardDesignOf(template: TemplateFacts, name: HardCase): PinDesign {
  const sample = sampleDesignOf(template)
  const { headline, kicker, items, photo, palette } = CASES[name]
  return {
    ...sample,
    ...(headline !== undefined && { headline }),
    ...(kicker !== undefined && { kicker }),
    ...(items && template.needsItems && { items: [...items] }),
    ...(photo !== undefined && { pictures: picturesWith(sample, photo) }),
    ...(palette && { colors: groundOf(palette, { mood: template.use.sample.mood, turn: 0 }) }),
  }
}

function picturesWith({ pictures }: PinDesign, photo: string | null): PinDesign['pictures'] {
  if (photo === null) return []
  return pictures.map((picture, at) => (at === 0 ? { picture_id: photo, crop: null } : picture))
}
