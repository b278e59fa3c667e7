import { expect, test } from 'vitest'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { variationConfig, VARIATIONS_OF_ONE } from './variation-config.ts'

// Only id, status and kind are looked at.
const page = (id: string, change: Partial<Page> = {}): Page =>
  ({ id, status: 'ready', kind: 'recipe', ...change }) as Page
const pins = (...pages: string[]) =>
  pages.map((page_id, at) => ({ page_id, design: pin(String(at)).design }))
const own = { name: 'Salt', colors: [], fonts: [], logo_picture_id: null }
const winter = { ...own, id: 'kit', label: 'Winter', name: 'Frost' }
const brand = { ...own, kits: [winter] }
const inKit = (name: string) => ({ page_id: 'a', design: { ...pin('x').design, brand: name } })
const templates = ['arch']

test('each of several pins gets one, over their pages', () => {
  const config = variationConfig({
    pins: pins('a', 'b', 'a', 'gone'),
    pages: [page('a'), page('b'), page('c')],
    templates,
    brand,
  })
  expect(config).toMatchObject({ n_pins: 3, fresh_only: true, templates })
  expect(config?.pages.map(({ page_id }) => page_id)).toEqual(['a', 'b'])
})

test('a single pin gets several', () => {
  const config = variationConfig({ pins: pins('a'), pages: [page('a')], templates, brand })
  expect(config?.n_pins).toBe(VARIATIONS_OF_ONE)
})

test('no more than a generation makes, with no more templates than it takes', () => {
  const config = variationConfig({
    pins: pins(...Array.from({ length: 700 }, () => 'a')),
    pages: [page('a')],
    templates: Array.from({ length: 145 }, (_, at) => `t${at}`),
    brand,
  })
  expect([config?.n_pins, config?.templates.length]).toEqual([500, 100])
})

test('nothing is made of pages that are gone, unread, or only a keyword', () => {
  const pages = [page('a', { status: 'failed' }), page('b', { kind: 'keyword' })]
  expect(variationConfig({ pins: pins('a', 'b', 'gone'), pages, templates, brand })).toBeNull()
})

test('new pins keep the brand kit that most of the varied ones are in', () => {
  const kitOf = (...names: string[]) =>
    variationConfig({ pins: names.map(inKit), pages: [page('a')], templates, brand })?.brand_kit_id
  expect([kitOf('Frost'), kitOf('Salt', 'Frost', 'Frost')]).toEqual(['kit', 'kit'])
  expect(kitOf('Salt')).toBeUndefined()
})
