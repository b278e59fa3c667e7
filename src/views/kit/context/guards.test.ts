import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { requireUser, requireVisitor, settled } from './guards.ts'
import type { Actors } from '../../../machines/app/actors.ts'

/** An auth actor whose tags the test sets. */
function authWith(tags: string[], redirectTo: string | null = null) {
  let now = tags
  const listeners = new Set<() => void>()
  const actor = {
    getSnapshot: () => ({
      context: { user: null, error: null, notice: null, redirectTo },
      value: '',
      hasTag: (tag: string) => now.includes(tag),
    }),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return { unsubscribe: () => listeners.delete(listener) }
    },
    send: () => undefined,
  } as unknown as Actors['auth']
  return {
    actor,
    become: (...next: string[]) => {
      now = next
      for (const listener of listeners) listener()
    },
    listeners,
  }
}

async function redirectOf(guarded: Promise<void>): Promise<unknown> {
  const thrown: unknown = await guarded.then(
    () => null,
    (error: unknown) => error,
  )
  return isRedirect(thrown) ? { ...thrown.options } : thrown
}

test('a guard waits until it is known who is here', async () => {
  const { actor, become, listeners } = authWith(['loading'])
  const waiting = settled(actor)
  expect(listeners.size).toBe(1)
  become('signedIn')
  expect(await waiting).toBe('signedIn')
  expect(listeners.size).toBe(0)
})

test('a visitor is led to the log-in, with the way back', async () => {
  expect(
    await redirectOf(requireUser(authWith(['anonymous']).actor, '/drafts?status=draft')),
  ).toMatchObject({ to: '/login', search: { redirect_to: '/drafts?status=draft' } })
})

test('who is signed in passes, also while the server does not answer', async () => {
  expect(
    await redirectOf(requireUser(authWith(['signedIn', 'unconfirmed']).actor, '/drafts')),
  ).toBeNull()
})

test('a signed-in user goes on from the log-in to a requested page inside the product only', async () => {
  const { actor } = authWith(['signedIn'], '/settings')
  const ways = await Promise.all(
    [
      '/drafts?status=draft',
      undefined,
      '//evil.example',
      'https://evil.example',
      '/\\evil.example',
      '/\t/evil.example',
      'javascript:alert(1)',
    ].map((wanted) => redirectOf(requireVisitor(actor, wanted))),
  )
  expect(ways.map((way) => (way as { href: string }).href)).toEqual([
    '/drafts?status=draft',
    ...Array<string>(6).fill('/settings'),
  ])
  expect(
    await redirectOf(requireVisitor(authWith(['signedIn'], null).actor, undefined)),
  ).toMatchObject({ href: '/' })
  expect(await redirectOf(requireVisitor(authWith(['anonymous']).actor, '/drafts'))).toBeNull()
})
