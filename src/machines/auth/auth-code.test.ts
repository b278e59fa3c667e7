/** The second step of a login, at the form and at the sheet over the screen. */
import { expect, test } from 'vitest'
import { authProblem } from '#core/contract/problems/auth/auth.problems.ts'
import type { ErrorBody } from '#core/contract/call/errors.contract.ts'
import { CallFailed } from '../call-failed.ts'
import { play } from '../play.builder.ts'
import type { AuthEvent } from './auth-context.ts'
import { authMachine } from './auth.machine.ts'

const ada = {
  id: '0192f0c1-2d3e-7abc-8def-000000000001',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: '',
  email_verified: true,
  has_password: true,
  created_at: 1,
}
const refused = (code: ErrorBody['code'], body: Omit<ErrorBody, 'code'> = {}): CallFailed =>
  new CallFailed({ code, status: 400, message: '', body: { ...body, code }, retryAfter: null })
const needed = refused('second_factor_required', { challenge: 'key' })
const login: AuthEvent = { type: 'auth.login', email: ada.email, password: 'secret' }
const google: AuthEvent = { type: 'auth.googleLogin', credential: 'token' }
const enter: AuthEvent = { type: 'auth.enterCode', passcode: '123 456' }

async function begun(user: typeof ada | null) {
  const it = play(authMachine, { input: { lastIdentity: null, owesSignOut: false } })
  it.send({ type: 'auth.init' })
  await it.answer('checkUser', { user })
  return it
}

async function asked(wish: AuthEvent = login) {
  const it = await begun(null)
  it.send(wish)
  await it.fail('signIn', needed)
  it.did()
  return it
}

async function askedAgain() {
  const it = await begun(ada)
  it.send({ type: 'auth.expired' })
  it.send({ type: 'auth.signInAgain', password: 'secret' })
  await it.fail('signIn', needed)
  it.did()
  return it
}

test.each([login, google])(
  '$type that needs a code asks for it, without a refusal',
  async (wish) => {
    const it = await asked(wish)
    expect([it.state(), it.tags(), it.context().error]).toEqual([
      { anonymous: 'enteringCode' },
      ['anonymous', 'code'],
      null,
    ])
  },
)

test('the code is sent with the login that waits, and signs in', async () => {
  const it = await asked()
  it.send(enter)
  expect([it.did(), it.tags()]).toEqual([
    [['signInWithCode', { challenge: 'key', passcode: '123 456' }]],
    ['anonymous', 'busy', 'code'],
  ])
  for (const other of [enter, login, google]) it.send(other)
  expect(it.did()).toEqual([])
  await it.answer('signInWithCode', { user: ada, redirect_to: '/drafts' })
  expect([it.state(), it.did(), it.context()]).toMatchObject([
    'settling',
    [['emitted', { type: 'auth.loggedIn', user: ada }]],
    { user: ada, redirectTo: '/drafts', challenge: null },
  ])
})

test('a wrong code can be entered again; the next try begins without its refusal', async () => {
  const it = await asked()
  it.send(enter)
  await it.fail('signInWithCode', refused('bad_credentials', { detail: 'Wrong.' }))
  expect([it.state(), it.context().error]).toEqual([
    { anonymous: 'enteringCode' },
    { message: 'Wrong.' },
  ])
  it.did()
  it.send(enter)
  expect([it.did().length, it.context().error]).toEqual([1, null])
  await it.fail('signInWithCode', refused('server_error'))
  expect(it.context().error).toEqual({ message: authProblem('auth.loginFailed') })
})

test('a login that waited too long begins again, and says why', async () => {
  const it = await asked()
  it.send(enter)
  await it.fail('signInWithCode', refused('token_invalid', { detail: 'Too late.' }))
  expect([it.state(), it.context().challenge, it.context().error]).toEqual([
    { anonymous: 'idle' },
    null,
    { message: 'Too late.' },
  ])
})

test('leaving the form for the code gives the login up', async () => {
  const it = await asked()
  it.send({ type: 'auth.cancelCode' })
  expect([it.state(), it.context().challenge, it.did()]).toEqual([{ anonymous: 'idle' }, null, []])
})

test('a login in another tab ends the wait for the code', async () => {
  const it = await asked()
  it.send({ type: 'auth.userChanged', user: ada })
  expect([it.state(), it.context().challenge, it.context().user]).toEqual(['settling', null, ada])
})

test('an ended session is taken up by password and code, while the person stays', async () => {
  const it = await askedAgain()
  expect([it.state(), it.tags(), it.context().user]).toEqual([
    { authenticated: 'enteringCode' },
    ['code', 'expired', 'signedIn'],
    ada,
  ])
  for (const type of ['auth.expired', 'auth.recheck'] as const) it.send({ type })
  it.send(enter)
  expect(it.did()).toEqual([['signInWithCode', { challenge: 'key', passcode: '123 456' }]])
  await it.fail('signInWithCode', refused('bad_credentials', { detail: 'Wrong.' }))
  expect(it.state()).toEqual({ authenticated: 'enteringCode' })
  it.send(enter)
  for (const type of ['auth.expired', 'auth.recheck'] as const) it.send({ type })
  await it.answer('signInWithCode', { user: ada })
  expect([it.state(), it.context().challenge, it.did().length]).toEqual([
    { authenticated: 'confirmed' },
    null,
    1,
  ])
})

test('over the screen, too, a code that is given up or too late leads back to the password', async () => {
  const it = await askedAgain()
  it.send({ type: 'auth.cancelCode' })
  expect([it.state(), it.context().challenge]).toEqual([{ authenticated: 'expired' }, null])
  it.send({ type: 'auth.signInAgain', password: 'secret' })
  await it.fail('signIn', needed)
  it.send(enter)
  await it.fail('signInWithCode', refused('token_invalid', { detail: 'Too late.' }))
  expect([it.state(), it.context().challenge, it.context().error]).toEqual([
    { authenticated: 'expired' },
    null,
    { message: 'Too late.' },
  ])
})
