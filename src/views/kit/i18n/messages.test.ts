import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { languages } from '#core/contract/call/languages.ts'
import { compileMessage } from '#core/contract/words/message-compiler.ts'
import { createI18n, translator } from './text.ts'

const views = join(dirname(fileURLToPath(import.meta.url)), '../..')
const catalogueFiles = globSync('**/*.messages.ts', { cwd: views })
const sourceFiles = globSync('**/*.{ts,tsx}', { cwd: views }).filter(
  (file) => !/\.(test|messages|messages\.\w+)\.tsx?$/.test(file) && file !== 'kit/i18n/text.ts',
)

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

interface Translation {
  readonly file: string
  readonly language: Language
  readonly english: Words
  /** Undefined while the file, or the export by that name, is not there. */
  readonly words: Words | undefined
}

/**
 * Each English catalogue with its neighbour in each language that has begun; what
 * `x.messages.de.ts` exports is called `xDe`.
 */
async function readTranslations(): Promise<Translation[]> {
  const found: Translation[] = []
  for (const language of otherLanguages.filter(
    (one) => globSync(`**/*.messages.${one}.ts`, { cwd: views }).length > 0,
  )) {
    for (const englishFile of catalogueFiles) {
      const file = englishFile.replace(/ts$/, `${language}.ts`)
      const catalogues = await readWords(englishFile)
      const translated = existsSync(join(views, file)) ? await readWords(file) : {}
      for (const [name, english] of Object.entries(catalogues))
        found.push({
          file,
          language,
          english,
          words: translated[name.replace(/Messages$/, language === 'de' ? 'De' : 'Ar')],
        })
    }
  }
  return found
}

async function readWords(file: string): Promise<Record<string, Words>> {
  return (await import(join(views, file))) as Record<string, Words>
}

interface Pair {
  readonly place: string
  readonly language: Language
  readonly english: string
  readonly message: string
}

/** Every message of every language beside its English. */
async function readPairs(): Promise<Pair[]> {
  const pairs = (await readTranslations()).flatMap(({ file, language, english, words }) =>
    Object.entries(words ?? {}).map(([id, message]) => ({
      place: `${file}: ${id}`,
      language,
      english: english[id] ?? '',
      message,
    })),
  )
  expect(pairs.length).toBeGreaterThan(100)
  return pairs
}

type Tokens = ReturnType<typeof compileMessage>
type Choice = { readonly name: string; readonly type: string; readonly cases: readonly string[] }

/** What a message is made of: its variables, its plurals and selects, and what it says itself. */
function partsOf(message: string): { variables: Set<string>; choices: Choice[]; said: string } {
  const variables = new Set<string>()
  const choices: Choice[] = []
  let said = ''
  const walk = (tokens: Tokens): void => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        said += token
        continue
      }
      const [name, type, cases] = token
      variables.add(name)
      if (type === undefined || cases === undefined) continue
      choices.push({ name, type, cases: Object.keys(cases) })
      for (const inner of Object.values(cases)) walk(inner)
    }
  }
  walk(compileMessage(message))
  return { variables, choices, said }
}

async function readCatalogues(): Promise<Map<string, Record<string, string>>> {
  const found = new Map<string, Record<string, string>>()
  for (const file of catalogueFiles) {
    const module = (await import(join(views, file))) as Record<string, Record<string, string>>
    for (const catalogue of Object.values(module))
      found.set(file, { ...found.get(file), ...catalogue })
  }
  return found
}

test('every message can be said', async () => {
  const catalogues = await readCatalogues()
  expect(catalogues.size).toBeGreaterThan(5)
  for (const [file, catalogue] of catalogues)
    for (const [id, message] of Object.entries(catalogue))
      expect(() => compileMessage(message), `${file}: ${id}`).not.toThrow()
})

test('no two catalogues say different things under one id', async () => {
  const said = new Map<string, string>()
  for (const [file, catalogue] of await readCatalogues()) {
    for (const [id, message] of Object.entries(catalogue)) {
      expect(said.get(id) ?? message, `${file}: ${id}`).toBe(message)
      said.set(id, message)
    }
  }
})

test('every id that the views name is in a catalogue', async () => {
  const ids = new Set(
    [...(await readCatalogues()).values()].flatMap((catalogue) => Object.keys(catalogue)),
  )
  let named = 0
  for (const file of sourceFiles) {
    const source = readFileSync(join(views, file), 'utf8')
    for (const [, id = ''] of source.matchAll(/\bt\w*\(\s*'([a-z]\w*\.[\w.-]+)'/g)) {
      named += 1
      expect(ids.has(id), `${file}: ${id}`).toBe(true)
    }
  }
  expect(named).toBeGreaterThan(100)
})

test('every message is there in every language, and none that has no English', async () => {
  const faults = (await readTranslations()).flatMap(({ file, english, words }) => {
    if (words === undefined) return [`${file} is missing, or its export`]
    const missing = Object.keys(english).filter((id) => !(id in words))
    const unknown = Object.keys(words).filter((id) => !(id in english))
    return [
      ...missing.map((id) => `${file}: ${id} is missing`),
      ...unknown.map((id) => `${file}: ${id} has no English`),
    ]
  })
  expect(faults).toEqual([])
})

test('a message in another language takes exactly what the English takes', async () => {
  const taken = (message: string) => {
    const { variables, choices } = partsOf(message)
    const selects = choices
      .filter(({ type }) => type === 'select')
      .map(({ name, cases }) => `${name}: ${[...cases].sort().join(', ')}`)
    return [...variables, ...new Set(selects)].sort()
  }
  const pairs = await readPairs()
  expect(pairs.filter(({ message }) => message.trim() === '').map(({ place }) => place)).toEqual([])
  expect(pairs.map(({ place, message }) => [place, taken(message)])).toEqual(
    pairs.map(({ place, english }) => [place, taken(english)]),
  )
})

test('a plural has the cases that its language has', async () => {
  const plurals = (await readPairs()).flatMap(({ place, language, message }) => {
    const known: readonly string[] = new Intl.PluralRules(language).resolvedOptions()
      .pluralCategories
    return partsOf(message)
      .choices.filter(({ type }) => type === 'plural')
      .map(({ cases }) => ({ place, cases, known }))
  })
  expect(plurals.length).toBeGreaterThan(20)
  // A bare number is a case such as =0. That there is an "other" has been seen to by compiling.
  const faults = plurals.filter(({ cases, known }) =>
    cases.some((one) => !/^\d+$/.test(one) && !known.includes(one)),
  )
  expect(faults).toEqual([])
})

test('no message was left in English', async () => {
  const left = (await readPairs()).filter(({ language, english, message }) => {
    const hasWords = /\p{L}/u.test(partsOf(english).said)
    return hasWords && message === english && !sameAsEnglish[language].includes(message)
  })
  expect(left.map(({ place, message }) => `${place}: ${message}`)).toEqual([])
})

test('an id that is in no catalogue throws', () => {
  expect(() => createI18n({})._('nobody.says')).toThrow('nobody.says')
})

test('a lazy screen brings its own words', () => {
  const i18n = createI18n({ 'one.word': 'one' })
  const t = translator(i18n, { 'two.word': 'two {more}' } as const)
  expect(t('two.word', { more: 'more' })).toBe('two more')
})
