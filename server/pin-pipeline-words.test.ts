/** All words of pins come from the threads that read pages, never from the server's own. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, openRecipeSite, type RecipeSite } from '../tests/support/server/recipe-site.ts'
import { createPageReader, type PageReader } from './features/pages/page-reader.ts'

const MARK = '1 Thread '
const threads = createPageReader({ warn: () => undefined }, { size: 1 })
/** Marks what a thread wrote. */
const reader: PageReader = {
  ask: async (kind, question, signal) => {
    const read = await threads.ask(kind, question, signal)
    if (kind === 'words' && read.ok && Array.isArray(read.answer))
      for (const text of read.answer) if ('title' in text) text.title = `${MARK}${text.title}`
    return read
  },
  close: async () => threads.close(),
}

let site: RecipeSite
beforeAll(async () => {
  site = await openRecipeSite({ categorise: () => [], reader })
}, 60_000)
afterAll(async () => site.close())

const isMarked = ({ title }: { readonly title: string }) => title.startsWith(MARK)

test('a generation, its samples, other words and the demo are written in a thread', async () => {
  const { client, account_id, page } = await site.withPage()
  await site.generate({ client, account_id, page }, { n_pins: 4 })
  const { pins } = answer(await client('getPins', { params: { account_id }, query: {} }))
  const config = {
    pages: [{ page_id: page.id, interest_ids: [] }],
    n_pins: 3,
    pin_types: ['photo' as const],
    templates: ['full-photo'],
    colors: [],
    fonts: [],
  }
  const { samples } = answer(
    await client('sampleGeneration', { params: { account_id }, body: { config } }),
  )
  const { alternatives } = answer(
    await client('textAlternatives', {
      params: { account_id, page_id: page.id },
      body: { interest_id: null, count: 3, taken: [] },
    }),
  )
  const demo = answer(
    await site.server.browser().client('tryDemo', { body: { address: `${site.origin}/bars` } }),
  )
  for (const written of [pins, samples, alternatives, demo.pins]) {
    expect(written.length).toBeGreaterThan(2)
    expect(written.filter((one) => !isMarked(one))).toEqual([])
  }
}, 120_000)
