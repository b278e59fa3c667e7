import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { writePins } from '#core/text/write-pins.ts'
import { extractPage } from './extraction/extract-page.ts'
import { openLanguages } from './extraction/languages.ts'
import type { WordsAsked } from './extraction/page-work.ts'
import { createPageReader } from './page-reader.ts'
import { writePinsIn } from './write-pins-in.ts'

const log = { warn: () => undefined }
const reader = createPageReader(log, { size: 1 })
afterAll(async () => reader.close())

function asked(name: string, over: Partial<WordsAsked> = {}): WordsAsked {
  const url = new URL(`../../../examples/site/${name}.html`, import.meta.url)
  const extraction = extractPage(readFileSync(url, 'utf8'), `https://sunday.example/${name}`)
  if (!extraction.ok) throw new Error(`${name} can’t be read`)
  const { content } = extraction
  return { content, interest: '', count: 3, taken: [], seed: 's', ...over }
}

const here = (question: WordsAsked) =>
  writePins({ ...question, language: openLanguages()(question.content.lang) })

test('a thread writes what this one would, page by page and interest by interest', async () => {
  const soup = asked('roasted-tomato-soup', { interest: 'tomato soup' })
  const herbs = asked('kraeutergarten-fensterbank')
  const taken = here(soup).map(({ title }) => title)
  const more = { ...structuredClone(soup), interest: 'vegetarian soup', taken }
  for (const question of [soup, more, herbs, soup])
    expect(await writePinsIn(reader, question)).toEqual(here(question))
}, 120_000)

test('a page that is too much for its thread fails alone', async () => {
  const short = createPageReader(log, { size: 1, timeLimit: 1 })
  const question = asked('roasted-tomato-soup', { count: 12 })
  await expect(writePinsIn(short, question)).rejects.toThrow('were not written: too_slow')
  await short.close()
  expect(await writePinsIn(reader, question)).toEqual(here(question))
}, 120_000)

test('words wait for a page that is being read, not for all that wait', async () => {
  const busy = createPageReader(log, { size: 1 })
  const html = '<h1>Soup</h1><p>A soup of tomatoes.</p>'
  const ended: string[] = []
  const pages = ['a', 'b', 'c', 'd'].map(async (name) => {
    await busy.ask('html', { html, url: `https://sunday.example/${name}`, isPasted: false })
    ended.push(name)
  })
  const words = writePinsIn(busy, asked('roasted-tomato-soup')).then(() => ended.push('words'))
  await Promise.all([...pages, words])
  expect(ended.slice(0, 3)).toContain('words')
  await busy.close()
}, 120_000)

test('an end that was asked for is no fault of the page', async () => {
  const end = new AbortController()
  end.abort()
  await expect(writePinsIn(reader, asked('roasted-tomato-soup'), end.signal)).rejects.toThrow(
    /abort/i,
  )
})
