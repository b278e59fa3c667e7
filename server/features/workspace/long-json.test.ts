import { expect, test } from 'vitest'
import { randomBy, TEST_SEED } from '../../../tests/support/random-by.ts'
import { decodeInTurns, MAX_TEXT_LETTERS, parseInTurns } from './long-json.ts'

const { signal } = new AbortController()
/** In pieces so short that every text here has some. */
const parse = (text: string) => parseInTurns(text, { clean: (parsed) => parsed, signal, piece: 50 })
const value = (parsed: unknown) => ({ ok: true, value: parsed })
const NO_JSON = value(undefined)

/** Some pieces long. */
const LONG = 'x'.repeat(120)
const long = JSON.stringify({ LONG })

/** With containers of every length, blanks between tokens, and keys and texts full of marks. */
function randomJson(random: () => number): string {
  const blank = () => [' ', '\n', '', '', ''][Math.floor(random() * 5)] ?? ''
  const text = () => JSON.stringify(`${'],{"\\ä😀\n'.slice(0, random() * 10)}${random()}`)
  const one = (room: number): string => {
    if (room < 40) return [text(), 'null', '-1.5e3', '[]', '{ }'][Math.floor(random() * 5)] ?? ''
    const count = 1 + Math.floor(random() * 6)
    const inner = Array.from({ length: count }, () => one((room / count) * random() * 2))
    if (random() < 0.5) return `[${inner.map((json) => blank() + json + blank()).join(',')}]`
    return `{${inner.map((json) => `${blank()}${text()}${blank()}:${json}${blank()}`).join(',')}}`
  }
  return blank() + one(2_000) + blank()
}

test(`what JSON.parse reads is read alike (seed ${TEST_SEED})`, async () => {
  const random = randomBy(TEST_SEED)
  for (let nth = 0; nth < 1_000; nth += 1) {
    const json = randomJson(random)
    expect(await parse(json)).toEqual(value(JSON.parse(json)))
  }
})

test(`what JSON.parse refuses is no JSON, wherever a letter is lost or added (seed ${TEST_SEED})`, async () => {
  const random = randomBy(TEST_SEED)
  for (let nth = 0; nth < 1_000; nth += 1) {
    const json = randomJson(random)
    const marks = [...json.matchAll(/[\][{},:"]/g)]
    const at = marks[Math.floor(random() * marks.length)]?.index ?? 0
    const added = [']', '}', ',', ':', '"', '1', '[', '{', ''][Math.floor(random() * 9)] ?? ''
    const broken = json.slice(0, at) + added + json.slice(at + (random() < 0.5 ? 1 : 0))
    let expected: unknown
    try {
      expected = JSON.parse(broken)
    } catch {
      expected = undefined
    }
    expect(await parse(broken)).toEqual(value(expected))
  }
})

test.each([
  '',
  ' ',
  '1,2',
  `[${long}`,
  `${long}]`,
  `[${long}}`,
  `[${long},]`,
  `[,${long}]`,
  `[${long} 1]`,
  `[1 ${long}]`,
  `[${long}${long}]`,
  `{"a" ${long}}`,
  `{"a":1 ${long}}`,
  `{"a":1${long}}`,
  `{${long}}`,
  `{"a":${long},}`,
  `{"a":${long} 1}`,
  `{"a":1,${long}:1}`,
  `[${' '.repeat(120)},1]`,
  `"${LONG}`,
])('no JSON, %#, reads as undefined', async (text) => expect(await parse(text)).toEqual(NO_JSON))

test.each([
  'null',
  `"${LONG}"`,
  `[${' '.repeat(120)}]`,
  `{${' '.repeat(120)}}`,
  `[[${long}],[],${long},1]`,
  `{"a":1,"a":${long},"b":[${long}]}`,
])('JSON with long parts, %#, reads as JSON.parse reads it', async (text) =>
  expect(await parse(text)).toEqual(value(JSON.parse(text))),
)

test('a key __proto__ is a key and no prototype', async () => {
  const read = await parse(`{"__proto__":${long},"a":1}`)
  expect(read.ok && Object.keys(read.value as object)).toEqual(['__proto__', 'a'])
  expect(read.ok && Object.getPrototypeOf(read.value)).toBe(Object.prototype)
})

test('too many values, a depth beyond any row and a text beyond any are refused', async () => {
  const many = { ok: false, fault: 'too_many_values' }
  expect(await parse(`[${'1,'.repeat(2_000_000)}1]`)).toEqual(many)
  expect(await parse('['.repeat(101))).toEqual(many)
  expect(await parse(`${'['.repeat(100)}${']'.repeat(100)}`)).toMatchObject({ ok: true })
  const tooLong = { ok: false, fault: 'text_too_long' }
  expect(await parse(`["${'x'.repeat(MAX_TEXT_LETTERS + 1)}"]`)).toEqual(tooLong)
  expect(await parse(`["${'\\\\'.repeat(MAX_TEXT_LETTERS)}"]`)).toEqual(tooLong)
  expect(await parse(`["${'x'.repeat(MAX_TEXT_LETTERS - 1)}"]`)).toMatchObject({ ok: true })
})

test.each([
  ['a number', (length: number) => `[${'1'.repeat(length)}]`],
  ['blanks before a value', (length: number) => `[${' '.repeat(length)}1]`],
  ['blanks after all', (length: number) => `[1]${' '.repeat(length)}`],
])('%s as long as no text may be is refused, up to there it is read', async (_, jsonOf) => {
  const tooLong = { ok: false, fault: 'text_too_long' }
  expect(await parse(jsonOf(MAX_TEXT_LETTERS + 1))).toEqual(tooLong)
  expect(await parse(jsonOf(MAX_TEXT_LETTERS - 1))).toMatchObject({ ok: true })
})

test('each piece is cleaned', async () => {
  const clean = (part: unknown) => JSON.parse(JSON.stringify(part).replaceAll('bad', 'good'))
  const read = await parseInTurns(`{"bad":${long},"a":["bad",${long},"bad"]}`, {
    clean,
    signal,
    piece: 50,
  })
  expect(read).toEqual(value({ good: { LONG }, a: ['good', { LONG }, 'good'] }))
})

test('bytes of a letter that lies in two pieces are decoded', async () => {
  const text = `a${'ä😀'.repeat(50_000)}`
  expect(await decodeInTurns(Buffer.from(text), signal)).toBe(text)
})

test('parsing ends when it is aborted', async () => {
  const aborted = AbortSignal.abort(new Error('Stopped.'))
  const work = parseInTurns(`[${'1,'.repeat(1_900_000)}1]`, {
    clean: (one) => one,
    signal: aborted,
  })
  await expect(work).rejects.toThrow('aborted')
})
