/** Pages of a title and one sentence: as many pins as were asked for by it, or none. */
import { expect, test } from 'vitest'
import { extractPage } from '../pages/extraction/extract-page.ts'
import { isShort } from '../pages/extraction/short-page.ts'
import { openLanguages } from '../pages/extraction/languages.ts'
import { composePins } from '../../../tests/support/drawing/composed-pins.builder.ts'
import type { PlannedPin } from './page-plan.ts'

const COUNT = 6

const html = (lang: string, title: string, body: string): string =>
  `<!doctype html><html lang="${lang}"${lang === 'ar' ? ' dir="rtl"' : ''}><head><title>${title}</title></head><body><article><h1>${title}</h1><p>${body}</p></article></body></html>`

async function pinsOf(page: string): Promise<(PlannedPin | null)[]> {
  const extraction = extractPage(page, 'https://www.example.com/a')
  if (!extraction.ok) throw new Error(extraction.code)
  const { content } = extraction
  expect(isShort(content)).toBe(true)
  return composePins(content, { count: COUNT, languageOf: openLanguages() })
}

/** All that were asked for, each with another look; or none where the page has nothing good. */
function expectAllOrNone(plan: readonly (PlannedPin | null)[]): void {
  const pins = plan.filter((pin) => pin !== null)
  expect([0, COUNT]).toContain(pins.length)
  const looks = pins.map(({ title, design }) =>
    JSON.stringify([title, design.template_id, design.colors, design.fonts]),
  )
  expect(new Set(looks).size).toBe(pins.length)
  for (const { title, description } of pins) {
    expect(title).toMatch(/^[\p{L}\p{N}“"«„]/u)
    expect(title).not.toMatch(/(?:\babout|:)$/i)
    expect(description).toMatch(/^[\p{L}\p{N}“"«„].*\p{L}{3}.*[.!?؟]["”“»]?$/su)
    expect(description.length).toBeGreaterThanOrEqual(40)
  }
}

test.each([
  [
    'en',
    'Oat bars without baking',
    'Press the oats into a lined tin and let them set in the fridge.',
  ],
  ['en', 'Hooks behind the door', 'Four wide hooks hold the coats that used to lie on the chairs.'],
  [
    'de',
    'Kartoffelsuppe mit Majoran',
    'Gib den Majoran erst am Ende in die Suppe, damit er duftet.',
  ],
  ['de', 'Radtour an der Saale', 'Der Weg am Fluss führt an Weinbergen und alten Burgen vorbei.'],
  ['ar', 'شوربة العدس', 'أضف الكمون في آخر الطهي حتى تبقى رائحته في الشوربة.'],
  ['ar', 'ترتيب المطبخ الصغير', 'علّق الأواني على الحائط فوق الطاولة لتوفير مساحة في الخزائن.'],
])('%s: “%s” gives all pins that were asked for, or none', async (lang, title, body) => {
  const plan = await pinsOf(html(lang, title, body))
  expect(plan).toHaveLength(COUNT)
  expectAllOrNone(plan)
})

test('a page of one good sentence gives all pins by it', async () => {
  const sentence =
    'A quiet morning in Ghent begins on the first boat from the quay, before the old squares by the river fill up with visitors.'
  const plan = await pinsOf(html('en', 'A Quiet Morning in Ghent', sentence))
  expectAllOrNone(plan)
  expect(plan.map((pin) => pin?.description)).toEqual(Array.from({ length: COUNT }, () => sentence))
})

test('a page whose one sentence is too short for a description gives none', async () => {
  const plan = await pinsOf(html('en', 'A Shelf in Blue', 'The shelf is painted blue.'))
  expect(plan).toEqual(Array.from({ length: COUNT }, () => null))
})

test('a page that has words but no sentence is too short, and a wall is no page', () => {
  const codeOf = (title: string, body: string): string => {
    const extraction = extractPage(html('en', title, body), 'https://www.example.com/a')
    return extraction.ok ? 'read' : extraction.code
  }
  expect(codeOf('Oat bars', 'Press, chill, cut.')).toBe('page_too_short')
  expect(codeOf('Oat bars', 'Press the oats into a lined tin.')).toBe('read')
  expect(codeOf('One moment', 'Please enable JavaScript and cookies to continue.')).toBe(
    'empty_page',
  )
  expect(codeOf('Anmelden', 'Bitte melde dich mit deinem Konto an, um weiterzulesen.')).toBe(
    'empty_page',
  )
  expect(codeOf('Soup', '')).toBe('empty_page')
})
