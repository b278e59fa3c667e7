import { describe, expect, test } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { brandPalettes } from '../palettes/page-palettes.rules.ts'
import { grounds } from '../palettes/palette-set.ts'
import { likeness } from '../choice/look-likeness.rules.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import { readyTemplate } from '../choice/ready-template.ts'
import { findTemplate } from '../choice/template-list.ts'
import { looksInOrder, type Look, type LooksRequest } from './choose-looks.rules.ts'
import { LOOKS_PER_ROUND } from './looks-per-round.ts'

const facts = (width: number, height: number): PictureFacts => ({
  width,
  height,
  subject: { x: 0.3, y: 0.35, width: 0.4, height: 0.35 },
  objects: [],
  luminance: Array.from({ length: GRID * GRID }, () => 0.4),
  detail: Array.from({ length: GRID * GRID }, () => 0.2),
  palette: ['#b5542e', '#2f4b4a', '#ead9c2'],
})
const id = (place: number): string => `00000000-0000-4000-8000-00000000000${place}`
const pictures = [facts(1000, 1500), facts(1200, 900), facts(900, 1300), facts(1000, 1000)].map(
  (one, at) => ({ id: id(at), facts: one }),
)
const design = (change: Partial<PinDesign> = {}): PinDesign => ({
  template_id: 'split-panel',
  headline: 'Roasted tomato soup with basil',
  kicker: '35 minutes · 4 servings',
  items: [],
  pictures: [{ picture_id: id(0), crop: null }],
  colors: { background: '#fdf4ee', text: '#38201a', accent: '#b2401f' },
  fonts: findTemplate('split-panel')?.fonts ?? { heading: 'poppins', body: 'inter' },
  brand: 'Nettle & Salt',
  logo_picture_id: null,
  ...change,
})
/** `round` 0 = the first twelve. */
const looks = ({ round = 0, ...change }: Partial<LooksRequest & { round: number }> = {}) =>
  [...looksInOrder({ design: design(), pictures, ...change })].slice(
    round * LOOKS_PER_ROUND,
    (round + 1) * LOOKS_PER_ROUND,
  )
const idsOf = (found: readonly Look[]) => found.map(({ template }) => template.id)
const colorsOf = (found: readonly Look[]) =>
  new Set(found.map((look) => JSON.stringify(look.design.colors)))

describe('the looks of a pin', () => {
  test('are twelve templates of several kinds, colours and crops, none alike', () => {
    const found = looks()
    expect(new Set(idsOf(found)).size).toBe(LOOKS_PER_ROUND)
    expect(new Set(found.map(({ template }) => template.pinType)).size).toBeGreaterThanOrEqual(5)
    expect(colorsOf(found).size).toBeGreaterThanOrEqual(4)
    expect(new Set(found.map((look) => look.design.pictures[0]?.crop == null)).size).toBe(2)
    for (const [at, { design: one }] of found.entries())
      for (const { design: other } of found.slice(0, at))
        expect(likeness(one, other, pictures[0]?.facts)).toBeLessThan(5)
  })

  test('keep the words, and lead with the picture of the pin', () => {
    for (const { design: one } of looks()) {
      expect([one.headline, one.kicker, one.brand]).toEqual([
        'Roasted tomato soup with basil',
        '35 minutes · 4 servings',
        'Nettle & Salt',
      ])
      expect([undefined, id(0)]).toContain(one.pictures[0]?.picture_id)
    }
  })

  test('are in no template whose needs the pin does not meet', () => {
    const many = [0, 1, 2, 3, 4].flatMap((round) => idsOf(looks({ round })))
    const missing = ['steps', 'checklist', 'photo-number', 'product', 'quote', 'before-after']
    expect(many.filter((one) => missing.includes(one))).toEqual([])
    expect(many).toContain('recipe-card')
    const one = looks({ pictures: pictures.slice(0, 1) })
    expect(one.filter(({ template }) => template.pictures > 1)).toEqual([])
  })

  test('take what the pin has', () => {
    const listed = looks({
      design: design({
        headline: '5 easy soups',
        items: ['Tomato', 'Leek', 'Pea', 'Corn', 'Beet'],
      }),
    })
    expect(listed.some(({ template }) => template.needsItems)).toBe(true)
    const quote = looks({ design: design({ template_id: 'quote', items: [] }) })
    expect(quote.some(({ template }) => template.pinType === 'quote')).toBe(true)
  })

  test('a pin without a picture has looks without one', () => {
    const found = looks({ design: design({ pictures: [], kicker: '' }), pictures: [] })
    expect(found.length).toBeGreaterThan(0)
    expect(found.flatMap((look) => look.design.pictures)).toEqual([])
  })

  test('the second twelve are others than the first, in templates not yet shown as far as there are', () => {
    const first = looks()
    const second = looks({ round: 1 })
    const seen = new Set(first.map((look) => JSON.stringify(look.design)))
    expect(second).toHaveLength(LOOKS_PER_ROUND)
    expect(second.filter((look) => seen.has(JSON.stringify(look.design)))).toEqual([])
    expect(idsOf(second).filter((one) => idsOf(first).includes(one)).length).toBeLessThan(6)
  })

  test('colours that are not of the designed set come back in some looks', () => {
    const own = { background: '#0a3d62', text: '#ffffff', accent: '#f6b93b' }
    const found = looks({ design: design({ colors: own }) })
    expect(found.some((look) => look.design.colors.background === own.background)).toBe(true)
  })

  test('the first twelve are in the saved colours of the brand, also of a pin on a designed ground', () => {
    const brandColors = ['#fff1ec', '#34180f', '#a8472b']
    const ofBrand = new Set(brandPalettes(brandColors).map((trio) => JSON.stringify(trio)))
    const { background, text, accent } = grounds.sage
    const wish = { design: design({ colors: { background, text, accent } }), brandColors }
    const colors = (round: number): string[] => [...colorsOf(looks({ ...wish, round }))]
    expect(colors(0).filter((one) => !ofBrand.has(one))).toEqual([])
    expect(colors(0).length).toBeGreaterThanOrEqual(3)
    expect([1, 2, 3].flatMap(colors).some((one) => !ofBrand.has(one))).toBe(true)
  })

  test('only the brand’s colours are left where no others are wanted', () => {
    const brandColors = ['#fff1ec', '#34180f', '#a8472b']
    const ofBrand = new Set(brandPalettes(brandColors).map((trio) => JSON.stringify(trio)))
    const wish = { design: design(), pictures, brandColors, isBrandOnly: true }
    const all = [...looksInOrder(wish)]
    expect([...colorsOf(all)].filter((one) => !ofBrand.has(one))).toEqual([])
    expect(new Set(idsOf(all)).size).toBeGreaterThan(LOOKS_PER_ROUND)
    const without = [...looksInOrder({ ...wish, brandColors: [] })]
    expect(without.length).toBeGreaterThan(all.length)
  })

  test('use only templates that the brand allows', () => {
    const wish = { design: design(), pictures, allowed: ['arch', 'split-panel'] }
    const all = [...looksInOrder(wish)]
    expect(new Set(idsOf(all))).toEqual(new Set(wish.allowed))
    expect(idsOf([...looksInOrder({ ...wish, allowed: [] })])).toContain('recipe-card')
  })

  test('a design for journeys is for pages about one, and for a pin that has it already', () => {
    const isOffered = (change: Partial<LooksRequest>): boolean =>
      [...looksInOrder({ design: design({ kicker: '' }), pictures, ...change })].some(
        (look) => look.template.id === 'travel-map',
      )
    expect(isOffered({ subjects: [] })).toBe(false)
    expect(isOffered({ subjects: ['travel'] })).toBe(true)
    expect(isOffered({ subjects: [], design: design({ template_id: 'travel-map' }) })).toBe(true)
  })

  test('a person’s own templates are among the first, also those in a font of the person', () => {
    const base = findTemplate('arch')
    if (!base) throw new Error('There is no arch.')
    const owned = (name: string, fonts = base.fonts) =>
      readyTemplate({ ...base.document, id: `own-${name}.1`, name, fonts })
    const own = ['a', 'b'].map((name) => owned(name))
    expect(idsOf(looks({ own }))).toEqual(expect.arrayContaining(own.map((one) => one.id)))
    const strange = owned('c', { heading: id(9), body: 'inter' })
    expect(idsOf(looks({ own: [strange] }))).toContain(strange.id)
  })

  test('fonts that were chosen stay; those of the template change with it', () => {
    for (const heading of ['lora', 'Grandma Hand']) {
      const fonts = { heading, body: 'inter' }
      expect(looks({ design: design({ fonts }) })[0]?.design.fonts).toEqual(fonts)
    }
    for (const { template, design: one } of looks()) expect(one.fonts).toEqual(template.fonts)
  })

  test('the same wish has the same answer', () => {
    expect(looks()).toEqual(looks())
  })
})
