/** Sentences that read as no native writer of software would put them. They stay out of the page. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemMessages } from '#core/contract/call/problems.contract.ts'

const english = join(import.meta.dirname, '../src/locales/en')

const FORBIDDEN = [
  'This is no address that can be read',
  'See the board before',
  'Not applied: your changes wait',
  'Done again',
  'things? to mend',
  'the mended file',
  'are the least',
  'a picture of \\d+ to \\d+',
  'with a clear ground',
  'for who cannot see it',
  'Deletes you\\b',
  'As my system has it',
  'As the template has it',
  'Write words',
  'We ask again by ourselves',
  'Look into the spam folder',
  '(?:go|goes) out as (?:it is|they are)',
  'on a colored ground',
  'stands? for words',
  'It isn’t known',
  'by (?:itself|themselves|ourselves)\\b',
  'They are tried again',
].map((words) => new RegExp(words, 'i'))

const sentences: readonly (readonly [string, string])[] = [
  ...Object.entries(problemMessages),
  ...globSync('**/*.json', { cwd: english }).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(english, file), 'utf8')) as Record<string, string>),
  ),
]

test('no English message has a phrase that was found stilted before', () => {
  expect(sentences.length).toBeGreaterThan(3_000)
  expect(sentences.filter(([, words]) => FORBIDDEN.some((phrase) => phrase.test(words)))).toEqual(
    [],
  )
})
