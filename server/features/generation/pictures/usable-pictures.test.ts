import { expect, test } from 'vitest'
import type { PictureFacts } from '#core/templates/photo/picture-facts.schema.ts'
import { openLanguages } from '../../pages/extraction/languages.ts'
import { usablePictures } from './usable-pictures.ts'

const row: PictureFacts = {
  width: 1200,
  height: 800,
  subject: { x: 0.2, y: 0.2, width: 0.5, height: 0.5 },
  objects: [],
  luminance: Array<number>(144).fill(0.5),
  detail: Array<number>(144).fill(0.1),
  palette: ['#967f5f'],
}
const picture = (id: string, bareness?: number, address = `/${id}.jpg`) => ({
  id,
  alt: '',
  address,
  facts: bareness === undefined ? row : { ...row, bareness },
})
const shown = (...pictures: ReturnType<typeof picture>[]) =>
  usablePictures(pictures, null, openLanguages()).map(({ id }) => id)

test('an empty board is left out of a page that has other pictures', () => {
  expect(shown(picture('board', 0.7), picture('cake', 0.1))).toEqual(['cake'])
})

test('an empty board that is all a page has is kept', () => {
  expect(shown(picture('board', 0.7), picture('tray', 0.6))).toEqual(['board', 'tray'])
})

test('pictures stored before bareness was measured are kept', () => {
  expect(shown(picture('older'), picture('cake', 0.1))).toEqual(['older', 'cake'])
})

test("a person's own picture is kept, however bare", () => {
  expect(shown(picture('own', 0.9, ''), picture('cake', 0.1))).toEqual(['own', 'cake'])
})
