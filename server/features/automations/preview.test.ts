import { expect, test } from 'vitest'
import type { AutomationSource } from '#core/contract/publishing/automations.contract.ts'
import { previewAutomation } from './preview.ts'

test('a source that takes too long is named, and what the others have is shown', async () => {
  const sources: AutomationSource[] = [
    { kind: 'sitemap', address: 'https://slow.example/sitemap.xml' },
    { kind: 'addresses', addresses: ['https://a.example/soup'] },
  ]
  const article = {
    address: 'https://a.example/soup',
    key: 'soup',
    id: '',
    title: 'Soup',
    at: null,
  }
  const preview = await previewAutomation(
    {
      findArticles: async ({ source }) =>
        source.kind === 'sitemap'
          ? new Promise(() => {})
          : {
              extent: 'wanted',
              articles: [article],
              errors: [],
              badEntries: [],
              versions: {},
              done: null,
            },
    },
    {
      sources,
      first: { kind: 'newest', count: 2 },
      templates: ['full-photo'],
      colors: [],
      fonts: [],
      pins_a_page: 1,
      boards: [],
      default_board: null,
      goal: { kind: 'drafts' },
      max_pages: 5,
      max_pins_a_day: 10,
      daily_at: null,
      again_after_days: null,
    },
    { signal: new AbortController().signal, timeout: 20 },
  )
  expect(preview.errors.map(({ address, code }) => [address, code])).toEqual([
    ['https://slow.example/sitemap.xml', 'too_slow'],
  ])
  expect(preview.newest).toEqual([{ address: article.address, title: 'Soup' }])
})
