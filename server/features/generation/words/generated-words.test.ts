/** What a review found in the words of real generations: each class of it stays out. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { WrittenText } from '#core/text/gates/written-text.ts'
import { generatedTexts } from '../../../../tests/support/words/generated-texts.ts'
import { extractPage } from '../../pages/extraction/extract-page.ts'

/** The twelve pins that a generation makes of a page. */
async function generated(name: string): Promise<WrittenText[]> {
  const url = new URL(`../../../../tests/fixtures/pages/${name}.html`, import.meta.url)
  const extraction = extractPage(readFileSync(url, 'utf8'), 'https://www.example.com/page')
  if (!extraction.ok) throw new Error('the page can’t be read')
  const texts = await generatedTexts(extraction.content)
  expect(texts).toHaveLength(12)
  return texts.map(({ text }) => text)
}

test('a sentence that begins with a thing is no order with what it is for', async () => {
  const descriptions = (await generated('squarespace-slow-morning')).map(
    ({ description }) => description,
  )
  expect(descriptions.filter((text) => text.startsWith('For a slow morning, toast'))).toEqual([])
})

test('orders out of the middle of a recipe describe no pin', async () => {
  const descriptions = (await generated('lazy-pictures-pumpkin-soup')).map(
    ({ description }) => description,
  )
  expect(descriptions.filter((text) => text.includes('serve it in cups'))).toEqual([])
})

/** So many headlines the page has: its title's, and those of its patterns. */
test.each([
  ['fitness-10-minute-morning-stretch', 4],
  ['lazy-pictures-pumpkin-soup', 6],
])('no headline of %s comes again while the page has others', async (name, count) => {
  const headlines = (await generated(name)).map(({ headline }) => headline.toLowerCase())
  expect(new Set(headlines).size).toBeGreaterThanOrEqual(count)
})
