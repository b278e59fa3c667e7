/** Texts that a person typed get pins, also under a title of one word that no page would be given. */
import { expect, test } from 'vitest'
import { contentFromText } from '../pages/extraction/content-from-text.ts'
import { openLanguages } from '../pages/extraction/languages.ts'
import { composePins } from '../../../tests/support/drawing/composed-pins.builder.ts'

const COUNT = 4

test.each([
  [
    'Beans',
    'Soak the beans overnight in cold water, then drain and rinse them well. Simmer them gently with a bay leaf and an onion for about an hour until they are tender.',
  ],
  [
    'Hooks',
    'Four wide hooks hold the coats that used to lie on the chairs. A narrow shelf above holds hats and gloves.',
  ],
  [
    'Balkon',
    'Auf dem kleinen Balkon stehen drei Kästen mit Kräutern und eine Bank aus Holz. Eine Lichterkette macht den Abend gemütlich.',
  ],
])('a text with the title "%s" gives as many pins as were asked for', async (title, text) => {
  const content = contentFromText({ title, text, url: 'https://garden.example/' })
  const plan = await composePins(content, { count: COUNT, languageOf: openLanguages() })
  expect(plan).toHaveLength(COUNT)
  for (const pin of plan) {
    expect(pin?.title.toLowerCase()).toContain(title.toLowerCase())
    expect(pin?.description).toMatch(/\p{L}{3}.*[.!?]$/su)
  }
})
