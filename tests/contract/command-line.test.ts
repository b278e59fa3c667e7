/**
 * The command line as a person calls it: its own process, its folder, its output, its exit
 * code.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readCommand } from '../../cli/arguments.ts'
import { startDemoSite, type DemoSite } from '../../server/demo-site.ts'

const MAIN = fileURLToPath(new URL('../../cli/main.ts', import.meta.url))
const SITE = fileURLToPath(new URL('../../examples/site', import.meta.url))
let folder: string
let site: DemoSite

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pinloom-cli-'))
  const started = await startDemoSite(SITE, 0)
  if (!started) throw new Error('The demo site is missing.')
  site = started
})
afterAll(async () => {
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

interface Translatable {
  readonly code: number
  readonly out: string
  readonly err: string
}

function pinloom(...words: string[]): Promise<Translatable> {
  return pinloomWith({}, ...words)
}

function pinloomWith(
  settings: Readonly<Record<string, string>>,
  ...words: string[]
): ReturnType<typeof pinloom> {
  const environment = {
    PATH: process.env['PATH'],
    // Halves the time of a start.
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    PINLOOM_CWD: folder,
    ...settings,
  }
  return new Promise((done) => {
    execFile(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', MAIN, ...words],
      { env: environment, maxBuffer: 50_000_000 },
      (error, out, err) => done({ code: error ? Number(error.code ?? 1) : 0, out, err }),
    )
  })
}

test('generate makes the total asked for, names the page that failed, and exits with 1', async () => {
  const { code, out, err } = await pinloom(
    'generate',
    `${site.url}roasted-tomato-soup.html`,
    `${site.url}no-such-page.html`,
    '--count',
    '4',
    '--out',
    'made',
    '--allow-host',
    site.host,
    '--json',
  )
  const { pins, errors } = JSON.parse(out) as {
    pins: Record<string, string>[]
    errors: { code: string; address: string }[]
  }
  expect(code).toBe(1)
  expect(out.trim().split('\n')).toHaveLength(1)
  expect(errors).toMatchObject([{ code: 'not_found', address: `${site.url}no-such-page.html` }])
  expect(err).toContain('no-such-page.html')
  expect(pins).toHaveLength(4)
  expect(Object.keys(pins[0] ?? {})).toEqual([
    'title',
    'description',
    'alt_text',
    'link',
    'image',
    'template',
    'pin_type',
    'keywords',
    'interest',
    'sources',
  ])
  for (const { sources } of pins as unknown as { sources: Record<string, { kind: string }[]> }[])
    expect(sources['title']?.map(({ kind }) => kind)).toContainEqual(expect.any(String))
  for (const { image } of pins) {
    const { width, height, format } = await sharp(join(folder, 'made', image ?? '')).metadata()
    expect([width, height, format]).toEqual([1000, 1500, 'jpeg'])
  }
  expect(err).toContain('set PUBLIC_URL')
  expect(await readdir(join(folder, 'made'))).toHaveLength(5)
  const csv = await readFile(join(folder, 'made', 'pins.csv'), 'utf8')
  expect(csv.split('\r\n')[0]).toBe(
    'Title,Media URL,Pinterest board,Thumbnail,Description,Link,Publish date,Keywords',
  )
  expect(csv.trim().split('\r\n')).toHaveLength(5)
}, 60_000)

test('the day’s pins are limited on the command line too, and it says so', async () => {
  const { code, out } = await pinloomWith(
    { LIMIT_PINS_A_DAY: '3' },
    'generate',
    `${site.url}roasted-tomato-soup.html`,
    '--count',
    '4',
    '--out',
    'limited',
    '--allow-host',
    site.host,
    '--json',
  )
  expect([code, JSON.parse(out)]).toMatchObject([
    1,
    {
      pins: [],
      errors: [
        {
          code: 'not_made',
          message: expect.stringContaining('You can generate 3 pins in 24 hours'),
        },
      ],
    },
  ])
}, 60_000)

test('a private host is not read unless it is named', async () => {
  const { code, out, err } = await pinloom('generate', site.url, '--json')
  expect(code).toBe(1)
  expect(JSON.parse(out)).toMatchObject({
    pins: [],
    errors: [
      { code: 'private_address', message: expect.stringContaining(`--allow-host ${site.host}`) },
    ],
  })
  expect(err).toContain(`--allow-host ${site.host}`)
  expect(err).not.toContain('ALLOW_HOSTS')
}, 30_000)

describe('keywords', () => {
  test('of a file, by RAKE, as in its paper', async () => {
    await writeFile(
      join(folder, 'abstract.txt'),
      'Criteria of compatibility of a system of linear Diophantine equations are considered. Upper bounds for components of a minimal set of solutions are given. The set of natural numbers.',
    )
    const { code, out } = await pinloom('keywords', 'abstract.txt', '--method', 'rake', '--json')
    expect(code).toBe(0)
    const found = JSON.parse(out) as { phrase: string; score: number }[]
    expect(found[0]).toEqual({ phrase: 'linear diophantine equations', score: 9 })
    expect(found.map(({ phrase }) => phrase)).toEqual(
      expect.arrayContaining(['upper bounds', 'natural numbers']),
    )
  }, 30_000)

  test('of a private address, by ranked phrases, best first, when the option named in the refusal is given', async () => {
    const words = ['keywords', `${site.url}roasted-tomato-soup.html`, '--method', 'phrases']
    const refused = await pinloom(...words)
    expect([refused.code, refused.out]).toEqual([1, ''])
    const [, option = ''] = /add (--allow-host \S+)$/m.exec(refused.err) ?? []
    const { code, out } = await pinloom(...words, ...option.split(' '))
    expect(code).toBe(0)
    const found = JSON.parse(out) as { phrase: string; score: number }[]
    expect(found.map(({ phrase }) => phrase).join(' ')).toContain('tomato')
    expect(found.map(({ score }) => score)).toEqual(
      found.map(({ score }) => score).toSorted((a, b) => b - a),
    )
  }, 30_000)

  test('a file that is not there', async () => {
    const { code, out, err } = await pinloom('keywords', 'nothing.txt', '--method', 'rake')
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^There is no file .*nothing\.txt/)
  }, 30_000)
})

describe('what can’t be meant is said before anything begins', () => {
  test.each([
    [['generate'], 'at least one address'],
    [['generate', 'https://a.example', '--count', '0'], 'from 1 to 500'],
    [['generate', 'https://a.example', '--count', '1.5'], 'from 1 to 500'],
    [['generate', 'https://a.example', '--templates', 'nope'], 'There is no template "nope"'],
    [['generate', 'https://a.example', '--colors', 'red'], '#rrggbb'],
    [['generate', 'https://a.example', '--wrong'], '--wrong'],
    [['keywords', 'a', 'b', '--method', 'rake'], 'one address or one file'],
    [['keywords', 'a'], '--method rake'],
    [['keywords', 'a', '--method', 'tfidf'], 'rake or phrases'],
    [['fly'], '"fly" is no command'],
  ])('%j', (words, sentence) => {
    expect(() => readCommand(words)).toThrow(sentence)
  })
  test('colours are taken with or without #', () => {
    expect(
      readCommand(['generate', 'https://a.example', '--colors', '#AABBCC,001122']),
    ).toMatchObject({ colors: ['#aabbcc', '#001122'], count: 12 })
  })
})
