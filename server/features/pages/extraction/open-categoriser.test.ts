import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFromKeyword } from './content-from-text.ts'
import { extractPage } from './extract-page.ts'
import { openCategories } from './open-categoriser.ts'

const categorise = openCategories({
  error: (message, details) => expect.unreachable(`${message} ${JSON.stringify(details)}`),
})

const PAGES: Record<string, string> = {
  'wordpress-recipe-lemon-muffins': 'food_and_drinks',
  'lazy-pictures-pumpkin-soup': 'food_and_drinks',
  'blogger-start-seeds-indoors': 'gardening',
  'diy-howto-raised-garden-bed': 'gardening',
  'garden-when-to-prune-hydrangeas': 'gardening',
  'listicle-25-narrow-garden-ideas': 'gardening',
  'fashion-fall-capsule-wardrobe': 'womens_fashion',
  'travel-guide-lisbon': 'travel',
  'wrong-metadata-bathroom-storage': 'home_decor',
  'yoast-graph-budget-50-30-20': 'finance',
  'wedding-backyard-checklist': 'wedding',
  'beauty-winter-skincare-routine': 'beauty',
}

test("at least 8 of 10 pages get their subject's category first and all have it among two", () => {
  const found = Object.entries(PAGES).map(([name, wanted]) => {
    const extraction = extractPage(
      readFileSync(
        new URL(`../../../../tests/fixtures/pages/${name}.html`, import.meta.url),
        'utf8',
      ),
      'https://www.example.com/',
    )
    if (!extraction.ok) throw new Error(name)
    return {
      name,
      wanted,
      names: categorise(extraction.content.title, extraction.content).map(
        (category) => category.name,
      ),
    }
  })
  expect(
    found.filter(({ wanted, names }) => names[0] === wanted).length / found.length,
  ).toBeGreaterThanOrEqual(0.8)
  expect(found.filter(({ wanted, names }) => !names.includes(wanted))).toEqual([])
})

test('confidences lie between 0 and 1, the best first, two at most', () => {
  const categories = categorise(
    'linen curtains',
    contentFromKeyword({ keyword: 'linen curtains', url: '' }),
  )
  expect(categories[0]).toMatchObject({ name: 'home_decor', by: 'vectors' })
  expect(categories.length).toBeLessThanOrEqual(2)
  for (const { confidence } of categories) expect(confidence > 0 && confidence <= 1).toBe(true)
})

test('words that nobody knows get no category', () => {
  expect(
    categorise('zzxqv qqrty', contentFromKeyword({ keyword: 'zzxqv qqrty', url: '' })),
  ).toEqual([])
})

test.each([
  ['missing', null],
  ['cut off', Buffer.alloc(8)],
  ['of a wrong length', Buffer.alloc(64, 1)],
])(
  'a file of vectors that is %s costs the categories, not the reading, and is told once',
  (_, bytes) => {
    const folder = mkdtempSync(join(tmpdir(), 'pinloom-vectors-'))
    const file = join(folder, 'word-vectors.bin')
    if (bytes) writeFileSync(file, bytes)
    const told: string[] = []
    const broken = openCategories({ error: (message) => told.push(message) }, file)
    const content = contentFromKeyword({ keyword: 'linen curtains', url: '' })
    expect([broken('linen curtains', content), broken('curtains', content)]).toEqual([[], []])
    expect(told).toEqual([expect.stringContaining('no category')])
    rmSync(folder, { recursive: true })
  },
)
