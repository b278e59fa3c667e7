/**
 * A person who is signed in and works on one account, for the machines that only such a person has.
 */
import type { Account } from '#core/contract/account/accounts.contract.ts'
import type { User } from '#core/contract/account/auth.contract.ts'
import type { CallName } from '#core/contract/calls.ts'
import type { Answer } from './held-calls.ts'
import { press } from './show-page.ts'
import type { Stage } from './stage.ts'

export const user: User = {
  id: '0192f0c1-2d3e-7abc-8def-000000000001',
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: 'L',
  email_verified: true,
  has_password: true,
  created_at: 1,
}
export const account: Account = {
  id: '0192f0c1-2d3e-7abc-8def-00000000000a',
  name: 'Saltmarsh Kitchen',
  kind: 'manual',
  created_at: 1,
}
export const signedOutAnswer: Answer = {
  status: 401,
  body: { code: 'not_authenticated', detail: 'Log in first.' },
}

export function ok(body: unknown): Answer {
  return { status: 200, body }
}

/** At this address, as one whose session goes on. */
export async function comeIn(stage: Stage, path: string): Promise<void> {
  await stage.open(path)
  await stage.calls.release('currentUser', ok(user))
}

/** At the first screen, which is shown when this returns. */
export async function openHome(stage: Stage): Promise<void> {
  await comeIn(stage, '/')
  await stage.page.getByRole('heading', { level: 1, name: 'Make pins' }).waitFor()
}

/** `by`: a call that the page makes in any case and that waits. */
export async function endSession({ calls }: Stage, by: CallName): Promise<void> {
  await calls.release(by, signedOutAnswer)
}

export async function restoreSession({ page, calls }: Stage): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Please log in again' })
  await sheet.getByLabel('Password', { exact: true }).fill('correct horse')
  await press(sheet.getByRole('button', { name: 'Log in again', exact: true }))
  await calls.release('login', ok({ user }))
}
