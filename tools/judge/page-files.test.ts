import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findPageFiles, isKeptAside, readHtml, readJsonLines, samplePages } from './page-files.ts'

let dir = ''
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'pages-'))
  for (const [folder, names] of Object.entries({ recipes: ['b', 'a'], travel: ['c'] })) {
    mkdirSync(join(dir, folder))
    for (const name of names)
      writeFileSync(join(dir, folder, `${name}.html.gz`), gzipSync(`<p>${name} ü</p>`))
  }
  writeFileSync(
    join(dir, 'recipes.jsonl'),
    '{"file":"a.html.gz","url":"https://a.example/bread","language":"en-US"}\n',
  )
})
afterAll(() => rmSync(dir, { recursive: true }))

test('pages come with what the list beside the folder says of them', () => {
  const [first, second, third] = findPageFiles(dir)
  expect(first).toMatchObject({ name: 'a.html.gz', url: 'https://a.example/bread', lang: 'en' })
  expect(second).toMatchObject({ url: 'https://pages.example/b/', lang: '', kindGuess: 'recipe' })
  expect(third).toMatchObject({ folder: 'travel', kindGuess: '' })
  expect(readHtml({ path: second?.path ?? '' })).toBe('<p>b ü</p>')
})

test('folders can be chosen, and one that is not there has no pages', () => {
  expect(findPageFiles(dir, ['travel', 'craft']).map(({ name }) => name)).toEqual(['c.html.gz'])
})

test('a quarter of the names is kept aside', () => {
  const names = Array.from({ length: 400 }, (_, at) => `page-${at}.html.gz`)
  const aside = names.filter(isKeptAside).length
  expect(aside).toBeGreaterThan(70)
  expect(aside).toBeLessThan(130)
})

test('a small folder is sampled before a large one gives its second page', () => {
  const pages = findPageFiles(dir)
  const sample = samplePages(pages, { limit: 2, seed: 's' })
  expect(new Set(sample.map(({ folder }) => folder)).size).toBe(2)
  expect(samplePages(pages, { limit: 9, seed: 's' })).toHaveLength(3)
})

test('a line that is not as it should be is named', () => {
  const path = join(dir, 'marks.jsonl')
  writeFileSync(path, '{"id":"a"}\n\n{"id":1}\n')
  expect(() => readJsonLines(path, z.object({ id: z.string() }))).toThrow(/marks\.jsonl, line 3/)
  writeFileSync(path, '{"id":"a"}\nnot JSON\n')
  expect(() => readJsonLines(path, z.object({ id: z.string() }))).toThrow(/line 2/)
})
