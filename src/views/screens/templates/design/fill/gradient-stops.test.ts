import { expect, test } from 'vitest'
import { Gradient } from '#core/templates/document/text-style.schema.ts'
import {
  gradientFrom,
  MAX_STOPS,
  withoutStop,
  withStop,
  withStopAt,
  withStopColor,
} from './gradient-stops.ts'

const places = ({ stops }: Gradient): number[] => stops.map(({ at }) => at)

test('a gradient begins with the color that was there', () => {
  expect(gradientFrom('#102040').stops).toEqual([
    { color: '#102040', at: 0 },
    { color: 'accent', at: 1 },
  ])
  expect(gradientFrom('accent').stops[1]?.color).toBe('background')
})

test('colors are added up to six and removed down to two, and stay in order', () => {
  let gradient = gradientFrom('text')
  for (let more = 0; more < 6; more += 1) gradient = withStop(gradient)
  expect(gradient.stops).toHaveLength(MAX_STOPS)
  expect(Gradient.safeParse(gradient).success).toBe(true)
  expect(places(withoutStop(gradient, 0))).toEqual(places(gradient).slice(1))
  for (let less = 0; less < 6; less += 1) gradient = withoutStop(gradient, 0)
  expect(gradient.stops).toHaveLength(2)
})

test('a color does not pass its neighbors', () => {
  const gradient = withStop(gradientFrom('text'))
  expect(places(gradient)).toEqual([0, 0.5, 1])
  expect(gradient.stops[1]?.color).toEqual({ mix: ['text', 'accent'], share: 0.5 })
  expect(places(withStopAt(gradient, 1, 0.2))).toEqual([0, 0.2, 1])
  expect(places(withStopAt(gradient, 0, 0.8))).toEqual([0.5, 0.5, 1])
  expect(places(withStopAt(gradient, 2, 0.1))).toEqual([0, 0.5, 0.5])
  expect(withStopColor(gradient, 1, '#ffffff').stops[1]).toEqual({ color: '#ffffff', at: 0.5 })
})
