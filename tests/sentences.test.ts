/**
 * What server, core and machines say is English; the browser says it in German and Arabic by its
 * phrasebooks (docs/decisions/0020). Here every sentence is taken out of the source itself and
 * said: one that is not known fails, with its place, as does a phrase that nobody says any more.
 */
import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { calls } from '#core/contract/calls.ts'
import { Sentence } from '#core/contract/primitives.ts'
import { languages } from '#core/public/languages.ts'
import { compileMessage } from '#core/contract/message-compiler.ts'
import { openPhrasebook, type Phrases } from '../src/views/i18n/phrasebook.ts'
import { Source } from './mutants/source.ts'
import { isOurs, sentencesIn, type Sentence as Found } from './sentences/sentences.ts'
import { unread, type Unread } from './sentences/unread.ts'

const root = resolve(import.meta.dirname, '..')
const isSource = (file: string): boolean =>
  !/(?:^|\/)test-[^/]*$|\.(?:test|bench|builder|model|fixture|problems|d)\.ts$|bench\.ts$/.test(
    file,
  )
const files = globSync(
  ['server/**/*.ts', 'core/**/*.ts', 'src/{api,machines,main,persistence}/*.{ts,tsx}'],
  { cwd: root },
)
  .map((file) => file.replaceAll('\\', '/'))
  .filter(isSource)
  .sort()
const sentences: readonly Found[] = files.flatMap((file) =>
  sentencesIn(new Source(file, readFileSync(join(root, file), 'utf8'))),
)

type Foreign = Exclude<(typeof languages)[number], 'en'>
const foreign = languages.filter((language): language is Foreign => language !== 'en')

async function readPhrases(language: Foreign): Promise<Phrases> {
  const modules = await Promise.all(
    globSync(`src/views/i18n/phrases/*.${language}.ts`, { cwd: root }).map(
      async (file) => (await import(join(root, file))) as Record<string, Phrases>,
    ),
  )
  const entries = modules.flatMap((module) =>
    Object.values(module).flatMap((phrases) => Object.entries(phrases)),
  )
  expect(entries.length).toBeGreaterThan(0)
  expect(new Set(entries.map(([english]) => english)).size, 'a phrase stands in two files').toBe(
    entries.length,
  )
  return Object.fromEntries(entries)
}

const covers = ({ files: of, only }: Unread, { file, text }: Found): boolean =>
  of.some((path) => file.startsWith(path)) &&
  (only === undefined ||
    only.some((one) => (one.endsWith('…') ? text.startsWith(one.slice(0, -1)) : text === one)))
const shown = sentences.filter((sentence) => !unread.some((reason) => covers(reason, sentence)))

test('a sentence is found with each choice in it, whatever it is built of, but no bug, log or comparison', () => {
  const code = `
    const EDIT = 'Do it again.'
    const lead = total === 1 ? '' : \`None of the \${total} came. \`
    export const say = (host?: string, status?: number) => [
      \`"\${host ?? ''}" is gone\${status ? \` (answer \${status})\` : ''}. \${EDIT}\`,
      refuse('This ' + what + ' is ' + (left === 0 ? 'full.' : 'open.')),
      \`\${lead}\${reason ?? 'It broke down.'}\`,
      kind === 'not a sentence' ? fail(new Error('A bug of ours')) : log.warn('Something for the log'),
    ]
  `
  const found = sentencesIn(new Source('one.ts', code)).map(({ text }) => text)
  expect(found.toSorted()).toEqual(
    [
      '"{}" is gone. Do it again.',
      '"{}" is gone (answer {}). Do it again.',
      'This {} is full.',
      'This {} is open.',
      'It broke down.',
      'None of the {} came. {}',
      'None of the {} came. It broke down.',
    ].toSorted(),
  )
})

test('there is something to say', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(shown.length).toBeGreaterThan(0)
})

test.each(foreign)(
  'every sentence of the source can be said in %s, its parts too, and none is kept that nobody says',
  async (language) => {
    const phrases = await readPhrases(language)
    const used = new Set<string>()
    let heard: { phrase: string; unsaid: readonly string[]; counted: readonly string[] }[] = []
    const book = openPhrasebook({
      language,
      phrases,
      hear: (phrase, unsaid, counted) => heard.push({ phrase, unsaid, counted }),
    })
    const faultsOf = ({ file, line, text }: Found, example: string): string[] => {
      heard = []
      const said = book.say(example)
      for (const { phrase } of heard) used.add(phrase)
      const unsaid = heard.flatMap((one) => one.unsaid).filter(isOurs)
      if (heard.length === 0)
        return [
          `${file}:${line} is neither in the phrasebook (src/views/i18n/phrases/) nor explained in tests/sentences/unread.ts: ${text}, as in “${example}”`,
        ]
      if (said.includes('NaN'))
        return [`${file}:${line} counts what is no number, “${said}”: ${text}`]
      return unsaid.length === 0
        ? []
        : [`${file}:${line} is said in part, “${unsaid.join('”, “')}” stays English: ${text}`]
    }
    const faults = shown.flatMap((sentence) => {
      const inNumbers = faultsOf(sentence, sentence.example)
      const counted = new Set(heard.flatMap((one) => one.counted))
      return [...inNumbers, ...faultsOf(sentence, sentence.inWords(counted))]
    })
    expect(faults).toEqual([])
    expect(Object.keys(phrases).filter((phrase) => !used.has(phrase))).toEqual([])
  },
)

test.each(foreign)(
  'a phrase in %s takes what the English takes, has the plurals of its language, and is not English',
  async (language) => {
    const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions()
      .pluralCategories
    const faults = Object.entries(await readPhrases(language)).flatMap(([english, said]) => {
      const [taken, given] = [partsOf(english), partsOf(said)]
      return [
        ...(taken.names.join() === given.names.join()
          ? []
          : [`takes ${given.names.join()}, not ${taken.names.join()}: ${english}`]),
        ...(given.cases.every((one) => categories.includes(one))
          ? []
          : [`has plurals that ${language} does not have: ${english}`]),
        ...(said.trim() === '' ||
        (said === english && !['{size} KB', '{size} MB'].includes(english))
          ? [`was left in English: ${english}`]
          : []),
      ]
    })
    expect(faults).toEqual([])
  },
)

test('each reason for leaving words out still has words', () => {
  const idle = unread.flatMap((reason) => [
    ...reason.files
      .filter(
        (file) => !sentences.some((sentence) => covers({ ...reason, files: [file] }, sentence)),
      )
      .map((file) => `nothing in ${file}: ${reason.why}`),
    ...(reason.only ?? [])
      .filter(
        (text) => !sentences.some((sentence) => covers({ ...reason, only: [text] }, sentence)),
      )
      .map((text) => `nobody says “${text}”`),
  ])
  expect(idle).toEqual([])
})

test('what an answer says in words is a Sentence in the contract', () => {
  const plain = Object.entries(calls).flatMap(([name, { answer }]) =>
    answer === 'binary' ? [] : wordsIn(answer, name),
  )
  expect(plain).toEqual([])
})

/** Fields by the names that words go by, and are no sentence. */
function wordsIn(schema: z.core.$ZodType, place: string): string[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return wordsIn(schema.def.innerType, place)
  if (schema instanceof z.ZodArray) return wordsIn(schema.element, place)
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => wordsIn(option, place))
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, field]) =>
      wordsIn(field, `${place}.${name}`),
    )
  return schema instanceof z.ZodString &&
    schema !== Sentence &&
    /\.(?:message|detail|error|warnings?|notes?|reason|sentences?|problems?)$/.test(place)
    ? [place]
    : []
}

/** The names that a message takes and the cases of its plurals. */
function partsOf(message: string): { names: string[]; cases: string[] } {
  const names = new Set<string>()
  const found: string[] = []
  const walk = (tokens: ReturnType<typeof compileMessage>): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue
      const [name, type, cases] = token
      names.add(name)
      if (cases === undefined) continue
      if (type === 'plural') found.push(...Object.keys(cases))
      for (const inner of Object.values(cases)) walk(inner)
    }
  }
  walk(compileMessage(message))
  return { names: [...names].sort(), cases: found }
}
