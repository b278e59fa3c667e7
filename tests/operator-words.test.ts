/** Settings of the server are named only where the person who runs it looks. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#core/contract/call/languages.ts'
import { problemMessages } from '#core/contract/call/problems.contract.ts'

const locales = join(import.meta.dirname, '../src/locales')
const catalogueFiles = globSync('*/**/*.json', { cwd: locales }).map((file) =>
  file.replaceAll('\\', '/'),
)

/** As in `PUBLIC_URL`. */
const SETTING = /\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b/
/** For engineers. */
const FOR_ENGINEERS = /^en\/inspector\//
/** `OperatorDetails` shows both inside a disclosure. */
const FOR_OPERATORS = /^(?:operator|services)\.\w+$/

interface Sentence {
  readonly place: string
  readonly id: string
  readonly words: string
}

const sentences: readonly Sentence[] = [
  ...Object.entries(problemMessages).map(([id, words]) => ({ place: 'en/problems', id, words })),
  ...catalogueFiles
    .filter((file) => !FOR_ENGINEERS.test(file))
    .flatMap((place) =>
      Object.entries(
        JSON.parse(readFileSync(join(locales, place), 'utf8')) as Record<string, string>,
      ).map(([id, words]) => ({ place, id, words })),
    ),
]

test('no sentence outside the operator’s details names a setting, in any language', () => {
  const naming = sentences.filter(({ words }) => SETTING.test(words))
  for (const language of languages)
    expect(naming.filter(({ place }) => place.startsWith(`${language}/`)).length).toBeGreaterThan(3)
  expect(naming.filter(({ id }) => !FOR_OPERATORS.test(id))).toEqual([])
})

test('only the operator’s details read the operator’s words', () => {
  const src = join(import.meta.dirname, '../src/views')
  const readers = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
    (file) =>
      !/\.test\.tsx?$/.test(file) &&
      /locales\/en\/kit\/operator\.json/.test(readFileSync(join(src, file), 'utf8')),
  )
  expect(readers.map((file) => file.replaceAll('\\', '/'))).toEqual([
    'kit/notices/operator-details.tsx',
  ])
})
