/** What a review found in the words of real generations: each class of it stays out. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { WrittenText } from '#core/text/written-text.ts'
import { generatedTexts } from '../../../tests/generated-texts.ts'
import { extractPage } from '../pages/extraction/extract-page.ts'

/** The twelve pins that a generation makes of a page. */
async function generated(html: string): Promise<WrittenText[]> {
  const extraction = extractPage(html, 'https://www.example.com/page')
  if (!extraction.ok) throw new Error('the page can’t be read')
  return (await generatedTexts(extraction.content)).map(({ text }) => text)
}

const fixture = (name: string): string =>
  readFileSync(new URL(`../../../tests/fixtures/pages/${name}.html`, import.meta.url), 'utf8')

test('a sentence that begins with a thing is no order with what it is for', async () => {
  const descriptions = (await generated(fixture('squarespace-slow-morning'))).map(
    ({ description }) => description,
  )
  expect(descriptions.filter((text) => text.startsWith('For a slow morning, toast'))).toEqual([])
})

test('what is needed is listed, and steps stand under the title on them', async () => {
  const texts = await generated(fixture('lazy-pictures-pumpkin-soup'))
  expect(
    texts
      .filter(({ title }) => title.startsWith('What You Need'))
      .map(({ description }) => /\d+ (?:more )?ingredients/.test(description)),
  ).not.toContain(false)
  expect(
    texts.filter(
      ({ title, description }) => title.endsWith(' Steps') && /serve it in cups/.test(description),
    ),
  ).toEqual([])
})

test('a picture says its own words where others are left', async () => {
  const headlines = (await generated(fixture('fitness-10-minute-morning-stretch'))).map(
    ({ headline }) => headline.toLowerCase(),
  )
  expect(new Set(headlines).size).toBe(headlines.length)
})

test('a description too short takes another sentence of the page', async () => {
  const texts = await generated(fixture('parenting-rainy-day-activities'))
  expect(
    texts.filter(({ about, description }) => about === '' && description.length < 100),
  ).toEqual([])
})
