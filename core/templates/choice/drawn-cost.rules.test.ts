import { expect, test } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { LONG_STEPS } from '../samples/long-lists.ts'
import { roughWidth } from '../fit/rough-width.ts'
import { GRID, LIGHT_GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import { grounds } from '../palettes/palette-set.ts'
import { drawnCost } from './drawn-cost.rules.ts'
import { findTemplate } from './template-list.ts'
import { overlaps, type ReadyTemplate } from '../document/template.model.ts'

/** A thing between these columns of the 24, in the middle rows, on a calm ground. */
function thing(from: number, to: number): PictureFacts {
  const cells = Array.from({ length: GRID * GRID }, () => 0.3)
  const row = Array.from({ length: LIGHT_GRID }, (_, at) => (at >= from && at < to ? 'f' : '0'))
  return {
    width: 1000,
    height: 1000,
    palette: ['#c4622d'],
    luminance: cells,
    detail: cells,
    subject: { x: from / LIGHT_GRID, y: 0.25, width: (to - from) / LIGHT_GRID, height: 0.5 },
    objects: [],
    salience: Array.from({ length: LIGHT_GRID }, (_, y) =>
      y >= 6 && y < 18 ? row.join('') : '0'.repeat(LIGHT_GRID),
    ).join(''),
  }
}

const designOf = (template: ReadyTemplate, headline: string): PinDesign => ({
  template_id: template.id,
  headline,
  kicker: '',
  items: [],
  pictures: Array.from({ length: template.pictures }, () => ({ picture_id: 'one', crop: null })),
  colors: { ...grounds.peach },
  fonts: { ...template.fonts },
  brand: 'site.com',
  logo_picture_id: null,
})

test('a list of which a row is left out costs more than what any other design lacks', () => {
  const [template, facts] = [findTemplate('steps'), new Map([['one', thing(8, 16)]])]
  if (!template) throw new Error('There is no steps.')
  const costWith = (items: readonly string[]): number =>
    drawnCost(template, { ...designOf(template, 'Tomato soup'), items: [...items] }, facts)
  expect(costWith(LONG_STEPS)).toBeGreaterThan(costWith(LONG_STEPS.slice(0, 4)) + 30)
})

function costOf(id: string, facts: PictureFacts, headline = 'Teddy bear'): number {
  const template = findTemplate(id)
  if (!template) throw new Error(`There is no ${id}.`)
  return drawnCost(template, designOf(template, headline), new Map([['one', facts]]))
}

test('a wide thing costs in an arch, a narrow one does not', () => {
  expect(costOf('arch', thing(1, 23))).toBeGreaterThan(4)
  expect(costOf('arch', thing(8, 16))).toBeLessThan(1)
})

test('few words leave a picture higher, which cuts more of its sides', () => {
  const long = 'How to knit a small teddy bear out of wool that you have left over from winter'
  expect(costOf('magazine', thing(2, 22))).toBeGreaterThan(costOf('magazine', thing(2, 22), long))
})

test('bands without words or pictures cost by their height', () => {
  const calm = thing(8, 16)
  expect(costOf('type-minimal', calm, 'Tea')).toBeGreaterThan(
    costOf('type-minimal', calm, 'How to brew green tea so that it never tastes bitter again'),
  )
})

test('an empty foot costs as much as an empty head', () => {
  const [template, facts] = [findTemplate('type-minimal'), new Map<string, PictureFacts>()]
  if (!template) throw new Error('There is no type-minimal.')
  const design = designOf(template, 'Tea')
  const words = template
    .layout({ design, pictures: [], logo: null, measure: roughWidth })
    .find((node) => node.kind === 'text')
  if (!words) throw new Error('There are no words.')
  const costAt = (y: number): number => {
    const layout = () => [{ ...words, box: { ...words.box, y, height: 100 } }]
    return drawnCost({ ...template, layout }, design, facts)
  }
  expect(costAt(50)).toBeGreaterThan(9)
  expect(costAt(50)).toBeCloseTo(costAt(1350))
})

test('capitals are wider than small letters, and letters of a narrow family narrower', () => {
  const style = { family: 'poppins', weight: 700, lineHeight: 1, spacing: 0, uppercase: false }
  expect(roughWidth('Basil', { ...style, family: 'bebas-neue' })).toBeLessThan(
    roughWidth('Basil', style),
  )
  expect(roughWidth('Basil', { ...style, uppercase: true })).toBeGreaterThan(
    roughWidth('Basil', style),
  )
  expect(roughWidth('料理', style)).toBe(2)
})

test('a close view that the photo itself cuts may be cut further, a whole thing may not', () => {
  const [whole, close] = [thing(1, 23), thing(0, 24)]
  expect(costOf('film-strip', whole)).toBeGreaterThan(costOf('film-strip', close) + 2)
})

test('words over what draws the eye cost, words beside it do not', () => {
  const low = thing(6, 18)
  const flat = { ...low, height: 1500, subject: { x: 0, y: 0, width: 1, height: 1 } }
  const everywhere = { ...flat, salience: 'f'.repeat(LIGHT_GRID * LIGHT_GRID) }
  const rows = Array.from({ length: LIGHT_GRID }, (_, y) =>
    (y > 10 && y < 18 ? 'f' : '0').repeat(LIGHT_GRID),
  )
  const below = { ...flat, salience: rows.join('') }
  expect(costOf('photo-card', everywhere)).toBeGreaterThan(costOf('photo-card', below) + 0.4)
})

test('a name of the site that an arch cuts costs, and so does a headline that is cut at its hyphen', () => {
  const small = thing(9, 15)
  const markedAt = (x: number): PictureFacts => ({
    ...small,
    mark: { x, y: 0.84, width: 0.99 - x, height: 0.12 },
  })
  expect(costOf('arch', markedAt(0.9))).toBe(costOf('arch', small))
  expect(costOf('arch', markedAt(0.4))).toBeGreaterThan(costOf('arch', small) + 3)
  const [whole, torn] = ['Zimtsterne', 'Haselnuss-Zimt-Mascarpone-Torte'].map((headline) =>
    costOf('sprigs', small, headline),
  )
  expect(torn).toBeGreaterThan((whole ?? 0) + 3)
})

test('a headline on a picture with words of its own costs more than one beside it', () => {
  const small = thing(9, 15)
  const lettered = { ...small, lettering: { x: 0.2, y: 0.1, width: 0.6, height: 0.2 } }
  expect(costOf('full-photo', lettered)).toBeGreaterThan(costOf('full-photo', small) + 10)
  expect(costOf('framed-photo', lettered)).toBeGreaterThan(costOf('framed-photo', small) + 2)
  expect(costOf('framed-photo', lettered)).toBeLessThan(costOf('framed-photo', small) + 10)
})

test('a torn edge on a part of the name costs', () => {
  const marked = { ...thing(9, 15), mark: { x: 0.82, y: 0.84, width: 0.16, height: 0.14 } }
  const { mark: _, ...plain } = marked
  expect(costOf('torn-paper', marked)).toBeGreaterThan(costOf('torn-paper', plain) + 3)
  expect(costOf('framed-photo', marked)).toBe(costOf('framed-photo', plain))
})

test('an own template that was changed is laid out again, an unchanged one is not', () => {
  const [template, facts] = [findTemplate('photo-card'), thing(2, 22)]
  if (!template) throw new Error('There is no photo-card.')
  let layouts = 0
  const changed: ReadyTemplate = {
    ...template,
    layout: (input) => {
      layouts += 1
      return template.layout(input).filter(({ kind }) => kind !== 'picture')
    },
  }
  const design = designOf(template, 'Teddy bear')
  const [before, after, again] = [template, changed, changed].map((each) =>
    drawnCost(each, design, new Map([['one', facts]])),
  )
  expect(after).not.toBe(before)
  expect(again).toBe(after)
  expect(layouts).toBe(1)
})

test('words that hide more than a fifth of what draws the eye cost much more than those below', () => {
  const [template, facts] = [findTemplate('photo-band'), thing(2, 22)]
  if (!template) throw new Error('There is no photo-band.')
  const design = designOf(template, 'Tea')
  const drawn = template.layout({
    design,
    pictures: [{ facts, crop: null }],
    logo: null,
    measure: roughWidth,
  })
  const [picture, words] = ['picture', 'text'].map((kind) =>
    drawn.find((node) => node.kind === kind),
  )
  if (picture?.kind !== 'picture' || words?.kind !== 'text') throw new Error('There are no words.')
  const box = { x: 0, y: 0, width: 1000, height: 1500 }
  const costAt = (height: number): number => {
    const layout = () => [
      { ...picture, crop: { x: 0, y: 0, width: 1, height: 1 }, box },
      { ...words, box: { x: 0, y: 0, width: 1000, height } },
    ]
    return drawnCost({ ...template, layout }, design, new Map([['one', facts]]))
  }
  // The eye is drawn to rows 375 to 1125.
  const [free, some, more] = [costAt(340), costAt(480), costAt(510)]
  expect(some - free).toBeLessThan(4)
  expect(more - some).toBeGreaterThan(10)
})

test('a picture that fills the pin costs by the share of its subject that is cut', () => {
  const [whole, cut, close] = [thing(5, 19), thing(1, 23), thing(0, 24)]
  expect(costOf('photo-marker', cut)).toBeGreaterThan(costOf('photo-marker', whole) + 5)
  expect(costOf('photo-marker', close)).toBeLessThan(costOf('photo-marker', cut) - 4)
})

test('a tray that fills a circle to its corners costs, a round dish does not', () => {
  const dish = { ...thing(1, 23), subject: { x: 0.04, y: 0.04, width: 0.92, height: 0.92 } }
  const tray = { ...dish, subject: { x: 0, y: 0.01, width: 1, height: 0.98 } }
  const middle = thing(8, 16).salience ?? ''
  const [round, square] = [dish, tray].map((facts) =>
    costOf('photo-circle', { ...facts, salience: middle }),
  )
  expect(square).toBeGreaterThan((round ?? 0) + 4)
})

test('a seal on the dish costs, beside a smaller one it does not', () => {
  const withDish = (across: number): PictureFacts => {
    const box = { x: 0.05, y: 0.02, width: across, height: across }
    return { ...thing(8, 16), subject: box, dish: box }
  }
  const template = findTemplate('seal')
  if (!template) throw new Error('There is no seal.')
  const design = { ...designOf(template, 'Tomato soup'), kicker: '20 minutes' }
  const costWith = (facts: PictureFacts): number =>
    drawnCost(template, design, new Map([['one', facts]])) -
    drawnCost(template, { ...design, kicker: '' }, new Map([['one', facts]]))
  expect(costWith(withDish(0.9))).toBeGreaterThan(costWith(withDish(0.3)) + 4)
})

test('words that are broken badly cost more than the same words on other lines', () => {
  const template = findTemplate('split-panel')
  if (!template) throw new Error('There is no split-panel.')
  const costOfLines = (lines: string[], size: number): number => {
    const layout: ReadyTemplate['layout'] = (input) =>
      template
        .layout(input)
        .map((node) =>
          node.kind === 'text' && node.role === 'headline' ? { ...node, lines, size } : node,
        )
    const facts = new Map([['one', thing(8, 16)]])
    return drawnCost({ ...template, layout }, designOf(template, 'x'), facts)
  }
  const good = costOfLines(['How to Make', 'Beef Goulash'], 110)
  expect(costOfLines(['How to', 'Make Beef', 'Goulash'], 110)).toBeGreaterThan(good + 1)
  expect(costOfLines(['How to Make', 'Beef Goulash'], 76)).toBeGreaterThan(good + 2)
})

test('a dark veil on a photo of middling light costs, on a dark photo it does not', () => {
  const lit = (light: number): PictureFacts => ({
    ...thing(8, 16),
    luminance: Array.from({ length: GRID * GRID }, () => light),
  })
  expect(costOf('full-photo', lit(0.4))).toBeGreaterThan(costOf('full-photo', lit(0.08)) + 4)
  expect(costOf('full-photo', lit(0.16))).toBe(costOf('full-photo', lit(0.08)))
})

test.each([
  ['photo-marker', true],
  ['photo-band', true],
  ['brush', true],
  ['full-photo', false],
])(
  'words of %s beside a photo that does not fill the pin cost for their panel: %s',
  (id, costs) => {
    const [template, facts] = [findTemplate(id), thing(8, 16)]
    if (!template) throw new Error(`There is no ${id}.`)
    const design = designOf(template, 'Naan bread')
    const pictures = [{ facts, crop: null }]
    const drawn = template.layout({ design, pictures, logo: null, measure: roughWidth })
    const photo = drawn.find(({ kind }) => kind === 'picture')
    const words = drawn.find((node) => node.kind === 'text' && node.role === 'headline')
    if (photo?.kind !== 'picture' || !words) throw new Error('There is no photo or no headline.')
    const panels = drawn.filter(({ kind, box }) => kind === 'fill' && overlaps(box, words.box))
    const below = [...panels, words].map((node) => {
      const box = { ...node.box, y: 760, height: 300 }
      return { ...node, box }
    })
    const costAt = (height: number, use = template.use): number => {
      const layout = () => [{ ...photo, box: { ...photo.box, height } }, ...below]
      return drawnCost({ ...template, use, layout }, design, new Map([['one', { ...facts }]]))
    }
    const elsewhere = { ...template.use, onPhoto: false }
    expect(costAt(740) - costAt(740, elsewhere)).toBeCloseTo(costs ? 6 : 0)
    expect(costAt(1500) - costAt(1500, elsewhere)).toBeCloseTo(0)
  },
)
