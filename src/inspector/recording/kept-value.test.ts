import { createActor, createMachine } from 'xstate'
import { expect, test } from 'vitest'
import { CallFailed } from '../../machines/call-failed.ts'
import { isShortened, Keeper, markOf, REDACTED } from './kept-value.ts'

const keep = (value: unknown) => new Keeper().keep(value)

test('nothing that lets somebody in, and no address, is ever kept', () => {
  const secrets = {
    email: 'ada@example.com',
    password: 'correct horse',
    password1: 'correct horse',
    credential: 'a.b.c',
    csrfToken: 'abc',
    api_key: 'k',
    Authorization: 'Bearer xyz',
    cookies: { session: 'abc' },
    passcode: '123456',
    challenge: 'waiting-login',
    recovery_codes: ['k7mq-3xwd'],
    nested: [{ user: { email: 'ada@example.com' } }],
  }
  const written = JSON.stringify(keep(secrets))
  for (const secret of [
    'ada@',
    'correct horse',
    'a.b.c',
    'abc',
    'xyz',
    '123456',
    'waiting-login',
    'k7mq',
  ])
    expect(written).not.toContain(secret)
  expect(keep(secrets)).toMatchObject({
    email: REDACTED,
    password: REDACTED,
    cookies: REDACTED,
    nested: [{ user: { email: REDACTED } }],
  })
})

test('a sentence loses the address in it, a link its token, and stays readable', () => {
  expect(keep('We have sent a mail to ada@example.com. Look there.')).toBe(
    `We have sent a mail to ${REDACTED}. Look there.`,
  )
  expect(keep('https://x.test/reset?token=abc123&step=2')).toBe(
    `https://x.test/reset?token=${REDACTED}&step=2`,
  )
  expect(keep('https://x.test/reset-password/abc123?next=1')).toBe(
    `https://x.test/reset-password/${REDACTED}?next=1`,
  )
  expect(keep('id eyJhbGciOi.eyJzdWIi.c2ln')).toBe(`id ${REDACTED}`)
})

test('whatever parameter lets somebody in is hidden, however it is called', () => {
  const address =
    'https://x.test/a?access_token=abc123&api_key=K1&sig=S1&auth=A1&email=ada%40example.com&step=2#id_token=T1'
  expect(keep(address)).toBe(
    `https://x.test/a?access_token=${REDACTED}&api_key=${REDACTED}&sig=${REDACTED}&auth=${REDACTED}&email=${REDACTED}&step=2#id_token=${REDACTED}`,
  )
  expect(keep('from ada%40example.com today')).toBe(`from ${REDACTED} today`)
})

test('a secret in a map is hidden by its key', () => {
  expect(
    keep(
      new Map([
        ['password', 'hunter2'],
        ['step', '2'],
      ]),
    ),
  ).toEqual({
    $: 'map',
    entries: [
      ['password', REDACTED],
      ['step', '2'],
    ],
  })
})

test('an address at the place where a long text is cut leaves nothing of itself', () => {
  const kept = keep(
    Array.from({ length: 60 }, () => 'first.lastname.person@example.com').join(', '),
  )
  expect(kept).not.toContain('first')
})

test('a field for an address is hidden even while it is half typed', () => {
  expect(keep({ email: 'ada', 'e-mail': 'ada at example' })).toEqual({
    email: REDACTED,
    'e-mail': REDACTED,
  })
})

test('whether a secret is filled in is no secret', () => {
  expect(keep({ password: '', has_password: true, email: null, email_verified: false })).toEqual({
    password: '',
    has_password: true,
    email: null,
    email_verified: false,
  })
})

test('what did not change is the same object', () => {
  const keeper = new Keeper()
  const rows = [{ id: 'a' }]
  const one = keeper.keep({ rows, count: 1 }) as { rows: unknown }
  const two = keeper.keep({ rows, count: 2 }) as { rows: unknown }
  expect(two.rows).toBe(one.rows)
})

test('long lists, maps and words are shortened and say so', () => {
  const list = keep(Array.from({ length: 4096 }, (_, at) => at)) as unknown[]
  expect(list).toHaveLength(61)
  expect(list.at(-1)).toEqual({ $: 'more', count: 4036 })
  expect(isShortened(keep({ list: Array.from({ length: 41 }, () => 0) }))).toBe(true)
  expect(isShortened(keep('x'.repeat(500)))).toBe(true)
  expect(isShortened(keep({ list: [1, 2, 3], words: 'short' }))).toBe(false)
  expect(markOf(keep(new Map([['a', 1]])))).toBe('map')
})

test('what JSON has no word for is marked, and a circle ends', () => {
  const circle: { self?: unknown } = {}
  circle.self = circle
  expect(keep(circle)).toEqual({ self: { $: 'circle' } })
  expect(keep({ newId: () => 'x', none: undefined, at: new Date(0), when: Number.NaN })).toEqual({
    newId: { $: 'function', name: 'newId' },
    at: '1970-01-01T00:00:00.000Z',
    when: 'NaN',
  })
  const failure = {
    code: 'no_answer',
    status: null,
    message: 'ada@example.com',
    body: null,
    retryAfter: null,
  } as const
  expect(keep(new CallFailed(failure))).toEqual({
    $: 'error',
    name: 'CallFailed',
    message: REDACTED,
    failure: { ...failure, message: REDACTED },
  })
})

test('an actor is its id, and its snapshot what it says of itself', () => {
  const actor = createActor(
    createMachine({
      context: { user: { email: 'ada@example.com' } },
      initial: 'on',
      states: { on: { tags: 'ready' } },
    }),
    { id: 'lamp' },
  )
  expect(keep(actor)).toEqual({ $: 'actor', id: 'lamp' })
  expect(keep(actor.getSnapshot())).toEqual({
    $: 'snapshot',
    status: 'active',
    value: 'on',
    tags: ['ready'],
    context: { user: { email: REDACTED } },
  })
})

test('a book of a hundred thousand pins is kept as a few hundred', () => {
  const buckets = Array.from({ length: 1_600 }, (_, bucket) => ({
    key: bucket,
    rows: Array.from({ length: 64 }, (_row, at) => ({ id: `${bucket}-${at}`, title: 'Soup' })),
  }))
  const kept = JSON.stringify(
    keep({ book: { buckets, index: Array.from({ length: 4_096 }, () => new Map([['a', 1]])) } }),
  )
  expect(kept.match(/"title"/g)?.length).toBeLessThan(400)
  expect(kept.length).toBeLessThan(40_000)
})
