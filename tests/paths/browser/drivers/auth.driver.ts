/**
 * Signing in, up and out at the forms, Google's button, the sheet over the screen and the links of
 * mails.
 */
import type { User } from '#core/contract/account/auth.contract.ts'
import type { SignUpAnswer } from '../../../../src/machines/auth/auth-setup.ts'
import type { AuthInput } from '../../../../src/machines/auth/auth-context.ts'
import { authModel } from '../../../../src/machines/auth/auth.model.ts'
import { answered, type BrowserDriver, type PathEvent } from './driver.ts'
import { failureOf, type Answer, type HeldName, type Release } from '../held-calls.ts'
import { account, signedOutAnswer, ok } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

/**
 * Calls that reveal an ended session once; that of the pins reports twice, by itself and by its
 * machine.
 */
const OVER_SCREEN = /^authenticated\.(expired|signingInAgain|enteringCode|checkingCode)$/
const TELLS_ONCE: readonly HeldName[] = ['listTasks', 'listPages', 'getServices']

export const authDriver: BrowserDriver = {
  model: authModel,
  actor: 'auth',
  async begin(stage, input) {
    const { lastIdentity, owesSignOut } = input as AuthInput
    await stage.remember({
      ...(lastIdentity === null ? {} : { lastIdentity }),
      ...(owesSignOut ? { owedSignOut: true } : {}),
    })
  },
  steps: {
    'auth.init': async (stage) => stage.open('/login'),
    'auth.login': logIn,
    'auth.register': signUp,
    'auth.googleLogin': async (stage) => {
      if (!(await google(stage).isVisible())) await toScreen(stage, 'Log in', '/login')
      await google(stage).click()
    },
    'auth.signInAgain': async ({ page }, { password }) => {
      await sheet(page).getByLabel('Password', { exact: true }).fill(String(password))
      await sheet(page).getByRole('button', { name: 'Log in again', exact: true }).click()
    },
    'auth.enterCode': async ({ page }, { passcode }) => {
      await page.getByLabel('Code', { exact: true }).fill(String(passcode))
      await page.getByRole('button', { name: 'Continue', exact: true }).click()
    },
    'auth.cancelCode': async ({ page }) => {
      await page.getByRole('button', { name: 'Back to password' }).click()
    },
    'auth.logout': logOut,
    'auth.recheck': async (stage) => {
      const isIn = await isSignedIn(stage)
      await stage.go('/verify-email/token')
      await stage.page
        .getByRole('heading', { name: 'Your email is confirmed' })
        .waitFor({ state: 'attached' })
      if (isIn) await stage.go('/')
      else await toScreen(stage, 'Log in', '/login')
    },
    'auth.userChanged': changeUser,
    'auth.expired': async (stage) => {
      if (await stage.calls.releaseAny((name) => TELLS_ONCE.includes(name), signedOutAnswer)) return
      if (stage.isAt('/settings')) await stage.go('/')
      await stage.go('/settings?section=services')
      await stage.calls.release('getServices', signedOutAnswer)
    },
    'network.online': async (stage) => {
      await stage.loseNetwork()
      await stage.findNetwork()
    },
    ...answered('checkUser', 'currentUser', whoIs),
    ...answered('askUser', 'currentUser', whoIs),
    ...answered('recheckUser', 'currentUser', whoIs),
    ...answered('signIn', 'login', ok),
    ...answered('signInWithGoogle', 'google', ok),
    ...answered('signInWithCode', 'signInWithCode', ok),
    ...answered('signInAgainWithCode', 'signInWithCode', ok),
    ...answered('signUp', 'register', (output) => {
      // What the model's case for this actor is.
      const { user, verificationSent } = output as SignUpAnswer
      return ok({
        success: true,
        verification_email_sent: verificationSent,
        ...(user === undefined ? {} : { user }),
      })
    }),
    ...answered('signOut', 'logout', () => ok({})),
    'xstate.done.actor.signInAgain': async (stage, { output }) => releaseSignIn(stage, ok(output)),
    'xstate.error.actor.signInAgain': async (stage, { error }) =>
      releaseSignIn(stage, failureOf(error)),
  },
  controls: {
    'auth.login': ({ page }) => ({
      here: page.getByRole('button', { name: 'Log in', exact: true }),
      way: page.getByRole('link', { name: 'Log in', exact: true }),
    }),
    'auth.register': ({ page }) => ({
      here: page.getByRole('button', { name: 'Sign up', exact: true }),
      way: page.getByRole('link', {
        name: /^(Sign up|Make your first pins|Log in|Back to log in)$/,
      }),
    }),
    'auth.googleLogin': (stage) => ({
      here: google(stage),
      way: stage.page.getByRole('link', { name: /^(Back to log in|Log in)$/ }),
    }),
    'auth.signInAgain': ({ page }) => ({
      here: sheet(page).getByRole('button', { name: 'Log in again', exact: true }),
    }),
    'auth.enterCode': ({ page }) => ({
      here: page.getByRole('button', { name: 'Continue', exact: true }),
    }),
    'auth.cancelCode': ({ page }) => ({
      here: page.getByRole('button', { name: 'Back to password', disabled: false }),
    }),
    'auth.logout': ({ page }) => ({
      here: page
        .getByRole('button', { name: /^Your menu/ })
        .or(sheet(page).getByRole('button', { name: 'Log in as someone else' })),
    }),
  },
  cannot(state, { type }) {
    if (type.startsWith('xstate.') || type === 'network.online') return null
    if (/\.signing(In|InWithGoogle|Up)$/.test(state))
      return type === 'auth.googleLogin' ? null : 'The form is busy, and so are its links.'
    if (type === 'auth.userChanged' && OVER_SCREEN.test(state))
      return 'The sheet lies over the settings.'
    return cannotWithCode(state, type)
  },
  standing: (name): Release | null => {
    if (name === 'listAccounts') return ok({ accounts: [account] })
    return name === 'verifyEmail' ? ok({}) : null
  },
}

function cannotWithCode(state: string, type: string): string | null {
  if (type === 'auth.logout' && /^authenticated\.(entering|checking)Code$/.test(state))
    return 'The form for the code has no way out but back to the password.'
  if (!/^anonymous\.(entering|checking)Code$/.test(state)) return null
  return /Code$|recheck$|userChanged$/.test(type) ? null : 'The form for the code is in the way.'
}

function whoIs(output: unknown): Answer {
  const { user } = output as { user: User | null }
  return user === null ? signedOutAnswer : ok(user)
}

function sheet(page: Stage['page']) {
  return page.getByRole('dialog', { name: 'Please log in again' })
}

function google({ page }: Stage) {
  return page.getByRole('button', { name: 'Continue with Google' })
}

async function isSignedIn({ page }: Stage): Promise<boolean> {
  return (await page.getByRole('button', { name: /^Your menu/, includeHidden: true }).count()) > 0
}

/** By its link where there is one. */
async function toScreen(stage: Stage, link: string, path: string): Promise<void> {
  if (stage.isAt(path)) return
  const way = stage.page.getByRole('link', { name: link, exact: true })
  if ((await way.count()) > 0) await way.first().click()
  else await stage.go(path)
}

async function logIn(stage: Stage, { email, password }: PathEvent): Promise<void> {
  await toScreen(stage, 'Log in', '/login')
  await stage.page.getByLabel('Email').fill(String(email))
  await stage.page.getByLabel('Password', { exact: true }).fill(String(password))
  await stage.page.getByRole('button', { name: 'Log in', exact: true }).click()
}

async function signUp(stage: Stage, { firstName, email, password }: PathEvent): Promise<void> {
  await toScreen(stage, 'Sign up', '/signup')
  await stage.page.getByLabel('First name').fill(String(firstName))
  await stage.page.getByLabel('Email').fill(String(email))
  await stage.page.getByLabel('Password', { exact: true }).fill(String(password))
  await stage.page.getByRole('button', { name: 'Sign up', exact: true }).click()
}

async function logOut({ page }: Stage): Promise<void> {
  const other = sheet(page).getByRole('button', { name: 'Log in as someone else' })
  if (await other.isVisible()) return other.click()
  await page.getByRole('button', { name: /^Your menu/ }).click()
  return page.getByRole('menuitem', { name: 'Log out' }).click()
}

/**
 * Signed in: another name in the settings. Else: a new password by the link of a mail, which logs
 * in.
 */
async function changeUser(stage: Stage, { user }: PathEvent): Promise<void> {
  const { page } = stage
  if (await isSignedIn(stage)) {
    await stage.go('/settings?section=profile')
    await page.getByLabel('First name').fill('Augusta')
    await page.getByRole('button', { name: 'Save', exact: true }).first().click()
    await stage.calls.release('updateProfile', ok(user))
    return
  }
  await stage.go('/reset-password/token')
  await page.getByLabel('New password', { exact: true }).fill('correct horse')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await stage.calls.release('confirmReset', ok({ user }))
}

/** The sheet takes a password or Google's word. */
async function releaseSignIn(stage: Stage, answer: Release): Promise<void> {
  await stage.calls.releaseOne(['google', 'login'], answer)
}
