import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { freshPins } from './fresh-pins.ts'

const made = (title: string, template_id: string, ...ids: string[]) => {
  const { design } = pin('a')
  const pictures = ids.map((picture_id) => ({ picture_id, crop: null }))
  return { title, design: { ...design, template_id, pictures } }
}
const used = [made('Lemon cake', 'arch', 'p1'), made('Easy lemon cake', 'steps', 'p2')]
const fresh = (...pins: ReturnType<typeof made>[]) => freshPins(pins, used).map(Boolean)

test('a pin with another title and another picture comes back', () => {
  expect(fresh(made('Moist lemon cake', 'arch', 'p2'))).toEqual([true])
  expect(fresh(made('Moist lemon cake', 'quote', 'p1'))).toEqual([true])
})

test('one that repeats a title or a picture in its design does not', () => {
  expect(fresh(made('LEMON CAKE', 'quote', 'p3'))).toEqual([false])
  expect(fresh(made('Moist lemon cake', 'arch', 'p1'))).toEqual([false])
})

test('two that are made together are not alike', () => {
  const one = made('Moist lemon cake', 'quote', 'p3')
  expect(
    fresh(one, { ...one, title: 'Cake with lemon' }, made('Moist lemon cake', 'x', 'p9')),
  ).toEqual([true, false, false])
})

test('no title and no picture comes twice, however often a page comes back', () => {
  const some = fc.record({ title: fc.nat(5), template: fc.nat(3), picture: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(fc.array(some, { maxLength: 4 }), { maxLength: 6 }), (rounds) => {
      const all: ReturnType<typeof made>[] = []
      for (const round of rounds) {
        const pins = round.map(({ title, template, picture }) =>
          made(`Title ${title}`, `t${template}`, `p${picture}`),
        )
        all.push(...freshPins(pins, all).filter((one) => one !== null))
      }
      const titles = all.map(({ title }) => title)
      const pictures = all.map(({ design }) =>
        JSON.stringify([design.template_id, design.pictures]),
      )
      expect(new Set(titles).size).toBe(all.length)
      expect(new Set(pictures).size).toBe(all.length)
    }),
  )
})
