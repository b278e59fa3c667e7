/**
 * The cases that every template must hold with (LOOK.md): shared by the contact sheet, the
 * thumbnails and the tests.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { Mood } from '#core/templates/color/colors.rules.ts'
import { groundOf } from '#core/templates/palettes/page-palettes.rules.ts'
import { LONG_STEPS, MANY_INGREDIENTS } from '#core/templates/samples/long-lists.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import type { LoadedPicture } from '../../../server/platform/images/drawing/pin-renderer.ts'
import { analysePicture } from '../../../server/platform/images/analysis/picture-analyst.ts'
import {
  samplePhoto,
  samplePhotos,
  type SamplePhoto,
} from '../../../server/platform/images/sample-photos.ts'

export interface HardCase {
  name: string
  headline: string
  kicker: string
  items: string[]
  photos: SamplePhoto[]
  mood: Mood
  /** Of no interest for a design without a list. */
  isForLists?: true
}

const steps = [
  'Roast the pumpkin until its edges are golden',
  'Soften onion and ginger in butter',
  'Add stock and simmer for 15 minutes',
  'Blend until silky, then season',
  'Finish with cream and toasted seeds',
]

export const hardCases: readonly HardCase[] = [
  {
    name: 'typical',
    headline: 'Creamy pumpkin soup in 30 minutes',
    kicker: 'Weeknight dinner',
    items: steps,
    photos: ['soup', 'kitchen', 'garden'],
    mood: 'light',
  },
  {
    name: 'three-words',
    headline: 'Slow mountain mornings',
    kicker: '',
    items: steps.slice(0, 3),
    photos: ['lake', 'garden', 'soup'],
    mood: 'deep',
  },
  {
    name: 'ninety',
    headline:
      'The complete beginner’s guide to growing a cottage garden that flowers from April to late fall',
    kicker: 'Garden notes',
    items: steps,
    photos: ['garden', 'kitchen', 'lake'],
    mood: 'vivid',
  },
  {
    name: 'light-photo',
    headline: '12 small kitchen ideas that feel twice as big',
    kicker: 'Home',
    items: steps,
    photos: ['kitchen'],
    mood: 'light',
  },
  {
    name: 'dark-photo',
    headline: 'Cozy soups for cold nights',
    kicker: 'Ready in 30 min',
    items: steps,
    photos: ['soup'],
    mood: 'deep',
  },
  {
    name: 'no-picture',
    headline: '7 habits of calm and tidy people',
    kicker: 'Simple living',
    items: steps,
    photos: [],
    mood: 'light',
  },
  {
    name: 'german',
    headline: 'Kürbissuppengewürzmischung selbst gemacht: Winterlieblingsrezepte',
    kicker: 'Für die Vorratskammer',
    items: [
      'Kürbiskernölflasche bereitstellen',
      'Gemüsebrühpulver einrühren',
      'Frühlingszwiebelringe darüberstreuen',
    ],
    photos: ['soup', 'garden'],
    mood: 'light',
  },
  {
    name: 'arabic',
    headline: 'أفضل وصفات الشتاء الدافئة للعائلة',
    kicker: 'وصفات سهلة',
    items: ['اشوي اليقطين حتى يصبح ذهبيا', 'أضف المرق واتركه على نار هادئة', 'قدمه مع الكريمة'],
    photos: ['soup', 'kitchen'],
    mood: 'deep',
  },
  {
    name: 'japanese',
    headline: '冬に食べたい簡単で美味しいかぼちゃスープの作り方',
    kicker: '三十分でできる',
    items: ['かぼちゃを焼く', '玉ねぎをバターで炒める', 'なめらかになるまで混ぜる'],
    photos: ['soup', 'lake'],
    mood: 'light',
  },
  {
    name: 'emoji',
    headline: 'Pumpkin soup 🎃 the whole family 👩🏽‍🍳 loves ❤️',
    kicker: '🍲 Easy',
    items: ['🔪 Chop the pumpkin', '🧅 Soften the onion', '🥣 Blend and serve'],
    photos: ['lake'],
    mood: 'vivid',
  },
  {
    name: 'long-steps',
    headline: 'How to make roasted tomato soup',
    kicker: 'Weeknight dinner',
    items: [...LONG_STEPS],
    photos: ['soup', 'kitchen', 'garden'],
    mood: 'light',
    isForLists: true,
  },
  {
    name: 'many-ingredients',
    headline: 'Everything for a roasted tomato soup',
    kicker: 'Serves 6',
    items: [...MANY_INGREDIENTS],
    photos: ['soup', 'kitchen', 'garden'],
    mood: 'deep',
    isForLists: true,
  },
  {
    name: 'number',
    headline: '25 small balcony ideas',
    kicker: '',
    items: steps,
    photos: ['garden', 'kitchen', 'lake'],
    mood: 'deep',
  },
]

const idOf = (photo: SamplePhoto): string =>
  `00000000-0000-7000-8000-00000000000${samplePhotos.indexOf(photo)}`

const palettes: Record<Mood, string[]> = {
  light: ['#c4622d', '#3f5d45', '#efe3d0'],
  deep: ['#2f4f6f', '#e0a458', '#f3ead9'],
  vivid: ['#b8385f', '#f0c65a', '#33513a'],
}

/** Those that can go wrong for a design. */
export const casesFor = ({ needsItems }: ReadyTemplate): readonly HardCase[] =>
  hardCases.filter(({ isForLists }) => needsItems || !isForLists)

export function caseDesign(template: ReadyTemplate, item: HardCase): PinDesign {
  const photos = item.photos.slice(0, template.pictures)
  return {
    template_id: template.id,
    headline: item.headline,
    kicker: item.kicker,
    items: template.needsItems ? item.items : [],
    pictures: photos.map((photo) => ({ picture_id: idOf(photo), crop: null })),
    colors: groundOf(palettes[item.mood], { mood: item.mood, turn: 0 }),
    fonts: { ...template.fonts },
    brand: 'yourwebsite.com',
    logo_picture_id: null,
  }
}

const loaded = new Map<string, Promise<LoadedPicture>>()

export async function loadCasePicture(id: string): Promise<LoadedPicture | null> {
  const photo = samplePhotos.find((name) => idOf(name) === id)
  if (!photo) return null
  const known =
    loaded.get(id) ??
    samplePhoto(photo).then(async (bytes) => ({ bytes, facts: await analysePicture(bytes) }))
  loaded.set(id, known)
  return known
}
