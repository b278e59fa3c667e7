import { expect, test } from 'vitest'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import { testDesign, testFacts } from '../layout/layout.builder.ts'
import { layoutTemplate } from '../layout/template-layout.ts'
import { readTemplate } from '../document/template-file.ts'
import { allLayers } from '../document/layer-tree.ts'
import { templateOfPicture } from './template-of-picture.ts'

/** A picture whose rows from `from` to `to`, as shares of its height, are full of detail. */
const busyBetween = (from: number, to: number): PictureFacts => ({
  ...testFacts(1000, 1500),
  subject: { x: 0.2, y: from, width: 0.6, height: to - from },
  detail: Array.from({ length: GRID * GRID }, (_, at) => {
    const y = (Math.floor(at / GRID) + 0.5) / GRID
    return y >= from && y <= to ? 0.9 : 0.05
  }),
})
const boxesOf = (facts: PictureFacts) => {
  const { layers } = templateOfPicture('Mine', { id: 'p1', facts })
  const boxOf = (id: string) => {
    const box = allLayers(layers).find((layer) => layer.id === id)?.box
    if (!box) throw new Error(`There is no ${id}.`)
    return box
  }
  return { kicker: boxOf('kicker'), headline: boxOf('headline'), brand: boxOf('brand') }
}

test('the words are at the end of the picture where its subject is not', () => {
  const low = boxesOf(busyBetween(0.5, 1))
  expect(low.kicker.y).toBe(76)
  expect(low.headline.y + low.headline.height).toBeLessThan(750)
  const high = boxesOf(busyBetween(0, 0.5))
  expect(high.kicker.y).toBeGreaterThanOrEqual(750)
  expect(high.headline.y + high.headline.height).toBeLessThanOrEqual(1360)
})

test('the words are in the middle of a picture whose ends are full of detail', () => {
  const facts = busyBetween(0.75, 1)
  const detail = facts.detail.map((value, at) => (at < GRID * 2 ? 0.9 : value))
  const { kicker, headline } = boxesOf({ ...facts, detail })
  expect(kicker.y).toBeGreaterThanOrEqual((2 * 1500) / GRID)
  expect(headline.y + headline.height).toBeLessThanOrEqual(0.75 * 1500)
})

test('the sample has light words on a dark picture, and dark words on a light one', () => {
  const moodOn = (light: number) => {
    const luminance = Array.from({ length: GRID * GRID }, () => light)
    const facts = { ...testFacts(1000, 1500), luminance }
    return templateOfPicture('Mine', { id: 'p1', facts }).use.sample.mood
  }
  expect([moodOn(0.1), moodOn(0.6)]).toEqual(['deep', 'light'])
})

test('the brand is in the calmer corner', () => {
  const withDetail = (isBusy: (x: number) => boolean): PictureFacts => ({
    ...testFacts(1000, 1500),
    detail: Array.from({ length: GRID * GRID }, (_, at) =>
      isBusy(((at % GRID) + 0.5) / GRID) ? 0.9 : 0.1,
    ),
  })
  expect(boxesOf(withDetail((x) => x > 0.5)).brand.x).toBe(64)
  expect(boxesOf(withDetail((x) => x < 0.5)).brand.x).toBe(516)
})

test.each([
  [400, 3000],
  [3000, 400],
  [1000, 1000],
])('a picture of %i × %i gives a template that can be read, with its id', (width, height) => {
  const facts = testFacts(width, height)
  const template = templateOfPicture('Mine', { id: 'p1', facts })
  expect(readTemplate(JSON.parse(JSON.stringify(template)))).toEqual({
    ok: true,
    template,
    notes: [],
  })
  expect(template.use.sample.picture).toBe('p1')
})

test('only the words are tinted for; the brand has a plate on the picture', () => {
  const { layers } = templateOfPicture('Mine', { id: 'p1', facts: testFacts(1000, 1500) })
  const byKind = (kind: string) => layers.find((layer) => layer.kind === kind)
  expect(byKind('scrim')).toMatchObject({ on: 'photo', behind: ['kicker', 'headline'] })
  expect(byKind('logo')).toMatchObject({ over: ['photo'] })
})

test('the tint grows from the end that has the words', () => {
  const scrimOn = (facts: PictureFacts) => {
    const document = templateOfPicture('Mine', { id: 'p1', facts })
    const nodes = layoutTemplate(document, {
      design: testDesign({ headline: 'Calm kitchens' }),
      pictures: [{ facts, crop: null }],
      logo: null,
      measure: (piece) => piece.length * 0.5,
    })
    const scrim = nodes.find((node) => node.kind === 'scrim')
    return scrim?.kind === 'scrim' ? [scrim.shape, scrim.box.y === 0] : null
  }
  expect(scrimOn(busyBetween(0.5, 1))).toEqual(['down', true])
  expect(scrimOn(busyBetween(0, 0.5))).toEqual(['up', false])
})
