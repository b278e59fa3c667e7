/**
 * What a person may fill, and what happens when the disk is full all the same: the whole server,
 * both databases.
 */
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Client, Outcome } from '#core/contract/client.ts'
import { testOneDatabase, type OpenTestDatabase } from '../support/database/test-databases.ts'
import { newId } from '../../server/platform/ids.ts'
import {
  memoryFiles,
  type PictureFiles,
} from '../../server/platform/images/stored/picture-files.ts'
import { decodePicture } from '../../server/platform/images/intake/picture-decoder.ts'
import { createLog } from '../../server/platform/log.ts'
import { startPipelineServer, startTestServer } from '../support/server/test-server.ts'

const DAY = 86_400_000
const none = { storedBytes: 0, pages: 0, pinsADay: 0 }
const TEXT =
  'Climbing beans want a warm wall, a deep bed and water every evening in July. Sow the beans in May, two to a pot, and plant them out when the nights are mild.'

/** Noise does not compress: about 100 KB. */
const photo = (size: number) =>
  sharp({
    create: {
      width: size,
      height: size,
      channels: 3,
      background: '#888888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer()

let small: Buffer
/** A few thousand bytes on the way, many times as many as a JPEG that keeps what they show. */
let squeezed: Buffer
const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/caveat/files/caveat-latin-400-normal.woff2'),
)
const site = createServer((request, response) => {
  if (request.url === '/page')
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<html lang="en"><head><title>Growing beans</title></head><body><article><h1>Growing beans</h1><p>${TEXT}</p><p>${TEXT.toUpperCase()}</p><img src="/photo.jpg" alt="Beans"></article></body></html>`,
      )
  if (request.url?.startsWith('/squeezed'))
    return void response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(
        `<html lang="en"><head><title>Growing beans</title></head><body><article><h1>Growing beans</h1><p>${TEXT}</p><p>${TEXT.toUpperCase()}</p><img src="/a${request.url.slice(9)}.webp" alt="Beans"><img src="/b${request.url.slice(9)}.webp" alt="More beans"></article></body></html>`,
      )
  if (request.url?.endsWith('.webp'))
    return void response
      .writeHead(200, { 'content-type': 'image/webp' })
      .end(Buffer.concat([squeezed, Buffer.from(request.url)]))
  if (request.url === '/photo.jpg')
    return void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(small)
  response.writeHead(404).end()
})
beforeAll(async () => {
  small = await photo(300)
  squeezed = await sharp(await photo(900))
    .webp({ quality: 1 })
    .toBuffer()
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
})
afterAll(() => {
  site.closeAllConnections()
  site.close()
})

function answer<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

async function house(
  open: OpenTestDatabase,
  limits: Partial<typeof none>,
  files: PictureFiles = memoryFiles(),
) {
  const database = await open()
  const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
  const server = await startPipelineServer(
    {
      database,
      log: createLog('silent'),
      config: { limits: { ...none, ...limits }, allowHosts: [host] },
    },
    { files, categorise: () => [] },
  )
  const { client } = await server.signUp()
  const account_id = answer(await client('createAccount', { body: { name: 'Garden' } })).id
  const { worker } = server.pipeline.tasks
  /** Turns the clock on past every back-off. */
  const work = async () => {
    for (let round = 0; round < 3; round += 1) {
      await worker.runUntilIdle()
      server.clock.advance(5_000)
    }
  }
  const addText = async () =>
    answer(
      await client('addSources', {
        params: { account_id },
        body: {
          idempotency_key: newId(),
          source: { kind: 'text', title: 'Growing beans', text: TEXT, url: '', picture_ids: [] },
        },
      }),
    )
  const addAddresses = async (...addresses: string[]) =>
    answer(
      await client('addSources', {
        params: { account_id },
        body: { idempotency_key: newId(), source: { kind: 'addresses', addresses } },
      }),
    )
  return {
    server,
    database,
    client,
    account_id,
    work,
    addText,
    addAddresses,
    origin: `http://${host}`,
  }
}

async function generate(
  client: Client,
  {
    account_id,
    pageId,
    count,
    key = newId(),
  }: { account_id: string; pageId: string; count: number; key?: string },
) {
  const { templates } = answer(await client('listTemplates', {}))
  const config = {
    pages: [{ page_id: pageId, interest_ids: [] }],
    n_pins: count,
    pin_types: [...new Set(templates.map(({ pin_type }) => pin_type))],
    templates: templates.map(({ id }) => id),
    colors: [],
    fonts: [],
  }
  return client('startGeneration', {
    params: { account_id },
    body: { idempotency_key: key, config },
  })
}

testOneDatabase('quotas', (open) => {
  test('a file that does not fit any more is refused with what is left, and the room of a deleted one is free again', async () => {
    const { server, client } = await house(open, { storedBytes: 2.5 * small.byteLength })
    const first = answer(await client('uploadPicture', { body: small }))
    answer(await client('uploadPicture', { body: small }))
    const third = await client('uploadPicture', { body: small })
    expect(third).toMatchObject({
      ok: false,
      failure: {
        code: 'quota_reached',
        status: 409,
        message: expect.stringMatching(
          new RegExp(
            `^Your storage is full: \\d{1,2} KB of ${Math.ceil((2.5 * small.byteLength) / 1_000)} KB left, and this file is ${Math.ceil(small.byteLength / 1_000)} KB\\. Delete your own pictures`,
          ),
        ),
      },
    })
    answer(await client('deletePicture', { params: { picture_id: first.id } }))
    // The deleted one is still in the trash; the new file takes its room.
    expect(await client('uploadPicture', { body: small })).toMatchObject({ ok: true })
    expect(await client('restorePicture', { params: { picture_id: first.id } })).toMatchObject({
      ok: false,
      failure: { code: 'not_found' },
    })
    const other = await server.signUp()
    expect(await other.client('uploadPicture', { body: small })).toMatchObject({ ok: true })
    await server.close()
  })

  test('a page whose pictures do not fit is read without them, and says so', async () => {
    const { server, client, account_id, work, addAddresses, origin } = await house(open, {
      storedBytes: 1_000,
    })
    await addAddresses(`${origin}/page`)
    await work()
    const { pages } = answer(await client('listPages', { params: { account_id } }))
    expect(pages).toMatchObject([
      {
        status: 'ready',
        pictures: [],
        warnings: [
          expect.stringContaining('pins will use color only'),
          expect.stringContaining(
            'One picture didn’t fit into your storage and was left out. Delete',
          ),
        ],
      },
    ])
    await server.close()
  })

  test('pictures of pages count as they are stored, of pages that are read at the same moment too', async () => {
    const decoded = await decodePicture(squeezed)
    if (!decoded.ok) throw new Error(decoded.problem.code)
    const stored = decoded.value.bytes.byteLength
    expect(stored).toBeGreaterThan(2 * squeezed.byteLength)
    const { server, database, client, account_id, work, addAddresses, origin } = await house(open, {
      storedBytes: 2.5 * stored,
    })
    await addAddresses(...[1, 2, 3].map((nth) => `${origin}/squeezed${nth}`))
    await work()
    const { bytes } = await database.root
      .selectFrom('pictures')
      .select((row) => row.fn.sum<number>('bytes').as('bytes'))
      .executeTakeFirstOrThrow()
    expect(Number(bytes)).toBe(2 * stored)
    const { pages } = answer(await client('listPages', { params: { account_id } }))
    expect(pages.map(({ status }) => status)).toEqual(['ready', 'ready', 'ready'])
    expect(pages.flatMap(({ pictures }) => pictures)).toHaveLength(2)
    expect(
      pages.flatMap(({ warnings }) =>
        warnings.filter((warning) => warning.includes('didn’t fit into your storage')),
      ).length,
    ).toBeGreaterThan(1)
    await server.close()
  })

  test('of more pages than there is room for the first are taken, and each other one is named', async () => {
    const { server, client, account_id, addText, addAddresses, origin } = await house(open, {
      pages: 3,
    })
    await addText()
    const added = await addAddresses(`${origin}/1`, `${origin}/2`, `${origin}/3`, `${origin}/4`)
    expect(added.pages.map(({ url }) => url)).toEqual([`${origin}/1`, `${origin}/2`])
    expect(added.errors).toEqual(
      [3, 4].map((nth) => ({
        address: `${origin}/${nth}`,
        code: 'quota_reached',
        line: nth,
        message:
          'This wasn’t added: you can have at most 3 pages here. Delete pages that you no longer need.',
        problem_codes: { message: { code: 'fetch.quotaReachedLimit', params: { most: 3 } } },
      })),
    )
    expect(await addText()).toMatchObject({
      pages: [],
      task_id: null,
      errors: [{ address: 'Growing beans', code: 'quota_reached' }],
    })
    answer(
      await client('deletePage', { params: { account_id, page_id: added.pages[0]?.id ?? '' } }),
    )
    expect(await addAddresses(`${origin}/4`)).toMatchObject({ errors: [] })
    await server.close()
  })

  test('of a day’s pins no more are made than there are, over all generations; the same start sent again is no new one', async () => {
    const { server, client, account_id, work, addText } = await house(open, { pinsADay: 3 })
    const { pages } = await addText()
    await work()
    const of = { account_id, pageId: pages[0]?.id ?? '' }
    expect(await generate(client, { ...of, count: 4 })).toMatchObject({
      ok: false,
      failure: {
        code: 'quota_reached',
        message:
          'You can generate 3 pins in 24 hours and have generated 0. Generate at most 3 now, or wait a while. Your pins are safe.',
      },
    })
    const key = newId()
    const started = answer(await generate(client, { ...of, count: 3, key }))
    expect(answer(await generate(client, { ...of, count: 3, key }))).toEqual(started)
    expect(await generate(client, { ...of, count: 1 })).toMatchObject({
      ok: false,
      failure: { code: 'quota_reached', message: expect.stringContaining('Wait a while') },
    })
    await work()
    expect(await generate(client, { ...of, count: 1 })).toMatchObject({
      ok: false,
      failure: { code: 'quota_reached' },
    })
    server.clock.advance(DAY)
    expect(await generate(client, { ...of, count: 1 })).toMatchObject({ ok: true })
    await server.close()
  }, 60_000)

  test('twenty files at the same moment are taken as far as they fit, and leave nothing of the others', async () => {
    const kept = new Map<string, Uint8Array>()
    const files: PictureFiles = {
      ...memoryFiles(),
      put: async (name, bytes) => void kept.set(name, bytes),
      get: async (name) => kept.get(name) ?? null,
      remove: async (name) => void kept.delete(name),
    }
    const { server, client } = await house(open, { storedBytes: 2.5 * small.byteLength }, files)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => client('uploadPicture', { body: small })),
    )
    expect([
      outcomes.filter(({ ok }) => ok).length,
      answer(await client('listPictures', {})).pictures.length,
      kept.size,
    ]).toEqual([2, 2, 2])
    const failures = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.failure]))
    expect(
      failures.every(
        ({ code, status, message }) =>
          code === 'quota_reached' && status === 409 && message.startsWith('Your storage is full'),
      ),
    ).toBe(true)
    const fonts = await Promise.all(
      Array.from({ length: 20 }, () => client('uploadFont', { body: font })),
    )
    expect(fonts.filter(({ ok }) => ok).length).toBe(
      Math.floor(
        (2.5 * small.byteLength -
          [...kept.values()].slice(0, 2).reduce((sum, { byteLength }) => sum + byteLength, 0)) /
          font.byteLength,
      ),
    )
    await server.close()
  })

  test('generations that begin at the same moment in several accounts share the day’s pins', async () => {
    const { server, client, work, account_id } = await house(open, { pinsADay: 3 })
    const accounts = [
      account_id,
      ...(await Promise.all(
        ['Roof', 'Yard', 'Park'].map(
          async (name) => answer(await client('createAccount', { body: { name } })).id,
        ),
      )),
    ]
    const pages = await Promise.all(
      accounts.map(
        async (id) =>
          answer(
            await client('addSources', {
              params: { account_id: id },
              body: {
                idempotency_key: newId(),
                source: {
                  kind: 'text',
                  title: 'Beans',
                  text: TEXT,
                  url: 'https://garden.example/',
                  picture_ids: [],
                },
              },
            }),
          ).pages[0]?.id ?? '',
      ),
    )
    await work()
    const outcomes = await Promise.all(
      accounts.map(async (id, nth) =>
        generate(client, { account_id: id, pageId: pages[nth] ?? '', count: 2 }),
      ),
    )
    expect(
      outcomes.map((outcome) => (outcome.ok ? 'started' : outcome.failure.code)).toSorted(),
    ).toEqual(['quota_reached', 'quota_reached', 'quota_reached', 'started'])
    await server.close()
  })

  test('deleting an account does not give the day its pins back', async () => {
    const { server, client, work } = await house(open, { pinsADay: 3 })
    const fresh = async (name: string) => {
      const account_id = answer(await client('createAccount', { body: { name } })).id
      const { pages } = answer(
        await client('addSources', {
          params: { account_id },
          body: {
            idempotency_key: newId(),
            source: { kind: 'text', title: 'Growing beans', text: TEXT, url: '', picture_ids: [] },
          },
        }),
      )
      await work()
      return { account_id, pageId: pages[0]?.id ?? '' }
    }
    const first = await fresh('Roof')
    answer(await generate(client, { ...first, count: 2 }))
    await work()
    const stopped = await fresh('Yard')
    answer(await generate(client, { ...stopped, count: 1 }))
    for (const { account_id } of [first, stopped])
      answer(await client('deleteAccount', { params: { account_id } }))
    const next = await fresh('Park')
    expect(await generate(client, { ...next, count: 2 })).toMatchObject({
      ok: false,
      failure: {
        code: 'quota_reached',
        message: expect.stringContaining('have generated 2. Generate at most 1 now'),
      },
    })
    expect(await generate(client, { ...next, count: 1 })).toMatchObject({ ok: true })
    expect(
      await client('deleteAccount', { params: { account_id: first.account_id } }),
    ).toMatchObject({ ok: false, failure: { code: 'not_found' } })
    await server.close()
  }, 60_000)

  test('taking cancelled generations up again does not go past the day’s pins', async () => {
    const { server, client, account_id, work, addText } = await house(open, { pinsADay: 3 })
    const { pages } = await addText()
    await work()
    const of = { account_id, pageId: pages[0]?.id ?? '', count: 3 }
    const tasks: string[] = []
    for (let nth = 0; nth < 3; nth += 1) {
      const { task_id } = answer(await generate(client, of))
      answer(await client('cancelTask', { params: { task_id } }))
      tasks.push(task_id)
    }
    const retry = async (nth: number) =>
      client('retryTask', { params: { task_id: tasks[nth] ?? '' } })
    expect(await retry(0)).toMatchObject({ ok: true, answer: { status: 'queued' } })
    expect(await retry(0)).toMatchObject({ ok: true })
    await work()
    expect(await retry(1)).toMatchObject({ ok: false, failure: { code: 'quota_reached' } })
    // On another day, too, only as many as that day has.
    server.clock.advance(DAY)
    expect(await retry(1)).toMatchObject({ ok: true })
    await work()
    expect(await retry(2)).toMatchObject({ ok: false, failure: { code: 'quota_reached' } })
    expect(await generate(client, { ...of, count: 1 })).toMatchObject({
      ok: false,
      failure: { code: 'quota_reached' },
    })
    await server.close()
  }, 60_000)

  test('without limits nothing is refused', async () => {
    const { server, client, addText } = await house(open, none)
    expect(await client('uploadPicture', { body: small })).toMatchObject({ ok: true })
    expect(await addText()).toMatchObject({ errors: [] })
    await server.close()
  })

  test('a full disk is said as that: to who uploads, and at the page whose pictures could not be kept', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
      code: 'ENOSPC',
      errno: -28,
    })
    const { server, client, account_id, work, addAddresses, origin } = await house(open, none, {
      ...memoryFiles(),
      put: () => Promise.reject(full),
    })
    const said = problem('request.diskFull').message
    expect(await client('uploadPicture', { body: small })).toMatchObject({
      ok: false,
      failure: { code: 'disk_full', status: 507, message: said },
    })
    await addAddresses(`${origin}/page`)
    await work()
    expect(answer(await client('listPages', { params: { account_id } })).pages).toMatchObject([
      { status: 'failed', error: { code: 'not_made', message: said } },
    ])
    await server.close()
  })
})

test('a database that can grow no further is a full disk too', async () => {
  const server = await startTestServer({ features: () => [], log: createLog('silent') })
  const { client } = await server.signUp()
  const { root } = server.platform.database
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(root)
  await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count ?? 1))}`.execute(root)
  let last: Outcome<unknown> = { ok: true, answer: null }
  for (let nth = 0; nth < 100 && last.ok; nth += 1)
    last = await client('createAccount', { body: { name: `Kitchen ${nth} ${'x'.repeat(50)}` } })
  expect(last).toMatchObject({ ok: false, failure: { code: 'disk_full', status: 507 } })
  expect(await client('listAccounts', {})).toMatchObject({ ok: true })
  await server.close()
})
