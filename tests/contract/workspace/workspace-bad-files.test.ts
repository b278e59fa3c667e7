/**
 * Files that are damaged, foreign, newer, forged or too large: each is refused with what is wrong
 * and where, and leaves nothing behind.
 */
import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buffer } from 'node:stream/consumers'
import { inflateRawSync } from 'node:zlib'
import { ProblemRef } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { WORKSPACE_PART, type WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import { openZip } from '../../../server/features/workspace/zip/zip-reader.ts'
import { gapOf } from '../../../server/features/workspace/zip/zip-records.ts'
import { LOCAL_BYTES } from '../../../server/platform/http/files/zip-format.ts'
import { zipStream } from '../../../server/platform/http/files/zip-writer.ts'
import { newId } from '../../../server/platform/ids.ts'
import {
  answer,
  checked,
  contentsOf,
  exported,
  fillAccount,
  imported,
  inMemory,
  openWorld,
  settled,
  upload,
  type World,
} from './workspace-world.ts'

let world: World
let file: Buffer

beforeAll(async () => {
  world = await openWorld()
  file = await exported(world, await fillAccount(world, 'Kitchen'))
}, 60_000)
afterAll(async () => world.server.close())

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Packs it again, with a list of contents that fits. */
async function forged(
  change: (contents: Map<string, Buffer>) => void,
  manifest: (list: Record<string, unknown>) => Record<string, unknown> = (list) => list,
): Promise<Buffer> {
  const contents = await contentsOf(file)
  const list = JSON.parse(String(contents.get('workspace.json'))) as Record<string, unknown>
  contents.delete('workspace.json')
  change(contents)
  const entries = [...contents].map(([path, bytes]) => ({
    path,
    bytes: bytes.length,
    sha256: sha256(bytes),
  }))
  contents.set('workspace.json', Buffer.from(JSON.stringify(manifest({ ...list, entries }))))
  return packed(contents)
}

async function packed(contents: ReadonlyMap<string, Uint8Array>): Promise<Buffer> {
  async function* entries() {
    for (const [path, content] of contents) yield { path, content, isPacked: false }
  }
  return buffer(zipStream(entries(), 0))
}

const rows = (
  contents: Map<string, Buffer>,
  path: string,
  change: (row: Record<string, unknown>) => unknown,
): void => {
  const lines = String(contents.get(path)).trim().split('\n')
  contents.set(
    path,
    Buffer.from(
      lines
        .map((line) => JSON.stringify(change(JSON.parse(line) as Record<string, unknown>)))
        .join('\n'),
    ),
  )
}
const problems = ({ report }: WorkspaceImport): string[] =>
  (report?.problems ?? []).map(
    ({ entry, line, message }) => `${entry}${line === null ? '' : `:${line}`} ${message}`,
  )
/** The same by code, with the values in brackets. */
const coded = ({ report }: WorkspaceImport): string[] =>
  (report?.problems ?? []).map(
    ({ entry, line, problem_codes }) =>
      `${entry}${line === null ? '' : `:${line}`} ${written(ProblemRef.parse(problem_codes?.['message']))}`,
  )
const written = ({ code, params }: ProblemRef): string => {
  const values = Object.values(params).map((value) =>
    typeof value === 'object' ? written(value) : String(value),
  )
  return values.length === 0 ? code : `${code}(${values.join(', ')})`
}
const accounts = async (): Promise<string[]> =>
  answer(await world.client('listAccounts', {})).accounts.map(({ name }) => name)
const stored = async (): Promise<number> =>
  (
    await readdir(join(world.server.platform.config.dataDir, 'pictures'), { recursive: true })
  ).filter((name) => name.includes('.')).length

/** The first byte from there on whose flip changes what is unpacked: a few bits of a ZIP mean nothing. */
function flipFrom(packedEntry: Buffer, from: number): void {
  const whole = unpacked(packedEntry)
  for (let at = from; at < packedEntry.length; at += 1) {
    packedEntry[at] = (packedEntry[at] ?? 0) ^ 1
    const now = unpacked(packedEntry)
    if (whole === null || now === null || !now.equals(whole)) return
    packedEntry[at] = (packedEntry[at] ?? 0) ^ 1
  }
}

/** Null for what is not packed, or broken. */
function unpacked(bytes: Buffer): Buffer | null {
  try {
    return inflateRawSync(bytes)
  } catch {
    return null
  }
}

test('a flipped byte is found wherever it is, and nothing is imported', async () => {
  const records = await openZip(inMemory(file))
  const before = [await accounts(), await stored()]
  for (const { path, at, packed: length } of records) {
    const start = at + LOCAL_BYTES + gapOf(file.subarray(at, at + LOCAL_BYTES))
    const broken = Buffer.from(file)
    flipFrom(broken.subarray(start, start + length), Math.floor(length / 2))
    const outcome = await imported(world, broken)
    expect([path, outcome.state, outcome.account]).toEqual([path, 'checked', null])
    expect(problems(outcome).join(' ')).toContain(path)
  }
  expect([await accounts(), await stored()]).toEqual(before)
}, 120_000)

test('a byte that is flipped in the list of the ZIP is found, or changes nothing', async () => {
  for (let at = file.length - 1; at > file.length - 900; at -= 29) {
    const broken = Buffer.from(file)
    broken[at] = (broken[at] ?? 0) ^ 0x41
    const outcome = await checked(world, broken)
    expect(outcome.state).toBe('checked')
    // Times of entries count for nothing.
    expect([at, problems(outcome).length > 0 || outcome.report?.counts.pins === 5]).toEqual([
      at,
      true,
    ])
  }
}, 120_000)

describe('the dry run says what is wrong', () => {
  test.each([
    ['an empty text', async () => Buffer.from('nothing'), ' zip.damaged'],
    [
      'a table',
      async () => Buffer.from('Title,Media URL\nSoup,https://example.com/soup.jpg\n'.repeat(50)),
      ' zip.notWorkspace',
    ],
    ['a cut file', async () => file.subarray(0, file.length - 10), ' zip.noEnd'],
    [
      'another ZIP',
      async () => packed(new Map([['a.txt', Buffer.from('a')]])),
      ' workspace.noManifest',
    ],
    [
      'a newer file',
      async () =>
        forged(
          () => undefined,
          (list) => ({ ...list, version: 3, pages: 'in another way' }),
        ),
      ' workspace.newerFormat(3, 2)',
    ],
    [
      'a name that leads out of the folder',
      async () => forged((contents) => contents.set('files/../../etc/passwd', Buffer.from('x'))),
      'files/../../etc/passwd workspace.foreignEntry',
    ],
    [
      'an entry that nobody promised',
      async () =>
        packed(new Map([...(await contentsOf(file)), ['pins/000009.ndjson', Buffer.from('{}')]])),
      'pins/000009.ndjson workspace.unlistedEntry',
    ],
    [
      'a picture that is none',
      async () => forged((contents) => forge(contents, Buffer.from('<svg onload="alert(1)"/>'))),
      ' workspace.badPicture',
    ],
    [
      'a missing picture',
      async () => forged((contents) => contents.delete(firstJpeg(contents))),
      ' workspace.missingMedia',
    ],
    [
      'a harmful link',
      async () =>
        forged((contents) =>
          rows(contents, 'pins/000001.ndjson', (row) => ({
            ...row,
            pin: { ...(row['pin'] as object), link: 'java\nscript:alert(1)' },
          })),
        ),
      'pins/000001.ndjson:1 workspace.damagedRow(row.pinAddress)',
    ],
    [
      'a picture on another server',
      async () =>
        forged((contents) =>
          rows(contents, 'pins/000001.ndjson', (row) => ({
            ...row,
            pin: { ...(row['pin'] as object), image_url: '/\\evil.example/a.jpg' },
          })),
        ),
      'pins/000001.ndjson:1 workspace.damagedRow(row.pinPictureElsewhere)',
    ],
    [
      'a pin of another account',
      async () =>
        forged((contents) =>
          rows(contents, 'pins/000001.ndjson', (row) => ({
            ...row,
            pin: { ...(row['pin'] as object), account_id: '0192f0c1-2d3e-7abc-8def-000000000001' },
          })),
        ),
      'pins/000001.ndjson:1 workspace.damagedRow(row.pinOfOtherAccount)',
    ],
    [
      'a hole in the history',
      async () =>
        forged((contents) =>
          rows(contents, 'events/000001.ndjson', (row) => ({
            ...row,
            revision: Number(row['revision']) * 2 - 1,
          })),
        ),
      'events/000001.ndjson:2 workspace.damagedRow(row.historyGap(2, 3))',
    ],
    [
      'an event of a later build',
      async () =>
        forged((contents) =>
          rows(contents, 'events/000001.ndjson', (row) => ({
            ...row,
            envelope: { ...(row['envelope'] as object), v: 9 },
          })),
        ),
      'events/000001.ndjson:1 workspace.newerEvent',
    ],
    [
      'a broken event',
      async () =>
        forged((contents) =>
          rows(contents, 'events/000001.ndjson', (row) => ({
            ...row,
            envelope: { ...(row['envelope'] as object), at: 'noon' },
          })),
        ),
      'events/000001.ndjson:1 workspace.rowUnreadable(workspace.badValue(at, field.type(number)))',
    ],
    [
      'a row of another shape',
      async () =>
        forged((contents) =>
          rows(contents, 'pages/000001.ndjson', (row) => ({ ...row, kind: 'poem' })),
        ),
      'pages/000001.ndjson:1 workspace.rowUnreadable(workspace.badValue(kind, field.choice("poem")))',
    ],
    [
      'bytes that are no text',
      async () =>
        forged((contents) => contents.set('pages/000001.ndjson', Buffer.from([0xff, 0xfe, 0x00]))),
      ' workspace.notUtf8',
    ],
    [
      'a rendered pin that nothing names',
      async () => forged((contents) => addPicture(contents, Buffer.from('another'))),
      'workspace.damagedRow(row.unusedRendering)',
    ],
    [
      'boards of one name',
      async () =>
        forged((contents) =>
          contents.set(
            'account.json',
            Buffer.from(String(contents.get('account.json')).replace('"Bread"', '"SOUPS"')),
          ),
        ),
      'account.json workspace.damagedRow(row.boardNameTwice)',
    ],
  ])(
    'about %s',
    async (_what, make, code) => {
      const outcome = await checked(world, await make())
      expect(outcome.state).toBe('checked')
      expect(coded(outcome).join('\n')).toContain(code)
      expect(problems(outcome).every((sentence) => sentence.length > 20)).toBe(true)
      // In our words, not the parser's, and with one full stop at a time.
      expect(problems(outcome).join('\n')).not.toMatch(/Invalid|expected |received|\.\.[^/]/)
    },
    60_000,
  )

  test('about a bomb, without unpacking it', async () => {
    const bomb = await packed(new Map([['workspace.json', Buffer.alloc(300 * 1024 * 1024)]]))
    expect(bomb.length).toBeLessThan(2_000_000)
    expect(coded(await checked(world, bomb))).toEqual([' zip.tooMuch'])
  }, 60_000)

  test('about a list of contents that is longer than its entries need, without reading it', async () => {
    const padded = await forged(
      () => undefined,
      (list) => ({ ...list, padding: 'x'.repeat(100_000) }),
    )
    expect(coded(await checked(world, padded))).toEqual([' workspace.manifestTooLong'])
  })

  test('about a hundred thousand broken rows by the first of them and a number', async () => {
    const outcome = await checked(
      world,
      await forged((contents) =>
        contents.set('pins/000001.ndjson', Buffer.from('{}\n'.repeat(100_000))),
      ),
    )
    expect([outcome.report?.problems.length, outcome.report?.more_problems]).toEqual([50, 99_950])
  }, 60_000)

  test('and what would be made of a good file, without making it', async () => {
    const before = [await accounts(), await stored()]
    const { report, state } = await checked(world, file)
    expect(state).toBe('checked')
    expect(report).toMatchObject({
      account_name: 'Kitchen',
      new_name: 'Kitchen (2)',
      counts: { boards: 2, pages: 2, pins: 5, deleted_pins: 1, events: 5, pictures: 3, fonts: 1 },
      problems: [],
      more_problems: 0,
    })
    expect([await accounts(), await stored()]).toEqual(before)
  })
})

function firstJpeg(contents: ReadonlyMap<string, Buffer>): string {
  return [...contents.keys()].find((path) => path.endsWith('.jpg')) ?? ''
}

function pinJpeg(contents: ReadonlyMap<string, Buffer>): string {
  const line =
    String(contents.get('pictures/000001.ndjson'))
      .split('\n')
      .find((text) => text.includes('"kind":"pin"')) ?? '{}'
  return `files/${String((JSON.parse(line) as { name?: string }).name)}`
}

/** A rendered pin, with bytes behind the end of its picture that make it another file. */
function addPicture(contents: Map<string, Buffer>, tail: Buffer): void {
  const path = 'pictures/000001.ndjson'
  const line = String(contents.get(path))
    .split('\n')
    .map((text) => JSON.parse(text === '' ? '{}' : text) as Record<string, unknown>)
    .find(({ kind }) => kind === 'pin')
  const bytes = Buffer.concat([
    contents.get(`files/${String(line?.['name'])}`) ?? Buffer.alloc(0),
    tail,
  ])
  const name = `${sha256(bytes).slice(0, 32)}.jpg`
  contents.set(`files/${name}`, bytes)
  contents.set(
    path,
    Buffer.from(
      `${String(contents.get(path)).trim()}\n${JSON.stringify({ ...line, id: newId(), name, bytes: bytes.length })}`,
    ),
  )
}

function forge(contents: Map<string, Buffer>, bytes: Buffer, path = firstJpeg(contents)): void {
  contents.set(path, bytes)
  rows(contents, 'pictures/000001.ndjson', (row) =>
    path.endsWith(String(row['name'])) ? { ...row, bytes: bytes.length } : row,
  )
}

describe('sending', () => {
  test('takes parts in any order and twice, goes on where it stopped, and refuses what does not fit', async () => {
    const size = WORKSPACE_PART + 10
    const begun = answer(
      await world.client('startWorkspaceImport', { body: { file_name: 'big.pinloom', size } }),
    )
    expect(begun.missing).toEqual([0, 1])
    const params = { import_id: begun.id }
    const put = async (part: number, length: number) =>
      world.client('putWorkspacePart', {
        params: { ...params, part },
        body: new Uint8Array(length),
      })
    expect(answer(await put(1, 10)).missing).toEqual([0])
    expect(answer(await put(1, 10)).missing).toEqual([0])
    expect(await put(0, 11)).toMatchObject({
      ok: false,
      failure: {
        code: 'invalid',
        message: problem('workspace.partSize', { part: 0, bytes: 11, expected: WORKSPACE_PART })
          .message,
      },
    })
    expect(await put(7, 1)).toMatchObject({ ok: false, failure: { code: 'invalid' } })
    expect(await put(0, WORKSPACE_PART + 5_000)).toMatchObject({
      ok: false,
      failure: { code: 'too_large' },
    })
    expect(await world.client('checkWorkspace', { params })).toMatchObject({
      ok: false,
      failure: { code: 'conflict', message: problem('workspace.partsMissing').message },
    })
    expect(
      answer(
        await world.client('startWorkspaceImport', { body: { file_name: 'big.pinloom', size } }),
      ),
    ).toMatchObject({ id: begun.id, missing: [0] })
    expect(answer(await put(0, WORKSPACE_PART)).state).toBe('uploaded')
    answer(await world.client('cancelWorkspaceImport', { params }))
    expect(answer(await world.client('listWorkspaceImports', {})).imports).toEqual([])
  })

  test('is not found by other users', async () => {
    const eve = await world.server.signUp()
    const { id } = await upload(world, file)
    const params = { import_id: id }
    for (const outcome of [
      await eve.client('getWorkspaceImport', { params }),
      await eve.client('checkWorkspace', { params }),
      await eve.client('importWorkspace', { params }),
      await eve.client('cancelWorkspaceImport', { params }),
    ]) {
      expect(outcome).toMatchObject({ ok: false, failure: { code: 'not_found' } })
    }
    expect(answer(await eve.client('listWorkspaceImports', {})).imports).toEqual([])
    expect((await settled(world, id)).state).toBe('uploaded')
  })

  test('of more than fits is refused before it begins', async () => {
    const small = await openWorld({
      config: { limits: { storedBytes: 1000, pages: 1, pinsADay: 10 } },
    })
    expect(
      await small.client('startWorkspaceImport', {
        body: { file_name: 'a.pinloom', size: 5_000_000 },
      }),
    ).toMatchObject({ ok: false, failure: { code: 'too_large' } })
    await small.server.close()
    const tight = await openWorld({
      config: { limits: { storedBytes: file.length, pages: 1, pinsADay: 10 } },
    })
    expect(coded(await imported(tight, file))).toEqual([' workspace.pagesFull(2, 1)'])
    expect(answer(await tight.client('listAccounts', {})).accounts).toEqual([])
    await tight.server.close()
  })

  test('of pictures that do not fit is refused; those of pins count where they count on the server that made them, and may be four times as much', async () => {
    const pictures = String((await contentsOf(file)).get('pictures/000001.ndjson'))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { kind: string; bytes: number })
    const fonts = JSON.parse(String((await contentsOf(file)).get('fonts/000001.ndjson'))) as {
      bytes: number
    }
    const bytesOf = (isPin: boolean): number =>
      pictures
        .filter(({ kind }) => (kind === 'pin') === isPin)
        .reduce((total, { bytes }) => total + bytes, 0)
    const sum = fonts.bytes + bytesOf(false)
    /** Of the person who imports: their session and account. */
    const ROWS = 2_000
    expect(bytesOf(true)).toBeGreaterThan(0)
    const tight = await openWorld({
      config: { limits: { storedBytes: sum - 1, pages: 0, pinsADay: 0 } },
    })
    expect(coded(await imported(tight, file))).toEqual([' workspace.storageFull(1, 0)'])
    await tight.server.close()
    const wide = await openWorld({
      config: { limits: { storedBytes: sum + ROWS, pages: 0, pinsADay: 0 } },
    })
    expect((await imported(wide, file)).state).toBe('done')
    await wide.server.close()
    const heavy = await forged((contents) =>
      forge(
        contents,
        Buffer.concat([
          contents.get(pinJpeg(contents)) ?? Buffer.alloc(0),
          Buffer.alloc(4 * (sum + ROWS) - bytesOf(true)),
        ]),
        pinJpeg(contents),
      ),
    )
    const full = await openWorld({
      config: { limits: { storedBytes: sum + ROWS, pages: 0, pinsADay: 0 } },
    })
    expect((await imported(full, heavy)).state).toBe('done')
    expect(coded(await imported(full, heavy))).toEqual([
      expect.stringMatching(/^ workspace\.storageFull\(\d+, \d+\)$/),
      expect.stringMatching(/^ workspace\.renderingsFull\(\d+, \d+\)$/),
    ])
    await full.server.close()
  })

  test('the same file again and again comes to an end', async () => {
    const own = await openWorld({
      config: { limits: { storedBytes: 400_000, pages: 0, pinsADay: 0 } },
    })
    const rendered = await forged((contents) => {
      rows(contents, 'pictures/000001.ndjson', (row) => ({ ...row, kind: 'pin' }))
      const path = firstJpeg(contents)
      forge(contents, Buffer.concat([contents.get(path) ?? Buffer.alloc(0), Buffer.alloc(250_000)]))
    })
    const ends: string[] = []
    for (let nth = 0; nth < 7; nth += 1)
      ends.push(coded(await imported(own, rendered)).join('') || 'done')
    expect(ends.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => 'done'))
    expect(ends.at(-1)).toContain('workspace.renderingsFull')
    await own.server.close()
  }, 60_000)
})
