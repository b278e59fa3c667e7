/** Pins from a table over HTTP: a real site for the pictures, a real store, real pictures. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkRow } from '#core/contract/bulk.contract.ts'
import type { Client } from '#core/contract/client.ts'
import { answer, openRecipeSite, type RecipeSite } from '../tests/support/server/recipe-site.ts'
import { newId } from './platform/ids.ts'

let site: RecipeSite
beforeAll(async () => {
  site = await openRecipeSite({ categorise: () => [] })
}, 60_000)
afterAll(async () => site.close())

const row = (number: number, fields: Partial<BulkRow> = {}): BulkRow => ({
  row: number,
  title: `Crumble ${number}`,
  description: '',
  alt_text: '',
  link: '',
  page_id: null,
  headline: `Crumble number ${number}`,
  kicker: '',
  items: [],
  pictures: [],
  keywords: [],
  ...fields,
})
const photo = (path: string) => [{ address: `${site.origin}${path}` }]
const look = { template_id: 'full-photo' }
const pinsOf = async (client: Client, account_id: string) =>
  answer(await client('getPins', { params: { account_id }, query: {} })).pins

test('each row makes exactly one pin with its text and picture, also after an interruption', async () => {
  const { client, account_id } = await site.person()
  const { worker } = site.server.pipeline.tasks
  const rows = [
    row(2, { pictures: photo('/big.jpg'), link: `${site.origin}/bars`, keywords: ['bars'] }),
    row(3, { pictures: photo('/big.jpg'), description: 'Sharp and golden.' }),
    row(4, { pictures: photo('/broken.jpg') }),
    row(5, { pictures: photo('/gone.jpg') }),
    row(6, { pictures: photo('/second.jpg') }),
  ]
  const start = { params: { account_id }, body: { idempotency_key: newId(), look, rows } }
  const { task_id } = answer(await client('startBulk', start))
  expect(answer(await client('startBulk', start)).task_id).toBe(task_id)
  const running = worker.runUntilIdle()
  await expect.poll(async () => (await pinsOf(client, account_id)).length).toBeGreaterThan(0)
  worker.interrupt(task_id)
  await running
  await worker.runUntilIdle()
  const report = answer(await client('getTask', { params: { task_id } }))
  expect([
    report.status,
    report.total,
    report.failures.map(({ line }) => line).toSorted((a, b) => Number(a) - Number(b)),
  ]).toEqual(['succeeded', 5, [4, 5]])
  const pins = await pinsOf(client, account_id)
  expect(pins.map(({ title }) => title).toSorted()).toEqual(['Crumble 2', 'Crumble 3', 'Crumble 6'])
  expect(pins.toSorted((a, b) => b.created_at - a.created_at).map(({ title }) => title)).toEqual([
    'Crumble 2',
    'Crumble 3',
    'Crumble 6',
  ])
  const first = pins.find(({ title }) => title === 'Crumble 2')
  expect(first).toMatchObject({
    status: 'generated',
    page_url: `${site.origin}/bars`,
    keywords: ['bars'],
    design: { template_id: 'full-photo', headline: 'Crumble number 2', brand: '127.0.0.1' },
  })
  expect(first?.link).toMatch(/\/bars\?utm_content=/)
  const shown = pins.map(({ design }) => design.pictures[0]?.picture_id)
  expect([new Set(shown).size, site.hits.filter((path) => path === '/big.jpg').length]).toEqual([
    2, 1,
  ])
}, 120_000)

test('a preview looks like its pin and makes none', async () => {
  const { client, account_id } = await site.person()
  const params = { account_id }
  const preview = async (one: BulkRow) =>
    client('previewBulk', { params, body: { look, row: one } })
  const { image } = answer(await preview(row(2, { pictures: photo('/big.jpg') })))
  expect(image).toMatch(/^data:image\/jpeg;base64,/)
  const broken = await preview(row(3, { pictures: photo('/gone.jpg') }))
  expect(broken.ok ? null : broken.failure.status).toBe(400)
  const other = await client('previewBulk', {
    params,
    body: { look: { template_id: 'no such template' }, row: row(4) },
  })
  expect(other.ok ? null : other.failure.status).toBe(400)
  expect(await pinsOf(client, account_id)).toEqual([])
}, 60_000)

test('text that does not fit its box gives a warning for its row', async () => {
  const { client, account_id } = await site.person()
  const rows = [
    row(2),
    row(3, { headline: 'Incomprehensibilities '.repeat(9).trim(), pictures: photo('/big.jpg') }),
  ]
  const { findings } = answer(
    await client('checkBulk', { params: { account_id }, body: { look, rows } }),
  )
  expect(findings.map((one) => one.row)).toEqual([3])
}, 60_000)

test('makes no pins in the account of another person', async () => {
  const [{ account_id }, { client }] = [await site.person(), await site.person()]
  const outcome = await client('startBulk', {
    params: { account_id },
    body: { idempotency_key: newId(), look, rows: [row(2)] },
  })
  expect(outcome.ok ? null : outcome.failure.status).toBe(404)
}, 60_000)
