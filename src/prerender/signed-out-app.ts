/**
 * The root actor as the views find it while a page is made: no user is signed in, the network is
 * there, and nothing ever changes.
 */
import type { AppValue } from '../views/kit/context/app-context.tsx'

type AppActor = AppValue['app']

/** Only what views ask of it. */
const actor: Pick<AppActor, 'send'> & Record<'system' | 'getSnapshot' | 'subscribe', unknown> = {
  system: { get: (name: string) => actors[name] },
  getSnapshot: () => ({ context: { fault: null } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
}
export const signedOutApp = actor as AppActor

const actors: Readonly<Record<string, unknown>> = {
  auth: still({ user: null, error: null, notice: null, redirectTo: null }, 'anonymous'),
  environment: still({ online: true, visible: true }),
  build: still({ newBuild: null }),
}

function still(context: object, tag?: string) {
  const snapshot = {
    context,
    value: 'still',
    status: 'active',
    hasTag: (asked: string) => asked === tag,
  }
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  }
}
