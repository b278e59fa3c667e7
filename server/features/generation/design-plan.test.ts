/** Words and picture of one pin agree: quotes are sentences, small lines count what is shown, lists don't repeat their headline. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { splitSentences } from '#core/text/sentences.ts'
import type { WrittenText } from '#core/text/writer/write-pins.ts'
import { extractPage } from '../pages/extraction/extract-page.ts'
import { openLanguages } from '../pages/extraction/languages.ts'
import { planDesigns } from './design-plan.ts'

const extraction = extractPage(readFileSync(new URL('../../../examples/site/roasted-tomato-soup.html', import.meta.url), 'utf8'), 'https://kitchen.example/soup')
if (!extraction.ok) throw new Error('The demo page can’t be read.')
const soup = extraction.content
const text = (over: Partial<WrittenText> = {}): WrittenText => ({ title: 'Roasted Tomato Soup', description: '', alt_text: '', headline: 'Roasted Tomato Soup', kicker: '', items: ['One', 'Two', 'Three'], keywords: [], sources: { title: [], description: [] }, ...over })

async function designs(templates: string[], given: { readonly content?: PageContent; readonly texts?: WrittenText[] } = {}) {
  const config = { pages: [], n_pins: 1, pin_types: [], templates, colors: [], fonts: [] }
  const brand = { name: '', colors: [], fonts: [], logo_picture_id: null }
  const planned = await planDesigns({ texts: given.texts ?? [text(), text(), text()], content: given.content ?? soup, pictures: [], brand, config, used: [], seed: 's', languageOf: openLanguages() })
  return planned.flatMap((one) => (one ? [one.design] : []))
}

test('quote templates show different sentences of the page', async () => {
  const quoted = await designs(['quote'])
  const sentences = new Set([soup.description, ...soup.paragraphs].flatMap((paragraph) => splitSentences(paragraph, 'en')))
  expect(quoted.map(({ template_id: id }) => id)).toEqual(['quote', 'quote', 'quote'])
  expect(new Set(quoted.map(({ headline }) => headline)).size).toBe(3)
  expect(quoted.filter(({ headline }) => !sentences.has(headline))).toEqual([])
})

test('a page without a sentence to quote gets no quote template', async () => {
  const found = await designs(['quote'], { content: { ...soup, description: '', paragraphs: [] } })
  expect(found.map(({ template_id: id }) => id)).not.toContain('quote')
})

test('the small line above a list counts what is shown, or is left out', async () => {
  const five = { ...soup, kind: 'list' as const, facts: ['Hang the herbs', 'Light a lantern', 'Use the corner', 'Grow a green wall', 'Balcony Ideas'].map((value) => ({ name: 'list_item', value, from: 'article' as const })) }
  const kickers = await designs(['checklist', 'numbered-list'], { content: soup })
  expect(kickers.map(({ kicker }) => kicker).filter((kicker) => /ingredients|steps/.test(kicker))).toEqual([])
  const own = [text({ kicker: '25 ideas' }), text({ kicker: '35 minutes' })]
  expect((await designs(['checklist'], { content: five, texts: own })).map(({ kicker }) => kicker)).toEqual(['', '35 minutes'])
})

test('no entry of a list repeats its headline', async () => {
  const items = ['Roasted tomato soup!', 'Hang the herbs', 'Light a lantern']
  const [design] = await designs(['checklist'], { content: { ...soup, facts: [], headings: [], kind: 'other' }, texts: [text({ items })] })
  expect(design?.items).toEqual(['Hang the herbs', 'Light a lantern'])
})
