import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { paperTitles } from './english-paper-titles.ts'
import { turnedName } from './english-turned-names.ts'
import { materialOf, type Material } from './material.ts'

const STOP = 'the a an and or with in for to how of is it on what when why from not'.split(' ')
const plain: Language = {
  lang: 'en',
  method: 'statistics',
  tokens: (text) => text.split(/\s+/).map((word) => ({ text: word, pos: null })),
  stem: (word) => word.replace(/s$/, ''),
  isStopWord: (word) => STOP.includes(word),
  rarity: () => 0.7,
}

function about(title: string, paragraphs: string[], patch: Partial<PageContent> = {}): Material {
  return materialOf(
    {
      url: '',
      title,
      site_name: '',
      description: '',
      kind: 'story',
      lang: 'en',
      headings: [],
      paragraphs,
      facts: [],
      pictures: [],
      ...patch,
    },
    plain,
  )
}

test.each([
  [
    'fall capsule wardrobe',
    'a capsule wardrobe for fall',
    about('Fall Capsule Wardrobe', ['Navy suits most people.']),
  ],
  [
    'backyard wedding checklist',
    'a checklist for a backyard wedding',
    about('Backyard Wedding Checklist', ['What a backyard wedding costs is another matter.']),
  ],
  [
    'start seeds indoors',
    'indoor seed starting',
    about('How to Start Seeds Indoors', ['Seeds want light.'], { kind: 'how_to' }),
  ],
])('"%s" is turned to "%s"', (interest, turned, material) => {
  expect(turnedName(material, interest)).toBe(turned)
})

test('a name stays as it is where the page gives no article or there is no joint', () => {
  expect(
    turnedName(
      about('Bathroom Storage Ideas', ['Bathroom storage is short.']),
      'bathroom storage ideas',
    ),
  ).toBe('')
  expect(
    turnedName(about('Raised Garden Bed', ['A raised garden bed drains.']), 'raised garden bed'),
  ).toBe('')
})

test('a checklist says when its parts are due, and shows the orders on it', () => {
  const material = about(
    'Backyard Wedding Checklist',
    ['Book the band early', 'Order the tent', 'Mow on Thursday', 'A backyard wedding needs shade.'],
    {
      headings: [
        { level: 2, text: 'The Week Before', at: 0 },
        { level: 2, text: 'Shade', at: 3 },
      ],
    },
  )
  const titles = paperTitles(material, 'backyard wedding checklist').map(({ title }) => title)
  expect(titles).toEqual(
    expect.arrayContaining([
      'The Week Before a Backyard Wedding: A Checklist',
      'On the Backyard Wedding Checklist: Book the Band Early',
    ]),
  )
})
