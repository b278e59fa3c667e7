import { expect, test } from 'vitest'
import { type DrawnPin, fitsDrawn, writeAltText } from './alt-text.ts'

const ALTS: Record<string, string> = {
  bowl: 'Bowl of cold plum soup.',
  tree: 'plums on an old tree',
  file: 'IMG_2031.jpg',
}
const drawn = (
  pictures: string[],
  patch: Partial<DrawnPin> & { headline?: string; items?: string[] } = {},
): DrawnPin => ({
  design: {
    headline: patch.headline ?? 'Plum Soup',
    items: patch.items ?? [],
    pictures: pictures.map((picture_id) => ({ picture_id, crop: null })),
  },
  template: { pictures: 3, needsItems: false },
  altOf: (id) => ALTS[id] ?? '',
  subject: 'plum soup',
  lang: 'en',
  ...patch,
})

test('it says what the drawn picture says of itself, and the words on it', () => {
  expect(writeAltText(drawn(['bowl']))).toBe(
    'Bowl of cold plum soup. Text on the picture: “Plum Soup”.',
  )
})

test('a picture that says nothing of itself is plainly a photo of the subject', () => {
  expect(writeAltText(drawn(['file']))).toBe('Photo: plum soup. Text on the picture: “Plum Soup”.')
})

test('several pictures are named one by one, and only those that the template draws', () => {
  expect(writeAltText(drawn(['bowl', 'tree']))).toBe(
    '2 pictures: Bowl of cold plum soup; plums on an old tree. Text on the picture: “Plum Soup”.',
  )
  expect(
    writeAltText({ ...drawn(['bowl', 'tree']), template: { pictures: 1, needsItems: false } }),
  ).toContain('Bowl of cold plum soup. Text')
})

test('a pin without a picture claims none', () => {
  expect(writeAltText({ ...drawn(['bowl']), template: { pictures: 0, needsItems: false } })).toBe(
    'Pin with text only: “Plum Soup”.',
  )
  expect(writeAltText(drawn([], { lang: 'de' }))).toBe('Pin nur mit Text: „Plum Soup“.')
})

test('of a picture that is cut it claims neither the count nor what was beside', () => {
  const alts: Record<string, string> = {
    row: 'Three herb pots with labels on a bright sill',
    cup: 'A dripper on a glass carafe next to a cup',
    de: 'Drei Kräutertöpfe auf einer hellen Fensterbank',
  }
  const cut = (id: string, share: number, lang = 'en') =>
    writeAltText({
      ...drawn([id], { lang }),
      altOf: (name) => alts[name] ?? '',
      shownOf: () => share,
    })
  expect(cut('row', 0.5)).toContain('Close-up of herb pots.')
  expect(cut('cup', 0.5)).toContain('Close-up of a dripper on a glass carafe.')
  expect(cut('de', 0.5, 'de')).toContain('Kräutertöpfe auf einer hellen Fensterbank (Ausschnitt).')
  expect(cut('cup', 0.7)).toContain('A dripper on a glass carafe next to a cup.')
})

test('a pin of words says how they look', () => {
  const plain = { ...drawn([]), template: { pictures: 0, needsItems: false } }
  const colors = { background: '#1f3a24', text: '#fdfdfb', accent: '#ff0000' }
  expect(writeAltText({ ...plain, design: { ...plain.design, colors } })).toBe(
    'White text on dark green: “Plum Soup”.',
  )
  expect(
    writeAltText({
      ...plain,
      template: { ...plain.template, needsItems: true },
      design: { ...plain.design, colors },
    }),
  ).toBe('Pin with text only: “Plum Soup”.')
  expect(writeAltText({ ...plain, lang: 'de', design: { ...plain.design, colors } })).toBe(
    'Schrift in Weiß auf Dunkelgrün: „Plum Soup“.',
  )
})

test('a list names all entries that fit, without a last line that counts the rest', () => {
  const list = {
    ...drawn([], { items: ['500 g plums', 'Honey', 'Cinnamon', '+ 4 more'] }),
    template: { pictures: 0, needsItems: true },
  }
  expect(writeAltText(list)).toBe(
    'Pin with text only: “Plum Soup”. List: 500 g plums; Honey; Cinnamon.',
  )
  expect(
    writeAltText({ ...list, design: { ...list.design, items: ['500 g plums', 'Honey'] } }),
  ).toContain('List: 500 g plums; Honey.')
  const long = writeAltText({
    ...list,
    design: {
      ...list.design,
      items: Array.from({ length: 9 }, (_, index) => `${index} ${'plum '.repeat(20).trim()}`),
    },
  })
  expect(long.length).toBeLessThanOrEqual(500)
  expect(long).toMatch(/plum and more\.$/)
})

test('it stays within 500 characters and is not cut inside a word', () => {
  const text = writeAltText({
    ...drawn(['bowl', 'tree', 'file'], { headline: 'Soup '.repeat(30).trim() }),
    altOf: (id) => `${id} ${'wonderful '.repeat(60)}`,
  })
  expect(text.length).toBeLessThanOrEqual(500)
  expect(text).toMatch(/(?:wonderful|Soup|[”.])$/)
})

test('a text fits only the pin that it was made of; own words are trusted unless they can not be true', () => {
  const fits = (text: string, pin: DrawnPin): boolean => fitsDrawn(text, pin, Object.values(ALTS))
  const bowl = drawn(['bowl'])
  expect(fits(writeAltText(bowl), bowl)).toBe(true)
  expect(fits('My grandmother serving soup', bowl)).toBe(true)
  expect(fits(writeAltText(drawn(['tree'])), bowl)).toBe(false)
  expect(fits(writeAltText(drawn(['bowl'], { headline: 'Old words' })), bowl)).toBe(false)
  expect(fits('A photo of soup', { ...bowl, template: { pictures: 0, needsItems: false } })).toBe(
    false,
  )
})
