/**
 * Pictures, fonts and lists made to harm, sent to a running server: its event loop goes on, its
 * memory stays within a bound, others are served, and SIGTERM is obeyed.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Outcome } from '#core/contract/client.ts'
import { WORKSPACE_PART, type WorkspaceReport } from '#core/contract/content/workspace.contract.ts'
import { hostileImport, longLines, longTokens } from '../support/hostile/hostile-import.ts'
import { cmapBombFont } from '../support/hostile/hostile-fonts.ts'
import { brokenCsv, deepFeed, longFeed, longSitemap } from '../support/hostile/hostile-lists.ts'
import { barsPng, deepPng, filterBombSvg, gridAvif } from '../support/hostile/hostile-pictures.ts'
import {
  answerOf,
  expectUnharmed,
  readSource,
  type HostileServer,
  type Person,
  startHostileServer,
} from '../support/hostile/hostile-server.ts'
import { processTree } from '../support/hostile/process-tree.ts'

const BEANS =
  'Climbing beans want a warm wall, a deep bed and water every evening in July. Sow the beans in May, two to a pot, and plant them out when the nights are mild.'
const BOMBS = Array.from(
  { length: 12 },
  (_, nth) => `<img src="/bomb-${nth}.svg"><img src="/bomb-${nth}.avif">`,
)
const PAGE = `<html lang="en"><head><title>Growing beans</title></head><body><article><h1>Growing beans</h1><p>${BEANS}</p><p>${BEANS.toLowerCase()}</p>${BOMBS.join('')}</article></body></html>`

/** 110 megapixels: refused by its header. */
let hugeAvif: Buffer
/** 39.7 megapixels in 513 bytes: no header rules it out, so a child process decodes it. */
let heavyAvif: Buffer
let photo: Buffer
let folder: string
const sitemap = longSitemap()
const feeds: Readonly<Record<string, Buffer>> = {
  '/long-feed.xml': longFeed(),
  '/deep-feed.xml': deepFeed(),
}
const site = createServer((request, response) => {
  const { url = '' } = request
  if (url === '/sitemap.xml')
    return void response.writeHead(200, { 'content-type': 'application/xml' }).end(sitemap)
  const feed = feeds[url]
  if (feed !== undefined)
    return void response
      .writeHead(200, { 'content-type': 'application/rss+xml', 'content-encoding': 'gzip' })
      .end(feed)
  if (url.endsWith('.svg'))
    return void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(filterBombSvg())
  if (url.endsWith('.avif'))
    return void response.writeHead(200, { 'content-type': 'image/avif' }).end(hugeAvif)
  if (url !== '/') return void response.writeHead(404).end()
  return void response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE)
})
let host: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-hostile-'))
  hugeAvif = await gridAvif(10)
  heavyAvif = await gridAvif(6)
  photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#4477aa' } })
    .jpeg()
    .toBuffer()
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`
})
afterAll(async () => {
  site.closeAllConnections()
  site.close()
  await rm(folder, { recursive: true, force: true })
})

const start = (): Promise<HostileServer> =>
  startHostileServer({ DATA_DIR: join(folder, crypto.randomUUID()), ALLOW_HOSTS: host })

const upload = ({ client }: Person, body: Buffer): Promise<Outcome<unknown>> =>
  client('uploadPicture', { body })

const codesOf = (outcomes: readonly Outcome<unknown>[]): string[] => [
  ...new Set(outcomes.map((outcome) => (outcome.ok ? 'taken' : outcome.failure.code))),
]

/** It holds the pixels of a heavy picture. */
const isBusy = (pid: number): boolean => processTree(pid).some(({ bytes }) => bytes > 250_000_000)

/** The processes that decode pictures, busy ones too. */
const decodersOf = ({ pid }: HostileServer): number[] =>
  processTree(pid).flatMap((one) => (one.pid === pid ? [] : one.pid))

type Attack = (server: HostileServer, attacker: Person) => Promise<void>

/**
 * Which of its parts refuses the SVG is tested in `svg-guard.test.ts`: the filter counts as an
 * element and as an attribute, and a decoder that gives up at its time limit answers the same.
 */
const refusedUploads: Attack = async (server, attacker) => {
  const svgs = Array.from({ length: 6 }, () => filterBombSvg())
  const avifs = Array.from({ length: 12 }, () => hugeAvif)
  const report = await server.measure(async () => ({
    svgs: await Promise.all(svgs.map((body) => upload(attacker, body))),
    avifs: await Promise.all(avifs.map((body) => upload(attacker, body))),
  }))
  expect(codesOf(report.done.svgs)).toEqual(['unsupported_media'])
  expect(codesOf(report.done.avifs)).toEqual(['too_large'])
  expectUnharmed(report)
}

const heavyUploads: Attack = async (server, attacker) => {
  const report = await server.measure(() =>
    Promise.all(Array.from({ length: 6 }, () => upload(attacker, heavyAvif))),
  )
  expectUnharmed(report)
}

/**
 * 39.7 megapixels of 16 bits are refused by the header. 19.4 are decoded, one by one, until the time
 * limit of a decoder.
 */
const deepUploads: Attack = async (server, attacker) => {
  const [refused, decoded] = [await deepPng(6_300), await deepPng(4_400)]
  const report = await server.measure(async () => {
    const outcomes = await Promise.all([1, 2, 3].map(() => upload(attacker, refused)))
    await Promise.all([1, 2, 3].map(() => upload(attacker, decoded)))
    return outcomes
  })
  expect(codesOf(report.done)).toEqual(['too_large'])
  expectUnharmed(report)
}

const barUploads: Attack = async (server, attacker) => {
  const bars = await barsPng()
  const report = await server.measure(() =>
    Promise.all(Array.from({ length: 6 }, () => upload(attacker, bars))),
  )
  expect(codesOf(report.done)).toEqual(['taken'])
  expectUnharmed(report)
}

const pageOfPictures: Attack = async (server, attacker) => {
  const report = await server.measure(async () => {
    await readSource(attacker, { kind: 'addresses', addresses: [`http://${host}/`] })
    return answerOf(
      await attacker.client('listPages', { params: { account_id: attacker.accountId } }),
    ).pages
  })
  expect(report.done).toMatchObject([{ status: 'ready', pictures: [] }])
  expectUnharmed(report)
}

const importOfPictures: Attack = async (server, attacker) => {
  const { file, wrong } = await hostileImport()
  const report = await server.measure(() => checkedImport(attacker, file))
  const entries = report.done.problems.map(({ entry }) => entry)
  expect(entries.length).toBe(wrong)
  expect(entries.every((entry) => entry.startsWith('files/'))).toBe(true)
  expectUnharmed(report)
}

const importOfLongLines: Attack = async (server, attacker) => {
  for (const fileOf of [longLines, longTokens]) {
    const file = await fileOf()
    const report = await server.measure(() => checkedImport(attacker, file))
    const rows = report.done.problems.filter(({ entry }) => entry.startsWith('events/'))
    expect(rows.map(({ line }) => line)).toEqual([1, 2])
    expectUnharmed(report)
  }
}

const fontsOfMillions: Attack = async (server, attacker) => {
  const report = await server.measure(() =>
    Promise.all(
      Array.from({ length: 4 }, () => attacker.client('uploadFont', { body: cmapBombFont() })),
    ),
  )
  for (const outcome of report.done)
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'unsupported_media' } })
  expectUnharmed(report)
}

const feedsOfEntities: Attack = async (server, attacker) => {
  const read = (path: string) =>
    server.measure(() =>
      readSource(attacker, { kind: 'feed', address: `http://${host}${path}`, limit: 500 }),
    )
  const long = await read('/long-feed.xml')
  expect(long.done.pages).toHaveLength(10)
  expectUnharmed(long)
  const deep = await read('/deep-feed.xml')
  expect(deep.done).toMatchObject({ pages: [], errors: [{ code: 'bad_feed' }] })
  expectUnharmed(deep)
}

const longLists: Attack = async (server, attacker) => {
  const map = await server.measure(() =>
    readSource(attacker, { kind: 'sitemap', address: `http://${host}/sitemap.xml`, limit: 500 }),
  )
  expect(map.done.pages).toHaveLength(10)
  expectUnharmed(map)

  const csv = await server.measure(() => readSource(attacker, { kind: 'csv', text: brokenCsv() }))
  expect(csv.done.errors.length).toBeLessThan(1_100)
  expectUnharmed(csv)
}

/** On one server: to start one that has done ordinary work costs three seconds. */
const attacks: Readonly<Record<string, Attack>> = {
  'uploads of SVGs with filters and of AVIFs with 110 megapixels, all refused': refusedUploads,
  'six AVIFs of 40 megapixels at once, decoded one by one': heavyUploads,
  'interlaced PNGs of up to 40 megapixels with 16 bits a channel': deepUploads,
  'six pictures of thousands of bars that may be letters': barUploads,
  'a page of such pictures, read without them': pageOfPictures,
  'an import of heavy and wrong pictures and fonts, checked, with what is wrong': importOfPictures,
  'an import whose lines have 30 MB each, checked in turns': importOfLongLines,
  'fonts that map millions of characters': fontsOfMillions,
  'feeds of 90,000 entries with nested entities, and of half a million levels': feedsOfEntities,
  'lists of hundreds of thousands of addresses, read while others work': longLists,
}

test('harmful uploads, a page, an import, fonts and lists delay no other request, and SIGTERM ends the server after them', async () => {
  const server = await start()
  const attacker = await server.signUp('attacker@example.com')
  for (const [name, attack] of Object.entries(attacks)) {
    await attack(server, attacker).catch((error: unknown) => {
      throw new Error(`Not held off: ${name}`, { cause: error })
    })
    await untilIdle(server, name)
  }
  expect(await server.end('SIGTERM')).toBe(0)
})

/**
 * Two looks at the decoders half a second apart find less than a tenth of it spent (five ticks).
 */
async function untilIdle({ pid }: HostileServer, attack: string): Promise<void> {
  const spent = () =>
    processTree(pid).reduce((sum, one) => sum + (one.pid === pid ? 0 : one.ticks), 0)
  let before = -Infinity
  const sinceBefore = () => {
    const now = spent()
    const more = now - before
    before = now
    return more
  }
  await expect
    .poll(sinceBefore, { interval: 500, message: `Still decoding after: ${attack}` })
    .toBeLessThan(5)
}

async function checkedImport({ client }: Person, file: Buffer): Promise<WorkspaceReport> {
  const body = { file_name: 'kitchen.pinloom', size: file.length }
  const { id } = answerOf(await client('startWorkspaceImport', { body }))
  const params = { import_id: id }
  for (let part = 0; part * WORKSPACE_PART < file.length; part += 1)
    answerOf(
      await client('putWorkspacePart', {
        params: { ...params, part },
        body: file.subarray(part * WORKSPACE_PART, (part + 1) * WORKSPACE_PART),
      }),
    )
  answerOf(await client('checkWorkspace', { params }))
  for (;;) {
    const { state, report } = answerOf(await client('getWorkspaceImport', { params }))
    if (state === 'checked' && report !== null) return report
    expect(state).toBe('checking')
    await sleep(50)
  }
}

test('a decoder that is killed in mid picture costs that picture alone, and SIGTERM in mid picture ends the server and every process that it started', async () => {
  const server = await start()
  const person = await server.signUp('unlucky@example.com')
  const lost = upload(person, heavyAvif)
  await expect.poll(() => decodersOf(server).some(isBusy)).toBe(true)
  for (const pid of decodersOf(server)) process.kill(pid, 'SIGKILL')
  expect(codesOf([await lost])).toEqual(['unsupported_media'])
  expect(codesOf([await upload(person, photo)])).toEqual(['taken'])

  const uploads = Array.from({ length: 4 }, () => upload(person, heavyAvif))
  await expect.poll(() => decodersOf(server).some(isBusy)).toBe(true)
  const decoders = decodersOf(server)
  expect(await server.end('SIGTERM')).toBe(0)
  expect(codesOf(await Promise.all(uploads))).not.toContain('taken')
  expect(decoders.flatMap((pid) => processTree(pid))).toEqual([])
})
