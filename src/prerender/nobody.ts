/**
 * The root actor as the views find it while a page is made: nobody is signed in, the network is
 * there, and nothing ever changes.
 */
import type { AppActor } from '../views/seams.ts'

export const nobody: AppActor = {
  system: { get: (name) => actors[name] },
  getSnapshot: () => ({ context: { fault: null } }),
  subscribe: () => ({ unsubscribe: () => undefined }),
  send: () => undefined,
}

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
