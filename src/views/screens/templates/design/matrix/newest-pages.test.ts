import { expect, test } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { blankTemplate } from '#core/templates/document/blank-template.ts'
import { templateFacts } from '#core/templates/document/template-facts.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { newestPages, ownPages } from './newest-pages.ts'

const design: PinDesign = {
  template_id: 'quote',
  headline: 'Soup',
  kicker: '',
  items: [],
  pictures: [{ picture_id: 'b', crop: { x: 0, y: 0, width: 0.5, height: 0.5 } }],
  colors: { background: '#ffffff', text: '#000000', accent: '#b5542e' },
  fonts: { heading: 'caveat', body: 'inter' },
  brand: 'site.com',
  logo_picture_id: 'logo',
}
const pin = (id: string, page: string, over: Partial<PinDesign> = {}) => ({
  id,
  page_id: page,
  title: `Title ${id}`,
  design: { ...design, ...over },
})
const picture = (id: string, excluded = false) => ({
  id,
  url: `/pictures/${id}`,
  width: 10,
  height: 10,
  alt: '',
  excluded,
  own: false,
})
const photo = (source: number): Layer => ({ id: `photo ${source}`, kind: 'picture', source })
const factsWith = (...layers: Layer[]) => {
  const blank = blankTemplate('Mine')
  return templateFacts({ ...blank, layers: [...blank.layers, ...layers] })
}
const ground = {
  hasBrandColors: false,
  pages: [{ id: 'page', pictures: [picture('a'), picture('x', true), picture('b')] }],
}

test('of each page its newest pin is tested, of twelve pages at most', () => {
  const pins = Array.from({ length: 30 }, (_, at) => pin(`p${at}`, `page ${Math.floor(at / 2)}`))
  expect(newestPages(pins).map(({ id }) => id)).toEqual(
    Array.from({ length: 12 }, (_, at) => `p${2 * at}`),
  )
})

test('videos and carousels are passed over', () => {
  const media = { kind: 'carousel', slides: [] } as never
  expect(newestPages([{ ...pin('a', 'one'), media }, pin('b', 'one')]).map(({ id }) => id)).toEqual(
    ['b'],
  )
})

test('a page keeps the words and the crop of its pin, and has the fonts of the template', () => {
  const facts = factsWith(photo(0))
  const pictures = [{ id: 'logo', url: '/own/logo' }]
  expect(ownPages([pin('p', 'page')], { ...ground, facts, pictures })).toEqual([
    {
      id: 'p',
      label: 'Soup',
      design: { ...design, template_id: 'blank', fonts: { heading: 'montserrat', body: 'inter' } },
      addresses: { b: '/pictures/b', logo: '/own/logo' },
    },
  ])
})

test('a template of several pictures shows others of the page too, without those that are excluded', () => {
  const facts = factsWith(photo(0), photo(2))
  const [page] = ownPages([pin('p', 'page')], { ...ground, facts, pictures: [] })
  expect(page?.design.pictures).toEqual([...design.pictures, { picture_id: 'a', crop: null }])
  expect(page?.addresses).toEqual({ a: '/pictures/a', b: '/pictures/b' })
})

test('a picture without an address is left out', () => {
  const facts = factsWith(photo(0))
  const [page] = ownPages([pin('p', 'gone', { headline: '' })], { ...ground, facts, pictures: [] })
  expect(page).toMatchObject({ label: 'Title p', design: { pictures: [] }, addresses: {} })
})

test('a template with colors is tested in them, unless the brand has its own', () => {
  const colors = { background: '#10241c', text: '#f6efe2', accent: '#e0a030' }
  const facts = templateFacts({ ...blankTemplate('Mine'), colors })
  const colorsOf = (hasBrandColors: boolean) =>
    ownPages([pin('p', 'page')], { ...ground, facts, hasBrandColors, pictures: [] })[0]?.design
      .colors
  expect(colorsOf(false)).toEqual(colors)
  expect(colorsOf(true)).toEqual(design.colors)
})
