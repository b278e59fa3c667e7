/** Pins of a page over HTTP, in one process: a real site, a real store, real pictures. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { enveloped } from '../tests/support/server/pins-world.ts'
import { answer, openRecipeSite, type RecipeSite } from '../tests/support/server/recipe-site.ts'
import { newId } from './platform/ids.ts'

let site: RecipeSite
beforeAll(async () => {
  site = await openRecipeSite({ categorise: () => [] })
}, 60_000)
afterAll(async () => site.close())

describe('a generation', () => {
  test('makes exactly the pins asked for, no two alike, with the interest’s words and a link of their own', async () => {
    const { client, account_id, page } = await site.withPage()
    // The page carries nine good titles; the tenth pin repeats one, in another design.
    const report = await site.generate({ client, account_id, page }, { n_pins: 10 })
    expect(report).toMatchObject({ status: 'succeeded', done: 10, total: 10, failures: [] })
    expect(report.pictures).toHaveLength(6)
    const { pins, revision } = answer(
      await client('getPins', { params: { account_id }, query: {} }),
    )
    expect(pins).toHaveLength(10)
    expect(revision).toBe(report.revision)
    expect(new Set(pins.map(({ title }) => title)).size).toBe(9)
    expect(new Set(pins.map(({ link }) => link)).size).toBe(10)
    expect(
      new Set(
        pins.map(({ design }) =>
          JSON.stringify([design.template_id, design.headline, design.pictures]),
        ),
      ).size,
    ).toBe(10)
    for (const pin of pins) {
      const words = (pin.interest?.interest ?? '').toLowerCase().split(' ')
      // In any inflection.
      for (const word of words)
        expect(`${pin.title} ${pin.description}`.toLowerCase()).toContain(word.replace(/s$/, ''))
      expect(pin.sources.title.length).toBeGreaterThan(0)
    }
    const picture = await site.server.app.inject({ url: pins[0]?.image_url ?? '' })
    expect(picture.headers['content-type']).toBe('image/jpeg')
  }, 120_000)

  test('deals them evenly over the chosen interests', async () => {
    const { client, account_id, page } = await site.withPage()
    await site.generate({ client, account_id, page }, { n_pins: 7 })
    const { pins } = answer(await client('getPins', { params: { account_id }, query: {} }))
    const counts = Object.values(Object.groupBy(pins, (pin) => pin.interest_id ?? '')).map(
      (group) => group?.length ?? 0,
    )
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
  }, 60_000)

  test('where only fresh pins are wanted, repeats no title and no picture in the same template', async () => {
    const { client, account_id, page } = await site.withPage()
    await site.generate({ client, account_id, page }, { n_pins: 2 })
    const report = await site.generate(
      { client, account_id, page },
      { n_pins: 40, fresh_only: true, templates: ['full-photo', 'split-panel'] },
    )
    const codes = report.failures.map(
      ({ problem_codes }): unknown => Object(problem_codes?.['message']).code,
    )
    expect(new Set(codes)).toEqual(new Set(['automations.nothingNew']))
    const { pins } = answer(await client('getPins', { params: { account_id }, query: {} }))
    expect(pins).toHaveLength(2 + report.total - report.failures.length)
    expect(pins.length).toBeGreaterThan(2)
    expect(new Set(pins.map(({ title }) => title)).size).toBe(pins.length)
    const seen = pins.map(({ design }) => JSON.stringify([design.template_id, design.pictures]))
    expect(new Set(seen).size).toBe(pins.length)
  }, 60_000)

  test('shows three samples and stores nothing', async () => {
    const { client, account_id, page } = await site.withPage()
    const config = photosOf(page, ['#112233'])
    const { samples } = answer(
      await client('sampleGeneration', { params: { account_id }, body: { config } }),
    )
    expect(samples).toHaveLength(3)
    expect(samples[0]?.image).toMatch(/^data:image\/jpeg;base64,/)
    const { samples: next } = answer(
      await client('sampleGeneration', { params: { account_id }, body: { config, round: 1 } }),
    )
    const titles = samples.map(({ title }) => title)
    expect(next.map(({ title }) => title).filter((title) => titles.includes(title))).toEqual([])
    expect(answer(await client('getPins', { params: { account_id }, query: {} })).pins).toEqual([])
    const design = samples[0]?.design
    if (!design) throw new Error('no design')
    expect(
      answer(await client('preview', { params: { account_id }, body: { design } })).contrast,
    ).toBeGreaterThan(3)
  }, 60_000)

  test('refuses what can make nothing, with a sentence at the field', async () => {
    const { client, account_id, page } = await site.withPage()
    const config = photosOf(page)
    const start = async (over: Partial<typeof config>) =>
      client('startGeneration', {
        params: { account_id },
        body: { idempotency_key: newId(), config: { ...config, ...over } },
      })
    expect(await start({ templates: ['no-such'] })).toMatchObject({
      ok: false,
      failure: {
        status: 400,
        body: { templates: [expect.stringContaining('None of the chosen templates')] },
      },
    })
    expect(await start({ n_pins: 0 })).toMatchObject({
      ok: false,
      failure: { status: 400, message: expect.stringContaining('between 1 and 500') },
    })
    expect(await start({ n_pins: 10_000 })).toMatchObject({ ok: false, failure: { status: 400 } })
    expect(await start({ templates: [] })).toMatchObject({ ok: false, failure: { status: 400 } })
    expect(await start({ pages: [{ page_id: newId(), interest_ids: [] }] })).toMatchObject({
      ok: false,
      failure: { code: 'not_found' },
    })
  })

  test('is one at a time, and a pin is rendered again under its own id', async () => {
    const { client, account_id, page } = await site.withPage()
    await site.generate({ client, account_id, page }, { n_pins: 2 })
    const [before] = answer(await client('getPins', { params: { account_id }, query: {} })).pins
    if (!before) throw new Error('no pin')
    const { task_id } = answer(
      await client('startRendering', {
        params: { account_id },
        body: { idempotency_key: newId(), pin_ids: [before.id] },
      }),
    )
    await site.server.pipeline.tasks.worker.runUntilIdle()
    expect(answer(await client('getTask', { params: { task_id } }))).toMatchObject({
      kind: 'rendering',
      status: 'succeeded',
      done: 1,
    })
    const after = answer(await client('getPins', { params: { account_id }, query: {} })).pins.find(
      ({ id }) => id === before.id,
    )
    expect(after?.image_version).toBe(before.image_version + 1)
    expect(after?.image_url).not.toBe(before.image_url)
    const other = answer(
      await client('textAlternatives', {
        params: { account_id, page_id: page.id },
        body: { interest_id: before.interest_id, taken: [before.title], count: 3 },
      }),
    )
    expect(other.alternatives.length).toBeGreaterThan(0)
    expect(other.alternatives.map(({ title }) => title)).not.toContain(before.title)
  }, 60_000)

  test('a carousel whose design was changed is drawn again, each slide with its own words', async () => {
    const { client, account_id, page } = await site.withPage()
    await site.generate({ client, account_id, page }, { n_pins: 2 })
    const params = { account_id }
    const { pins } = answer(await client('getPins', { params, query: {} }))
    const pin_ids = pins.map(({ id }) => id)
    const made = answer(await client('addCarousel', { params, body: { id: newId(), pin_ids } })).pin
    const design = {
      ...made.design,
      headline: 'Bars for a crowd',
      colors: { background: '#0b3d2e', text: '#ffffff', accent: '#ffcc00' },
    }
    const change = { patch: { design }, before: { design: made.design } }
    answer(
      await client('sendPinEvents', {
        params,
        body: {
          events: [enveloped({ type: 'pin.updated', data: { id: made.id, ...change } })],
        },
      }),
    )
    answer(
      await client('startRendering', {
        params,
        body: { idempotency_key: newId(), pin_ids: [made.id] },
      }),
    )
    await site.server.pipeline.tasks.worker.runUntilIdle()
    const after = answer(await client('getPins', { params, query: {} })).pins.find(
      ({ id }) => id === made.id,
    )
    const before = slidesOf(made)
    const slides = slidesOf(after)
    expect(slides.map((slide) => slide.design.colors)).toEqual([design.colors, design.colors])
    expect(slides.map((slide) => slide.design.headline)).toEqual([
      'Bars for a crowd',
      before[1]?.design.headline,
    ])
    const urls = [...before, ...slides].map(({ image_url }) => image_url)
    expect(new Set(urls).size).toBe(4)
    expect(after).toMatchObject({ design, image_version: 1 })
    expect(after?.image_url.startsWith(slides[0]?.image_url ?? '-')).toBe(true)
  }, 60_000)
})

function slidesOf(pin: Pin | undefined) {
  return pin?.media?.kind === 'carousel' ? pin.media.slides : []
}

const photosOf = ({ id }: Page, colors: string[] = []) => ({
  pages: [{ page_id: id, interest_ids: [] }],
  n_pins: 12,
  pin_types: ['photo' as const],
  templates: ['full-photo'],
  colors,
  fonts: [],
})
