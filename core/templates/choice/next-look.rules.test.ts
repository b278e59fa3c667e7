import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { nextPictures, nextTemplate } from './next-look.rules.ts'
import { findTemplate } from './template-list.ts'

const picture = (picture_id: string) => ({ picture_id, crop: null })
const one = (template_id: string, pictures = [picture('p1')]) => ({
  pin_type: 'photo' as const,
  design: { ...pin('a').design, template_id, pictures },
})

test('the next template has the type and the number of pictures, and each comes before one comes again', () => {
  const start = nextTemplate(one('own-1'))
  const seen: string[] = []
  for (let id = start; id !== null && !seen.includes(id); id = nextTemplate(one(id))) seen.push(id)
  expect(seen.length).toBeGreaterThan(2)
  expect(nextTemplate(one(seen.at(-1) ?? ''))).toBe(start)
  for (const id of seen) expect(findTemplate(id)).toMatchObject({ pinType: 'photo', pictures: 1 })
})

test('a pin whose pictures fit no other template keeps its own', () => {
  expect(nextTemplate(one('own-1', []))).toBeNull()
})

test('the next picture of the page comes first, after the last the first', () => {
  const page = ['p1', 'p2', 'p3']
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 }
  expect(nextPictures([{ picture_id: 'p1', crop }], page)).toEqual([picture('p2')])
  expect(nextPictures([picture('p3')], page)).toEqual([picture('p1')])
  expect(nextPictures([picture('own')], page)).toEqual([picture('p1')])
})

test('a picture that the pin shows already is passed over', () => {
  const shown = [picture('p1'), picture('p2')]
  expect(nextPictures(shown, ['p1', 'p2', 'p3'])).toEqual([picture('p3'), picture('p2')])
  expect(nextPictures(shown, ['p1', 'p2'])).toBeNull()
  expect(nextPictures([], ['p1'])).toBeNull()
})
