/**
 * The demo for strangers over HTTP, in one process: a real site, real words, real pictures, and
 * nothing that stays.
 */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answer, openRecipeSite, type RecipeSite } from '../tests/support/server/recipe-site.ts'
import { startPipelineServer } from '../tests/support/server/test-server.ts'

let site: RecipeSite
beforeAll(async () => {
  site = await openRecipeSite()
}, 60_000)
afterAll(async () => site.close())

/** A new visitor, an hour later: no limit of demos has been used. */
const stranger = () => {
  site.server.clock.advance(3_600_000)
  return site.server.browser()
}
const rowsOf = async () => {
  const { root } = site.server.platform.database
  return await Promise.all(
    (['pages', 'pictures', 'pins', 'tasks'] as const).map(
      async (table) => (await root.selectFrom(table).selectAll().execute()).length,
    ),
  )
}

test('three different pins of a page, with words of it and its pictures, and nothing is stored', async () => {
  const before = await rowsOf()
  const { page, pins } = answer(
    await stranger().client('tryDemo', { body: { address: `${site.origin}/bars` } }),
  )
  expect(page).toEqual({ url: `${site.origin}/bars`, title: 'Rhubarb crumble bars' })
  expect(pins).toHaveLength(3)
  expect(new Set(pins.map(({ title }) => title)).size).toBe(3)
  expect(new Set(pins.map(({ image }) => image)).size).toBe(3)
  for (const { title, description, image } of pins) {
    expect(`${title} ${description}`).toMatch(/crumble|rhubarb/i)
    const { format, width, height } = await sharp(
      Buffer.from(image.replace(/^data:image\/jpeg;base64,/, ''), 'base64'),
    ).metadata()
    expect([format, width, height]).toEqual(['jpeg', 500, 750])
  }
  expect(site.hits).toContain('/big.jpg')
  expect(await rowsOf()).toEqual(before)
}, 60_000)

test('an unreadable page is refused by its kind, and nothing inside is fetched', async () => {
  const codes: unknown[] = []
  const { client } = stranger()
  for (const address of [
    'http://10.0.0.7/admin',
    `${site.origin}/nowhere`,
    `${site.origin}/refused`,
    'javascript:alert(1)',
  ]) {
    const outcome = await client('tryDemo', { body: { address } })
    codes.push(outcome.ok || [outcome.failure.code, outcome.failure.body?.['page_error']])
  }
  expect(codes).toEqual(
    ['private_address', 'not_found', 'refused', 'bad_address'].map((code) => ['invalid', code]),
  )
}, 60_000)

test('an address of 3,000 characters or none is no address, and no try', async () => {
  const { client } = stranger()
  for (const address of ['', '   ', `https://example.com/${'a'.repeat(3_000)}`])
    expect(await client('tryDemo', { body: { address } })).toMatchObject({
      ok: false,
      failure: { code: 'invalid', status: 400 },
    })
})

test('of a hundred requests at once from one visitor few are read, the others get a Retry-After', async () => {
  const { client } = stranger()
  const before = site.hits.length
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, async () =>
      client('tryDemo', { body: { address: `${site.origin}/nowhere` } }),
    ),
  )
  const refused = outcomes.filter(
    (outcome) => !outcome.ok && outcome.failure.code === 'rate_limited',
  )
  expect(refused).toHaveLength(96)
  for (const outcome of refused)
    expect(outcome).toMatchObject({ failure: { status: 429, retryAfter: 60_000 } })
  expect(site.hits.length - before).toBeLessThanOrEqual(4)
}, 60_000)

test('a private host that the operator opened to his people stays closed to strangers', async () => {
  const server = await startPipelineServer({
    config: { allowHosts: [new URL(site.origin).host] },
  })
  const before = site.hits.length
  expect(
    await server.browser().client('tryDemo', { body: { address: `${site.origin}/bars` } }),
  ).toMatchObject({ ok: false, failure: { body: { page_error: 'private_address' } } })
  expect(site.hits.length).toBe(before)
  await server.close()
}, 60_000)
