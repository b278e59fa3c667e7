/** All that signing in, up and out asks, says and remembers, step by step. */
import { expect, test } from 'vitest'
import { verificationNotice } from '#core/accounts/auth-messages.ts'
import { authProblem } from '#core/contract/problems/auth/auth.problems.ts'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthEvent, AuthInput } from './auth-context.ts'
import { CallFailed } from '../call-failed.ts'
import { play } from '../play.builder.ts'

const ada: User = {
  id: '0192f0c1-2d3e-7abc-8def-000000000001',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
}
const renamed = { ...ada, first_name: 'Augusta' }
const failed = (code: Failure['code'], status: number | null, detail = ''): CallFailed =>
  new CallFailed({
    code,
    status,
    message: '',
    body: detail === '' ? null : { code: 'bad_credentials', detail },
    retryAfter: null,
  })
const [noAnswer, refused] = [
  failed('no_answer', null),
  failed('bad_credentials', 400, 'Unable to log in.'),
]
const login: AuthEvent = { type: 'auth.login', email: 'ada@example.com', password: 'secret' }
const google: AuthEvent = { type: 'auth.googleLogin', credential: 'token', signupPath: '/from' }
const register: AuthEvent = {
  type: 'auth.register',
  firstName: 'Ada',
  email: 'ada@example.com',
  password: 'secretive',
}
const nothing = {
  user: null,
  error: null,
  notice: null,
  redirectTo: null,
  challenge: null,
  lastIdentity: null,
  owesSignOut: false,
}

const auth = (over: Partial<AuthInput> = {}) =>
  play(authMachine, { input: { lastIdentity: null, owesSignOut: false, ...over } })
async function anonymous() {
  const it = auth()
  it.send({ type: 'auth.init' })
  await it.answer('checkUser', { user: null })
  it.did()
  return it
}
async function signedIn() {
  const it = auth()
  it.send({ type: 'auth.init' })
  await it.answer('checkUser', { user: ada })
  it.did()
  return it
}
async function expired() {
  const it = await signedIn()
  it.send({ type: 'auth.expired' })
  return it
}

test('nobody is asked for before the start', () => {
  const it = auth()
  expect([it.state(), it.context(), it.did()]).toEqual(['notInitialized', nothing, []])
  it.send({ type: 'auth.init' })
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'loading',
    ['loading'],
    [['checkUser', undefined]],
  ])
})

test('a known user is signed in and stored, without a login event', async () => {
  const it = await signedIn()
  expect([it.state(), it.tags(), it.did()]).toEqual([
    { authenticated: 'confirmed' },
    ['signedIn'],
    [],
  ])
  expect(it.context()).toEqual({ ...nothing, user: ada, lastIdentity: ada })
})

test('an answer without a user leaves an empty form and forgets the last identity', async () => {
  const it = auth({ lastIdentity: ada })
  it.send({ type: 'auth.init' })
  await it.answer('checkUser', {})
  expect([it.state(), it.tags(), it.context()]).toEqual([
    { anonymous: 'idle' },
    ['anonymous'],
    nothing,
  ])
})

test('no answer trusts the last identity and asks again ten seconds later', async () => {
  const it = auth({ lastIdentity: ada })
  it.send({ type: 'auth.init' })
  await it.fail('checkUser', noAnswer)
  expect([it.state(), it.tags(), it.context().user]).toEqual([
    { authenticated: 'unconfirmed' },
    ['signedIn', 'unconfirmed'],
    ada,
  ])
  it.did()
  it.wait(9_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect([it.did(), it.state(), it.tags()]).toEqual([
    [['checkUser', undefined]],
    { authenticated: 'rechecking' },
    ['signedIn', 'unconfirmed'],
  ])
  await it.fail('checkUser', noAnswer)
  it.did()
  it.send({ type: 'network.online' })
  expect(it.did()).toEqual([['checkUser', undefined]])
  await it.answer('checkUser', { user: renamed })
  expect([it.state(), it.context().user, it.context().lastIdentity, it.did()]).toEqual([
    { authenticated: 'confirmed' },
    renamed,
    renamed,
    [],
  ])
})

test('a trusted user is signed out, with an event, when the server denies the session', async () => {
  const it = auth({ lastIdentity: ada })
  it.send({ type: 'auth.init' })
  await it.fail('checkUser', noAnswer)
  it.send({ type: 'network.online' })
  it.did()
  await it.answer('checkUser', { user: null })
  expect([it.state(), it.context(), it.did()]).toEqual([
    { anonymous: 'idle' },
    nothing,
    [['emitted', { type: 'auth.loggedOut' }]],
  ])
})

test('no answer and nobody to trust: the form is there, and it is asked again by and by', async () => {
  const it = auth()
  it.send({ type: 'auth.init' })
  await it.fail('checkUser', noAnswer)
  expect([it.state(), it.tags()]).toEqual([
    { anonymous: 'unanswered' },
    ['anonymous', 'unconfirmed'],
  ])
  it.did()
  it.wait(9_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect([it.did(), it.state(), it.tags()]).toEqual([
    [['checkUser', undefined]],
    { anonymous: 'asking' },
    ['anonymous'],
  ])
  await it.fail('checkUser', noAnswer)
  expect(it.state()).toEqual({ anonymous: 'unanswered' })
  it.send({ type: 'network.online' })
  await it.answer('checkUser', { user: null })
  expect(it.state()).toEqual({ anonymous: 'idle' })
  it.send({ type: 'auth.recheck' })
  await it.answer('checkUser', { user: ada })
  expect([it.state(), it.context().user, it.context().lastIdentity]).toEqual([
    { authenticated: 'confirmed' },
    ada,
    ada,
  ])
})

test('a login sends the typed values, emits one event, and signs in 100 ms later', async () => {
  const it = await anonymous()
  it.send({ type: 'auth.login', email: '', password: '' })
  expect([it.context().error, it.did(), it.state()]).toEqual([
    { message: authProblem('auth.credentialsRequired') },
    [],
    { anonymous: 'idle' },
  ])
  it.send(login)
  expect([it.did(), it.tags(), it.context().error]).toEqual([
    [['signIn', { how: 'password', email: 'ada@example.com', password: 'secret' }]],
    ['anonymous', 'busy'],
    null,
  ])
  await it.answer('signIn', { user: ada, redirect_to: '/drafts' })
  expect([it.state(), it.tags(), it.did()]).toEqual([
    'settling',
    ['anonymous', 'busy'],
    [['emitted', { type: 'auth.loggedIn', user: ada }]],
  ])
  expect(it.context()).toEqual({ ...nothing, user: ada, lastIdentity: ada, redirectTo: '/drafts' })
  it.wait(99)
  expect(it.state()).toBe('settling')
  it.wait(1)
  expect([it.state(), it.did()]).toEqual([{ authenticated: 'confirmed' }, []])
})

test('a login by Google sends what Google gave and where from, and ends as any other', async () => {
  const it = await anonymous()
  it.send(google)
  expect([it.did(), it.tags()]).toEqual([
    [['signIn', { how: 'google', credential: 'token', signupPath: '/from' }]],
    ['anonymous', 'busy'],
  ])
  await it.answer('signIn', { user: ada, redirect_to: '/pins' })
  expect([it.state(), it.did(), it.context().redirectTo, it.context().user]).toEqual([
    'settling',
    [['emitted', { type: 'auth.loggedIn', user: ada }]],
    '/pins',
    ada,
  ])
})

test('a registration sends the form; without a mail to wait for it signs in', async () => {
  const it = await anonymous()
  it.send(register)
  expect([it.did(), it.tags()]).toEqual([[['signUp', register]], ['anonymous', 'busy']])
  await it.answer('signUp', { user: ada, email: ada.email, verificationSent: false })
  expect([it.state(), it.context().user, it.did()]).toEqual([
    'settling',
    ada,
    [['emitted', { type: 'auth.loggedIn', user: ada }]],
  ])
})

test('a registration that waits for the mail says so, and the sentence goes with the next try', async () => {
  const it = await anonymous()
  it.send(register)
  await it.answer('signUp', { email: ada.email, verificationSent: true })
  expect([it.state(), it.context().notice, it.context().user, it.did().length]).toEqual([
    { anonymous: 'idle' },
    verificationNotice(ada.email, true),
    null,
    1,
  ])
  it.send(login)
  expect(it.context().notice).toBeNull()
})

test.each([
  ['signIn', login, authProblem('auth.loginFailed')],
  ['signIn', google, authProblem('auth.googleFailed')],
  ['signUp', register, authProblem('auth.registrationFailed')],
] as const)(
  'a refused %s says why, and the next try begins without that',
  async (effect, wish, otherwise) => {
    const it = await anonymous()
    it.send(wish)
    await it.fail(effect, refused)
    expect([it.state(), it.context().error]).toEqual([
      { anonymous: 'idle' },
      { message: 'Unable to log in.' },
    ])
    it.send(wish)
    expect(it.context().error).toBeNull()
    await it.fail(effect, failed('bad_answer', 500))
    expect(it.context().error).toEqual({ message: otherwise })
  },
)

test.each([
  ['signIn', login],
  ['signIn', google],
  ['signUp', register],
] as const)('while one %s is on its way nothing else is begun', async (effect, wish) => {
  const it = await anonymous()
  it.send(wish)
  it.did()
  for (const other of [login, google, register, { type: 'auth.recheck' } as const]) it.send(other)
  expect(it.did()).toEqual([])
  await it.fail(effect, refused)
  expect(it.state()).toEqual({ anonymous: 'idle' })
})

test('a user who follows a link in a mail is signed in, with an event', async () => {
  const it = await anonymous()
  it.send({ type: 'auth.userChanged', user: ada })
  expect([it.state(), it.context().user, it.context().lastIdentity, it.did()]).toEqual([
    'settling',
    ada,
    ada,
    [['emitted', { type: 'auth.loggedIn', user: ada }]],
  ])
})

test('a login outside the machine leads where the server says, inside the product', async () => {
  const destinations: (string | null)[] = []
  for (const redirect_to of ['/drafts', '//evil.example', undefined]) {
    const it = await anonymous()
    it.send({ type: 'auth.userChanged', user: ada, redirect_to })
    destinations.push(it.context().redirectTo)
  }
  expect(destinations).toEqual(['/drafts', null, null])
})

test('who changes his name is shown by it, and goes on', async () => {
  const it = await signedIn()
  it.send({ type: 'auth.userChanged', user: renamed })
  expect([it.state(), it.context().user, it.context().lastIdentity, it.did()]).toEqual([
    { authenticated: 'confirmed' },
    renamed,
    renamed,
    [],
  ])
  it.send({ type: 'auth.recheck' })
  expect(it.did()).toEqual([['checkUser', undefined]])
})

test('a logout clears everything at once, emits an event, and ends the session', async () => {
  const it = await signedIn()
  it.send({ type: 'auth.logout' })
  expect([it.state(), it.tags(), it.context()]).toEqual([
    'signingOut',
    ['anonymous', 'busy'],
    nothing,
  ])
  expect(it.did()).toEqual([
    ['emitted', { type: 'auth.loggedOut' }],
    ['signOut', { isOwed: false }],
  ])
  await it.answer('signOut')
  expect([it.state(), it.did()]).toEqual([{ anonymous: 'idle' }, []])
})

test('a logout that the server refuses is over; one without an answer is owed until it is answered', async () => {
  const over = await signedIn()
  over.send({ type: 'auth.logout' })
  await over.fail('signOut', failed('forbidden', 403))
  expect([over.state(), over.context().owesSignOut]).toEqual([{ anonymous: 'idle' }, false])
  const it = await signedIn()
  it.send({ type: 'auth.logout' })
  await it.fail('signOut', noAnswer)
  expect([it.state(), it.tags(), it.context().owesSignOut]).toEqual([
    { anonymous: 'leaving' },
    ['anonymous', 'leaving'],
    true,
  ])
  it.did()
  it.wait(9_999)
  expect(it.did()).toEqual([])
  it.wait(1)
  expect(it.did()).toEqual([
    ['emitted', { type: 'auth.loggedOut' }],
    ['signOut', { isOwed: true }],
  ])
  await it.answer('signOut')
  expect([it.state(), it.context().owesSignOut]).toEqual([{ anonymous: 'idle' }, false])
})

test.each([{ type: 'network.online' }, { type: 'auth.recheck' }] as const)(
  'an owed logout is sent again by $type',
  async (event) => {
    const it = await signedIn()
    it.send({ type: 'auth.logout' })
    await it.fail('signOut', noAnswer)
    it.did()
    it.send(event)
    expect(it.did().at(-1)).toEqual(['signOut', { isOwed: true }])
  },
)

test('a start that owes a logout pays it first; a login settles the debt', async () => {
  const it = auth({ owesSignOut: true })
  it.send({ type: 'auth.init' })
  expect(it.did().at(-1)).toEqual(['signOut', { isOwed: true }])
  await it.fail('signOut', noAnswer)
  it.send(login)
  await it.answer('signIn', { user: ada })
  expect([it.state(), it.context().owesSignOut, it.context().redirectTo]).toEqual([
    'settling',
    false,
    null,
  ])
})

test('an ended session asks for the password of the one who is here, and he stays', async () => {
  const it = await expired()
  expect([it.state(), it.tags(), it.context().user]).toEqual([
    { authenticated: 'expired' },
    ['expired', 'signedIn'],
    ada,
  ])
  for (const type of ['auth.expired', 'auth.recheck'] as const) it.send({ type })
  expect([it.state(), it.did()]).toEqual([{ authenticated: 'expired' }, []])
  it.send({ type: 'auth.signInAgain', password: 'secret' })
  expect([it.did(), it.tags()]).toEqual([
    [['signIn', { how: 'password', email: 'ada@example.com', password: 'secret' }]],
    ['busy', 'expired', 'signedIn'],
  ])
  for (const type of ['auth.expired', 'auth.recheck'] as const) it.send({ type })
  expect([it.state(), it.did()]).toEqual([{ authenticated: 'signingInAgain' }, []])
  await it.fail('signIn', refused)
  expect([it.state(), it.context().error]).toEqual([
    { authenticated: 'expired' },
    { message: 'Unable to log in.' },
  ])
  it.send({ type: 'auth.signInAgain', password: 'right' })
  expect(it.context().error).toBeNull()
  await it.answer('signIn', { user: renamed })
  expect([it.state(), it.context().user, it.did().filter(([who]) => who === 'emitted')]).toEqual([
    { authenticated: 'confirmed' },
    renamed,
    [],
  ])
})

test('an ended session can be taken up by Google too, and left', async () => {
  const it = await expired()
  it.send({ type: 'auth.signInAgain', password: 'wrong' })
  await it.fail('signIn', refused)
  it.did()
  it.send(google)
  expect([it.did(), it.context().error]).toEqual([
    [['signIn', { how: 'google', credential: 'token', signupPath: '/from' }]],
    null,
  ])
  const leaving = await expired()
  leaving.send({ type: 'auth.logout' })
  expect(leaving.state()).toBe('signingOut')
})

test('a login clears an earlier refusal and the notice of a mail', async () => {
  const it = await anonymous()
  it.send({ type: 'auth.login', email: '', password: '' })
  it.send({ type: 'auth.userChanged', user: ada })
  expect(it.context().error).toBeNull()
  const announced = await anonymous()
  announced.send(register)
  await announced.answer('signUp', { email: ada.email, verificationSent: true })
  announced.send({ type: 'auth.userChanged', user: ada })
  expect(announced.context().notice).toBeNull()
})

test('who leaves takes along where he was to go, and what was said to him', async () => {
  const it = await anonymous()
  it.send(login)
  await it.answer('signIn', { user: ada, redirect_to: '/drafts' })
  it.wait(100)
  it.send({ type: 'auth.expired' })
  it.send({ type: 'auth.signInAgain', password: 'wrong' })
  await it.fail('signIn', refused)
  expect([it.context().redirectTo, it.context().error]).toEqual([
    '/drafts',
    { message: 'Unable to log in.' },
  ])
  it.send({ type: 'auth.logout' })
  expect(it.context()).toEqual(nothing)
})
