import { expect, test } from 'vitest'
import type { Page } from '#core/contract/pages.contract.ts'
import { variationConfig, VARIATIONS_OF_ONE } from './variation-config.ts'

// Only id, status and kind are looked at.
const page = (id: string, change: Partial<Page> = {}): Page =>
  ({ id, status: 'ready', kind: 'recipe', ...change }) as Page
const pins = (...pages: string[]) => pages.map((page_id) => ({ page_id }))
const templates = ['arch']

test('each of several pins gets one, over their pages', () => {
  const config = variationConfig({
    pins: pins('a', 'b', 'a', 'gone'),
    pages: [page('a'), page('b'), page('c')],
    templates,
  })
  expect(config).toMatchObject({ n_pins: 3, fresh_only: true, templates })
  expect(config?.pages.map(({ page_id }) => page_id)).toEqual(['a', 'b'])
})

test('a single pin gets several', () => {
  const config = variationConfig({ pins: pins('a'), pages: [page('a')], templates })
  expect(config?.n_pins).toBe(VARIATIONS_OF_ONE)
})

test('no more than a generation makes, with no more templates than it takes', () => {
  const config = variationConfig({
    pins: pins(...Array.from({ length: 700 }, () => 'a')),
    pages: [page('a')],
    templates: Array.from({ length: 145 }, (_, at) => `t${at}`),
  })
  expect([config?.n_pins, config?.templates.length]).toEqual([500, 100])
})

test('nothing is made of pages that are gone, unread, or only a keyword', () => {
  const pages = [page('a', { status: 'failed' }), page('b', { kind: 'keyword' })]
  expect(variationConfig({ pins: pins('a', 'b', 'gone'), pages, templates })).toBeNull()
})
