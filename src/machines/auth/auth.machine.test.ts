import { authProblem } from '#core/contract/problems/auth/auth.problems.ts'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { expect, test } from 'vitest'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { authMachine } from './auth.machine.ts'
import { CallFailed } from '../call-failed.ts'

const ada: User = {
  id: '0192f0c1-2d3e-7abc-8def-000000000001',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
}
const failed = (
  code: Failure['code'],
  status: number | null,
  body: Failure['body'] = null,
): CallFailed => new CallFailed({ code, status, message: '', body, retryAfter: null })
const noAnswer = failed('no_answer', null)

interface Server {
  who?: (User | null | CallFailed)[]
  signIn?: (User | CallFailed)[]
  signOut?: (null | CallFailed)[]
  redirectTo?: string
}

function auth(
  { who = [], signIn = [], signOut = [noAnswer], redirectTo }: Server,
  lastIdentity: User | null = null,
  owesSignOut = false,
) {
  const clock = new SimulatedClock()
  const emitted: string[] = []
  const ends: boolean[] = []
  const take = <T>(list: (T | CallFailed)[]): T => {
    const answer = list.shift()
    if (answer === undefined) throw new Error('asked once too often')
    if (answer instanceof CallFailed) throw answer
    return answer
  }
  const actor = createActor(
    authMachine.provide({
      actors: {
        checkUser: fromPromise(async (): Promise<{ user?: User | null | undefined }> => ({
          user: take<User | null>(who),
        })),
        signIn: fromPromise(async () => ({
          user: take<User>(signIn),
          ...(redirectTo === undefined ? {} : { redirect_to: redirectTo }),
        })),
        signUp: fromPromise(async ({ input }) => ({ email: input.email, verificationSent: true })),
        signOut: fromPromise(async ({ input }) => {
          ends.push(input.isOwed)
          take<null>(signOut)
        }),
      },
    }),
    { clock, input: { lastIdentity, owesSignOut } },
  )
  actor.on('*', (event) => emitted.push(event.type))
  actor.start()
  actor.send({ type: 'auth.init' })
  const is = (
    tag: 'loading' | 'anonymous' | 'signedIn' | 'unconfirmed' | 'busy' | 'expired' | 'leaving',
  ): boolean => actor.getSnapshot().hasTag(tag)
  return {
    actor,
    emitted,
    ends,
    is,
    context: () => actor.getSnapshot().context,
    pass: async (ms = 0) => pass(clock, ms),
  }
}

async function pass(clock: SimulatedClock, ms: number): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  clock.increment(ms)
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
}

test('at start the user is checked, and signed in when the server knows him', async () => {
  const { is, context, pass: time } = auth({ who: [ada] })
  expect(is('loading')).toBe(true)
  await time()
  expect([is('signedIn'), is('unconfirmed'), context().user]).toEqual([true, false, ada])
})

test('an answer that nobody is signed in clears the user and the last identity', async () => {
  const { is, context, pass: time } = auth({ who: [null] }, ada)
  await time()
  expect([is('anonymous'), context().user, context().lastIdentity]).toEqual([true, null, null])
})

test('no answer keeps the last confirmed identity, unconfirmed, and asks again when the network is back', async () => {
  const {
    actor,
    is,
    context,
    pass: time,
  } = auth({ who: [noAnswer, failed('server_error', 503), ada] }, ada)
  await time()
  expect([is('signedIn'), is('unconfirmed'), context().user]).toEqual([true, true, ada])
  actor.send({ type: 'network.online' })
  await time()
  expect([is('signedIn'), is('unconfirmed'), context().lastIdentity]).toEqual([true, true, ada])
  await time(30_000)
  expect([is('signedIn'), is('unconfirmed')]).toEqual([true, false])
})

test('with no last identity no answer means anonymous, and it is asked again without closing the form', async () => {
  const { actor, is, pass: time } = auth({ who: [noAnswer, ada] })
  await time()
  expect([is('anonymous'), is('loading'), is('unconfirmed')]).toEqual([true, false, true])
  actor.send({ type: 'network.online' })
  expect(is('loading')).toBe(false)
  await time()
  expect(is('signedIn')).toBe(true)
})

test('a login sets the user, emits an event, and signs in after 100 ms', async () => {
  const {
    actor,
    is,
    context,
    emitted,
    pass: time,
  } = auth({ who: [null], signIn: [ada], redirectTo: '/drafts' })
  await time()
  actor.send({ type: 'auth.login', email: 'ada@example.com', password: 'secret' })
  expect(is('busy')).toBe(true)
  await time(99)
  expect([emitted, is('signedIn'), context().user]).toEqual([['auth.loggedIn'], false, ada])
  await time(1)
  expect([is('signedIn'), context().redirectTo]).toEqual([true, '/drafts'])
})

test('a suggested path out of the product is not followed', async () => {
  const {
    actor,
    context,
    pass: time,
  } = auth({ who: [null], signIn: [ada], redirectTo: '//evil.example' })
  await time()
  actor.send({ type: 'auth.login', email: 'ada@example.com', password: 'secret' })
  await time(100)
  expect(context().redirectTo).toBeNull()
})

test('an empty form is answered at once, a wrong password with the words of the server', async () => {
  const {
    actor,
    context,
    pass: time,
  } = auth({
    who: [null],
    signIn: [
      failed('bad_credentials', 400, { code: 'bad_credentials', detail: 'Unable to log in.' }),
    ],
  })
  await time()
  actor.send({ type: 'auth.login', email: '', password: '' })
  expect(context().error).toEqual({ message: authProblem('auth.credentialsRequired') })
  actor.send({ type: 'auth.login', email: 'ada@example.com', password: 'wrong' })
  expect(context().error).toBeNull()
  await time()
  expect(context().error).toEqual({ message: 'Unable to log in.' })
})

test('a registration that needs the mail first says so', async () => {
  const { actor, is, context, pass: time } = auth({ who: [null] })
  await time()
  actor.send({
    type: 'auth.register',
    firstName: 'Ada',
    email: 'ada@example.com',
    password: 'secretive',
  })
  await time()
  expect(context().notice).toMatchObject({
    code: 'auth.verificationSent',
    params: { email: 'ada@example.com' },
  })
  expect(is('anonymous')).toBe(true)
})

test('a logout always clears the user, also when the server does not answer', async () => {
  const { actor, is, context, emitted, pass: time } = auth({ who: [ada] })
  await time()
  actor.send({ type: 'auth.logout' })
  expect([is('signedIn'), context().user, context().lastIdentity, emitted]).toEqual([
    false,
    null,
    null,
    ['auth.loggedOut'],
  ])
  await time()
  expect([is('anonymous'), is('busy')]).toEqual([true, false])
})

test('a logout without an answer is owed: nobody is asked for until the server has ended the session', async () => {
  const {
    actor,
    is,
    context,
    ends,
    pass: time,
  } = auth({ who: [ada], signOut: [noAnswer, failed('server_error', 503), null] })
  await time()
  actor.send({ type: 'auth.logout' })
  await time()
  expect([is('leaving'), is('anonymous'), context().owesSignOut, ends]).toEqual([
    true,
    true,
    true,
    [false],
  ])
  actor.send({ type: 'auth.recheck' })
  await time()
  expect([is('leaving'), ends]).toEqual([true, [false, true]])
  actor.send({ type: 'network.online' })
  await time()
  expect([is('leaving'), context().owesSignOut, ends]).toEqual([false, false, [false, true, true]])
})

test('a start that still owes a logout ends the session and signs nobody in', async () => {
  const { is, ends, pass: time } = auth({ who: [ada], signOut: [noAnswer, null] }, null, true)
  await time()
  expect([is('signedIn'), is('leaving'), ends]).toEqual([false, true, [true]])
  await time(30_000)
  expect([is('signedIn'), is('leaving'), ends]).toEqual([false, false, [true, true]])
})

test('an expired session asks for the password over the screen and loses nobody', async () => {
  const {
    actor,
    is,
    context,
    emitted,
    pass: time,
  } = auth({ who: [ada], signIn: [failed('bad_credentials', 400), ada] })
  await time()
  actor.send({ type: 'auth.expired' })
  expect([is('signedIn'), is('expired')]).toEqual([true, true])
  actor.send({ type: 'auth.signInAgain', password: 'wrong' })
  await time()
  expect([is('expired'), context().error]).toEqual([
    true,
    { message: authProblem('auth.loginFailed') },
  ])
  actor.send({ type: 'auth.signInAgain', password: 'secret' })
  await time()
  expect([is('expired'), is('signedIn'), emitted]).toEqual([false, true, []])
})
