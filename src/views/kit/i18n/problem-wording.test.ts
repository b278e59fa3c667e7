import { expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import type { Failure } from '#core/contract/client.ts'
import { withCodes } from '#core/contract/words/problem.schema.ts'
import { problem, problemMessages } from '#core/contract/call/problems.contract.ts'
import { partsOf } from '../../../../tests/support/words/message-parts.ts'
import { problemsAr, problemWording as arabic } from './problems.ar.ts'
import { problemsDe, problemWording as german } from './problems.de.ts'

const languages = { de: problemsDe, ar: problemsAr }

test('a problem is worded in the language, its numbers as the language writes and counts them', () => {
  expect(german.say(problem('auth.badCredentials'))).toBe(
    'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  )
  expect(german.say(problem('request.tooManyAttempts', { seconds: 1 }))).toBe(
    'Zu viele Versuche. Bitte versuch es in 1 Sekunde noch einmal.',
  )
  expect(german.say(problem('sources.firstAddresses', { most: 500, all: 12_345 }))).toContain(
    '12.345',
  )
  expect(arabic.say(problem('request.tooManyAttempts', { seconds: 2 }))).toBe(
    'محاولات كثيرة جدًا. يُرجى المحاولة مجددًا بعد ثانيتين.',
  )
})

test('a value that is a problem is worded too, and a person’s own words stay as they are', () => {
  const reason = problem('reason.certificateExpired')
  expect(german.say(problem('fetch.unreachableReason', { host: 'a.example', reason }))).toBe(
    '„a.example“ war nicht zu erreichen (das Zertifikat ist abgelaufen). Versuch es in ein paar Minuten noch einmal, oder füge den Text der Seite ein.',
  )
  expect(german.say(problem('accounts.nameTaken', { name: 'This page was not found.' }))).toContain(
    '„This page was not found.“',
  )
  expect(german.say(problem('accounts.nameTaken', { name: '2026' }))).toContain('„2026“')
})

test('a field goes by its label, and by its name where it has none', () => {
  const said = (field: string): string =>
    german.say({
      code: 'label.field',
      params: { field: { code: `label.${field}`, params: {} }, sentence: 'x' },
      message: '',
    })
  expect(said('password')).not.toContain('password')
  expect(said('no_such_field')).toBe('no_such_field: x')
})

test('in Arabic foreign words are kept apart from the letters around them', () => {
  expect(arabic.say(problem('fetch.unknownHost', { host: 'nowhere.example' }))).toContain(
    '«\u2068nowhere.example\u2069»',
  )
})

test('a sentence without a code, and the code of another version, stay in English', () => {
  expect(german.say('Something old.')).toBe('Something old.')
  expect(german.say({ code: 'later.code', params: {}, message: 'Something new.' })).toBe(
    'Something new.',
  )
  const inside = {
    code: 'tasks.noneMade',
    params: { count: 3, reason: { code: 'later', params: {} } },
  }
  expect(german.say({ ...inside, message: 'None of the 3.' })).toBe('None of the 3.')
})

test('a failure is reworded: its message and each sentence of its body; flags and addresses stay', () => {
  const said = problem('boards.nameMissing')
  const body = {
    code: 'invalid' as const,
    email: 'Choose a file.',
    email_verified: false,
    ...withCodes({ detail: said, name: [said] }),
  }
  const failure: Failure = {
    code: 'invalid',
    status: 400,
    message: said.message,
    problem: said,
    body,
    retryAfter: null,
  }
  expect(german.reword(calls.login, { ok: false, failure })).toEqual({
    ok: false,
    failure: {
      ...failure,
      message: 'Gib dem Board einen Namen.',
      body: { ...body, detail: 'Gib dem Board einen Namen.', name: ['Gib dem Board einen Namen.'] },
    },
  })
})

test('the report on a workspace file is reworded, down to the fault in a field', () => {
  const fault = problem('field.choice', { choice: '"poem"' })
  const reason = problem('workspace.badValue', { path: 'kind', fault })
  const unreadable = problem('workspace.rowUnreadable', { reason })
  const notes = [problem('workspace.connectAgain')]
  const report = {
    problems: [{ entry: 'pages', line: 1, ...withCodes({ message: unreadable }) }],
    ...withCodes({ notes }),
  }
  const answer = { report, ...withCodes({ error: problem('workspace.serverStopped') }) }
  expect(german.reword(calls.getWorkspaceImport, { ok: true, answer })).toMatchObject({
    ok: true,
    answer: {
      report: {
        problems: [
          {
            message:
              'Diese Zeile ist nicht zu lesen: kind: "poem" steht nicht zur Wahl. Exportiere das Konto noch einmal: Es wurde von Hand geändert oder beschädigt.',
          },
        ],
        notes: notes.map(german.say),
      },
      error: german.say(problem('workspace.serverStopped')),
    },
  })
})

test.each([
  ['de', german, 'Diesen Platz hat schon ein anderer Pin. Wähle einen anderen Zeitpunkt.'],
  ['ar', arabic, 'هذا الموعد محجوز لدبوس آخر. اختر موعدًا آخر.'],
] as const)(
  'a change that the server refused is reworded in %s before the log hears of it',
  (_language, wording, words) => {
    const said = withCodes({ message: problem('schedule.slotTaken') })
    const rejected = [
      { id: '1', code: 'not_allowed', ...said, plan: { status: 'draft', publications: [] } },
      { id: '2', code: 'not_allowed', message: 'Of an earlier version.' },
    ] as const
    const answer = { revision: 1, accepted: [], rejected }
    expect(wording.reword(calls.sendPinEvents, { ok: true, answer })).toMatchObject({
      answer: { rejected: [{ message: words }, { message: 'Of an earlier version.' }] },
    })
  },
)

test('an answer without sentences is handed on as it is', () => {
  const answer = { ok: true as const, answer: { csrfToken: 'x' } }
  expect(german.reword(calls.csrf, answer)).toBe(answer)
})

test.each(['de', 'ar'] as const)(
  'the messages in %s take what the English takes, have the plurals of the language, and are not English',
  (language) => {
    const categories: readonly string[] = new Intl.PluralRules(language).resolvedOptions()
      .pluralCategories
    const faults = Object.entries(problemMessages).flatMap(([code, english]) => {
      const said = Object.entries(languages[language]).find(([id]) => id === code)?.[1] ?? ''
      const [taken, given] = [partsOf(english), partsOf(said)]
      return [
        ...(namesIn(taken) === namesIn(given) ? [] : [`takes ${namesIn(given)}: ${code}`]),
        ...(pluralsIn(given).every((one) => categories.includes(one)) ? [] : [`plurals: ${code}`]),
        ...(said.trim() === '' || (said === english && !sameInAll.has(code))
          ? [`was left in English: ${code}`]
          : []),
      ]
    })
    expect(Object.keys(languages[language]).sort()).toEqual(Object.keys(problemMessages).sort())
    expect(Object.keys(problemMessages).length).toBeGreaterThan(300)
    expect(faults).toEqual([])
  },
)

const namesIn = ({ variables }: ReturnType<typeof partsOf>): string => [...variables].sort().join()
const pluralsIn = ({ choices }: ReturnType<typeof partsOf>): string[] =>
  choices.flatMap(({ type, cases }) => (type === 'plural' ? cases : []))

/** Units and names that a language shares with English. */
const sameInAll = new Set([
  'amount.kilobytes',
  'amount.megabytes',
  'label.field',
  'label.name',
  'label.text',
  'services.plansAndPayments',
])

test('a plural of an English message has no braces in its cases: its type could not be read', () => {
  const nested = Object.entries(problemMessages).filter(([, english]) =>
    /, plural,(?:[^{}]*\{[^{}]*\{)/.test(english),
  )
  expect(nested).toEqual([])
})
