/** The catalogues of `src/locales/`: ids, values, plurals and languages fit together. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#core/contract/call/languages.ts'
import { partsOf } from './support/words/message-parts.ts'

const src = join(import.meta.dirname, '../src')
const locales = join(src, 'locales')
const catalogueFiles = globSync('en/**/*.json', { cwd: locales })
  .map((file) => file.replaceAll('\\', '/').slice('en/'.length))
  .sort()
/** For engineers: it is not translated. */
const ENGLISH_ONLY = ['inspector/inspector.json']
const sourceFiles = globSync('{views,inspector,main,machines}/**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)

const readSources = (files: readonly string[]): string =>
  files.map((file) => readFileSync(join(src, file), 'utf8')).join('\n')

type Language = Exclude<(typeof languages)[number], 'en'>
const otherLanguages = languages.filter((language): language is Language => language !== 'en')

/**
 * Messages that are the same word in both languages; every other one that equals the English has
 * been forgotten.
 */
const sameAsEnglish: Readonly<Record<Language, readonly string[]>> = {
  de: [
    'Blog',
    'Board',
    'Boards',
    'Chat',
    'Collage',
    'Cookies',
    'Export',
    'Feed',
    'Link',
    'Logo',
    'Name',
    'Passkeys',
    'Normal',
    'Offline',
    'Passkeys',
    'Pin',
    'Sandbox',
    'Version {version}',
    'Pin {number}: {title}',
    'Pins',
    'Pinterest',
    'PostgreSQL',
    'Region',
    'Sitemap',
    'Start',
    'Status',
    'Text',
    'Trend',
    'Video',
    'Video {time}',
  ],
  ar: ['Pinterest', 'PostgreSQL'],
}

type Words = Readonly<Record<string, string>>

const readWords = (language: string, file: string): Words =>
  JSON.parse(readFileSync(join(locales, language, file), 'utf8')) as Words

const catalogues = new Map(catalogueFiles.map((file) => [file, readWords('en', file)]))
const allIds = new Set([...catalogues.values()].flatMap((words) => Object.keys(words)))

interface Translation {
  readonly file: string
  readonly language: Language
  readonly english: Words
  readonly words: Words
}

/** Each English catalogue beside the file of the same name of each language. */
const translations = otherLanguages.flatMap((language) =>
  [...catalogues]
    .filter(([file]) => !ENGLISH_ONLY.includes(file))
    .map(([file, english]): Translation => ({
      file: `${language}/${file}`,
      language,
      english,
      words: readWords(language, file),
    })),
)

interface Pair {
  readonly place: string
  readonly language: Language
  readonly english: string
  readonly message: string
}

/** Every message of every language beside its English. */
const pairs: readonly Pair[] = translations.flatMap(({ file, language, english, words }) =>
  Object.entries(words).map(([id, message]) => ({
    place: `${file}: ${id}`,
    language,
    english: english[id] ?? '',
    message,
  })),
)

test('every message can be said', () => {
  expect(catalogues.size).toBeGreaterThan(100)
  for (const [file, catalogue] of catalogues)
    for (const [id, message] of Object.entries(catalogue))
      expect(() => partsOf(message), `${file}: ${id}`).not.toThrow()
})

test('no two catalogues say different things under one id', () => {
  const said = new Map<string, string>()
  for (const [file, catalogue] of catalogues) {
    for (const [id, message] of Object.entries(catalogue)) {
      expect(said.get(id) ?? message, `${file}: ${id}`).toBe(message)
      said.set(id, message)
    }
  }
})

test('every id that the views name is in a catalogue', () => {
  let named = 0
  for (const file of sourceFiles) {
    const source = readFileSync(join(src, file), 'utf8')
    for (const [, id = ''] of source.matchAll(/\bt\w*\(\s*'([a-z]\w*\.[\w.-]+)'/g)) {
      named += 1
      expect(allIds.has(id), `${file}: ${id}`).toBe(true)
    }
  }
  expect(named).toBeGreaterThan(100)
})

test('every message is used', () => {
  const sources = readSources(sourceFiles)
  const quoted = new Set(
    [...sources.matchAll(/['"]([a-z]\w*\.[\w.-]+)['"]/gi)].map(([, id = '']) => id),
  )
  // A value in `screen.${value}.title` is a word of the code, too.
  const words = new Set(
    readSources(
      globSync('../{src,core,server}/**/*.{ts,tsx}', { cwd: src }).filter(
        (file) => !/\.test\.tsx?$/.test(file),
      ),
    ).match(/\w+/g),
  )
  const templates = [...sources.matchAll(/`([a-z]\w*\.[\w.-]*\$\{[^`]*)`/gi)].map(
    ([, template = '']) =>
      new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '(.+)')}$`),
  )
  const endings = [...sources.matchAll(/`\$\{\w+\}(\w+)`/g)].map(([, ending = '']) => ending)
  const isUsed = (id: string): boolean =>
    quoted.has(id) ||
    endings.some((ending) => id.endsWith(ending) && quoted.has(id.slice(0, -ending.length))) ||
    templates.some((template) => {
      const values = template.exec(id)?.slice(1)
      return (
        values?.every((value) => value.match(/\w+/g)?.every((word) => words.has(word))) ?? false
      )
    })
  expect([...allIds].filter((id) => !isUsed(id))).toEqual([])
})

test('every language has the same files as English, and each the same ids', () => {
  for (const language of otherLanguages)
    expect(
      globSync('**/*.json', { cwd: join(locales, language) })
        .map((file) => file.replaceAll('\\', '/'))
        // Their English is in the core: src/views/kit/i18n/problem-wording.test.ts.
        .filter((file) => !file.startsWith('problems/'))
        .sort(),
    ).toEqual(catalogueFiles.filter((file) => !ENGLISH_ONLY.includes(file)))
  const faults = translations.flatMap(({ file, english, words }) => [
    ...Object.keys(english)
      .filter((id) => !(id in words))
      .map((id) => `${file}: ${id} is missing`),
    ...Object.keys(words)
      .filter((id) => !(id in english))
      .map((id) => `${file}: ${id} has no English`),
  ])
  expect(faults).toEqual([])
})

test('a message in another language takes exactly what the English takes', () => {
  const taken = (message: string) => {
    const { variables, choices } = partsOf(message)
    const selects = choices
      .filter(({ type }) => type === 'select')
      .map(({ name, cases }) => `${name}: ${[...cases].sort().join(', ')}`)
    return [...variables, ...new Set(selects)].sort()
  }
  expect(pairs.length).toBeGreaterThan(100)
  expect(pairs.filter(({ message }) => message.trim() === '').map(({ place }) => place)).toEqual([])
  expect(pairs.map(({ place, message }) => [place, taken(message)])).toEqual(
    pairs.map(({ place, english }) => [place, taken(english)]),
  )
})

test('a plural has the cases that its language has', () => {
  const plurals = pairs.flatMap(({ place, language, message }) => {
    const known: readonly string[] = new Intl.PluralRules(language).resolvedOptions()
      .pluralCategories
    return partsOf(message)
      .choices.filter(({ type }) => type === 'plural')
      .map(({ cases }) => ({ place, cases, known }))
  })
  expect(plurals.length).toBeGreaterThan(20)
  // A bare number is a case such as =0. `partsOf` has seen that there is an "other".
  const faults = plurals.filter(({ cases, known }) =>
    cases.some((one) => !/^\d+$/.test(one) && !known.includes(one)),
  )
  expect(faults).toEqual([])
})

test('no message was left in English', () => {
  const left = pairs.filter(({ language, english, message }) => {
    const hasWords = /\p{L}/u.test(partsOf(english).said)
    return hasWords && message === english && !sameAsEnglish[language].includes(message)
  })
  expect(left.map(({ place, message }) => `${place}: ${message}`)).toEqual([])
})
