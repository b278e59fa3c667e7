import { expect, test } from 'vitest'
import { subjectOn, shareWithin } from './crop.rules.ts'
import { choosePhotoView } from './photo-view.rules.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import { CANVAS, FULL, type Box, type LayoutInput } from '../document/template.model.ts'

const cells = Array.from({ length: GRID * GRID }, () => 0.1)
const facts = (
  subject: PictureFacts['subject'],
  [width, height]: readonly [number, number] = [1000, 1500],
): PictureFacts => ({
  width,
  height,
  subject,
  objects: [],
  luminance: cells,
  detail: cells,
  palette: ['#888888'],
})
const wordsAt = (isTop: boolean): Box => ({ x: 64, y: isTop ? 76 : 860, width: 872, height: 500 })
const view = (picture: PictureFacts, crop: LayoutInput['pictures'][number]['crop'] = null) => {
  const input = { pictures: [{ facts: picture, crop }] } as unknown as LayoutInput
  const found = choosePhotoView(input, { wordsAt, seam: 0, full: FULL })
  if (!found) throw new Error('There is a picture.')
  return {
    ...found,
    hidden: shareWithin(
      subjectOn({ facts: picture, crop: found.crop, slot: found.box }),
      wordsAt(found.isTop),
    ),
  }
}

test('words are at the end where the subject is not, on the picture', () => {
  const low = view(facts({ x: 0.2, y: 0.62, width: 0.6, height: 0.3 }))
  expect([low.isTop, low.box === FULL, low.hidden]).toEqual([true, true, 0])
  const high = view(facts({ x: 0.2, y: 0.08, width: 0.6, height: 0.3 }))
  expect([high.isTop, high.box === FULL, high.hidden]).toEqual([false, true, 0])
})

test('a subject that fills the picture gets an end to itself, whole, and the words get the other', () => {
  const { box, hidden } = view(facts({ x: 0.15, y: 0.1, width: 0.7, height: 0.8 }, [1500, 1000]))
  expect(box.height).toBeLessThan(CANVAS.height)
  expect(hidden).toBe(0)
})

test('a chosen crop is kept, or trimmed to what is shown, and the subject stays free all the same', () => {
  const crop = { x: 0, y: 0, width: 1, height: 1 }
  const kept = view(facts({ x: 0.2, y: 0.65, width: 0.6, height: 0.3 }), crop)
  expect([kept.crop, kept.hidden]).toEqual([crop, 0])
  const middle = view(facts({ x: 0.1, y: 0.25, width: 0.8, height: 0.5 }), crop)
  expect([middle.hidden, middle.crop.width, middle.box.height < CANVAS.height]).toEqual([
    0,
    1,
    true,
  ])
})

test('words on a plate are between two things, where neither end is free', () => {
  const subject = { x: 0.1, y: 0.02, width: 0.8, height: 0.3 }
  const two: PictureFacts = {
    ...facts(subject),
    objects: [subject, { x: 0.1, y: 0.7, width: 0.8, height: 0.28 }],
    salience: Array.from({ length: 24 }, (_, row) =>
      (row < 8 || row >= 16 ? 'f' : '0').repeat(24),
    ).join(''),
  }
  const input = { pictures: [{ facts: two, crop: null }] } as unknown as LayoutInput
  const plateAt = (y: number): Box => ({ x: 64, y, width: 872, height: 360 })
  const wish = {
    wordsAt: (isTop: boolean) => plateAt(isTop ? 64 : 1000),
    seam: 0,
    full: FULL,
    isCard: true,
  }
  expect(choosePhotoView(input, wish)?.words.y).not.toBe(580)
  expect(choosePhotoView(input, { ...wish, between: [plateAt(580)] })?.words.y).toBe(580)
})
