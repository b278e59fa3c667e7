/**
 * Keeps the application startable without a network: registers the service worker for somebody who
 * has signed in (a visitor's device is left alone), holds this build's lock so that its files stay,
 * and tells which pictures are worth keeping.
 */
import type { Actor, SnapshotFrom } from 'xstate'
import type { PinBook } from '#core/pins/pin-book.ts'
import type { appMachine } from '../machines/app.machine.ts'
import type { pinsMachine } from '../machines/pins.machine.ts'
import { buildLock, type KeepPictures } from '../offline/page-messages.ts'

/** So many of the newest pins are told; the worker keeps what its own limit allows. */
const RECENT = 120
/** Pins arrive in bursts: the pictures are told once the list has been quiet for this time. ms */
const QUIET = 3_000

export interface OfflineParts {
  readonly workers: Pick<ServiceWorkerContainer, 'register' | 'controller'>
  readonly locks: Pick<LockManager, 'request'>
  readonly buildId: string
  readonly origin: string
}

export function keepOffline(
  app: Actor<typeof appMachine>,
  parts: OfflineParts,
): { unsubscribe(): void } {
  let isStarted = false
  holdBuild(parts)
  const told = tellPictures(app, parts)
  const look = (): void => {
    if (isStarted || !app.getSnapshot().matches('signedIn')) return
    isStarted = true
    parts.workers
      .register('/service-worker.js', { updateViaCache: 'none' })
      .catch((error: unknown) =>
        console.warn(
          'The application will not start without a network: its service worker was refused.',
          error,
        ),
      )
  }
  look()
  const watched = app.subscribe(look)
  return {
    unsubscribe() {
      watched.unsubscribe()
      told.unsubscribe()
    },
  }
}

/** Held until the page is closed, by a promise that never ends. */
function holdBuild({ locks, buildId }: OfflineParts): void {
  locks
    .request(
      buildLock(buildId),
      { mode: 'shared' },
      async () => new Promise<never>(() => undefined),
    )
    .catch((error: unknown) => console.warn('The lock of this build was refused.', error))
}

function tellPictures(
  app: Actor<typeof appMachine>,
  { workers, origin }: OfflineParts,
): { unsubscribe(): void } {
  let toldUrls = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let followed: unknown
  const tell = (book: PinBook): void => {
    const urls = recentPictures(book, origin)
    if (workers.controller === null || urls.join() === toldUrls) return
    toldUrls = urls.join()
    workers.controller.postMessage({ type: 'pictures.keep', urls } satisfies KeepPictures)
  }
  const follow = (): void => {
    // The system is a plain registry; the machine of the pins is there while somebody is signed in.
    const pins = app.system.get('pins') as Actor<typeof pinsMachine> | undefined
    if (pins === undefined || pins === followed) return
    followed = pins
    const tellSoon = ({ context }: SnapshotFrom<typeof pinsMachine>): void => {
      clearTimeout(timer)
      timer = setTimeout(() => tell(context.book), QUIET)
    }
    tellSoon(pins.getSnapshot())
    pins.subscribe(tellSoon)
  }
  follow()
  return app.subscribe(follow)
}

/** The pictures of the newest pins, as whole addresses of this origin. */
export function recentPictures(book: PinBook, origin: string): string[] {
  const rows = book.buckets.slice(0, RECENT).flatMap((bucket) => bucket.rows)
  const urls = rows.slice(0, RECENT).map((pin) => new URL(pin.image_url, origin))
  return urls
    .filter((url) => url.origin === origin && url.pathname.startsWith('/media/'))
    .map((url) => url.href)
}
