/**
 * What the writer makes of all saved pages and the demo site has nothing to fix in our own
 * checklist.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkPin } from '#core/text/gates/pin-checklist.ts'
import { groundOf } from '#core/text/gates/text-gates.ts'
import { extractPage } from '../server/features/pages/extraction/extract-page.ts'
import { generatedTexts, languageOf } from './support/words/generated-texts.ts'

const pages = ['tests/fixtures/pages/', 'examples/site/'].flatMap((path) => {
  const folder = new URL(`../${path}`, import.meta.url)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html') && name !== 'index.html')
    .map((name) => ({ name, url: new URL(name, folder) }))
})
/** Of the picture, the link and the board the writer knows nothing. */
const WRITTEN: ReadonlySet<string> = new Set([
  'title_length',
  'title_keyword',
  'capitals',
  'duplicate',
  'description_length',
  'description_whole',
  'hashtags',
  'numbers',
])

/** A pin without a description is left to its person. */
const isAsked = (code: string, { description }: { description: string }): boolean =>
  WRITTEN.has(code) && (description !== '' || !code.startsWith('description_'))

test('no generated title or description fails the checklist', async () => {
  let pins = 0
  const wrong: string[] = []
  for (const { name, url } of pages) {
    const read = extractPage(readFileSync(url, 'utf8'), `https://www.example.com/${name}`)
    if (!read.ok) continue
    const texts = (await generatedTexts(read.content)).map(({ text }) => text)
    const { numbers } = groundOf(read.content, languageOf(read.content.lang))
    pins += texts.length
    const designed = texts.map((text, place) => ({ ...text, look: String(place) }))
    for (const text of designed) {
      const results = checkPin({
        ...text,
        link: read.content.url,
        linkAnswers: null,
        picture: null,
        contrast: null,
        boards: 0,
        // Each pin of a generation has its own design.
        others: designed.filter((other) => other !== text),
        groundedNumbers: numbers,
      })
      for (const { code, state } of results)
        if (state === 'mend' && isAsked(code, text))
          wrong.push(`${name}: ${code} of "${text.title}"`)
    }
  }
  expect(wrong).toEqual([])
  expect(pins).toBeGreaterThan(200)
}, 120_000)
