/**
 * Makes the application start offline. Registers the service worker for signed-in users (not for
 * visitors), holds this build's lock so that its files stay cached, and posts the pictures to
 * cache.
 */
import type { Actor, SnapshotFrom } from 'xstate'
import type { PinBook } from '#core/pins/book/pin-book.ts'
import type { appMachine } from '../../machines/app/app.machine.ts'
import type { pinsMachine } from '../../machines/pins/pins.machine.ts'
import { buildLock, type KeepPictures } from '../../offline/page-messages.ts'

/** Pictures of the newest pins. The service worker may cache fewer. */
const MAX_PICTURES = 120
/** Debounce, because pins arrive in bursts. */
const QUIET_MS = 3_000

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
  const pictures = postPictures(app, parts)
  const update = (): void => {
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
  update()
  const watched = app.subscribe(update)
  return {
    unsubscribe() {
      watched.unsubscribe()
      pictures.unsubscribe()
    },
  }
}

/** The promise never resolves: the lock is held until the page is closed. */
function holdBuild({ locks, buildId }: OfflineParts): void {
  locks
    .request(
      buildLock(buildId),
      { mode: 'shared' },
      async () => new Promise<never>(() => undefined),
    )
    .catch((error: unknown) => console.warn('The lock of this build was refused.', error))
}

function postPictures(
  app: Actor<typeof appMachine>,
  { workers, origin }: OfflineParts,
): { unsubscribe(): void } {
  let postedUrls = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let followed: unknown
  const post = (book: PinBook): void => {
    const urls = recentPictures(book, origin)
    if (workers.controller === null || urls.join() === postedUrls) return
    postedUrls = urls.join()
    workers.controller.postMessage({ type: 'pictures.keep', urls } satisfies KeepPictures)
  }
  const follow = (): void => {
    // The pins machine exists only while a user is signed in.
    const pins = app.system.get('pins') as Actor<typeof pinsMachine> | undefined
    if (pins === undefined || pins === followed) return
    followed = pins
    const postSoon = ({ context }: SnapshotFrom<typeof pinsMachine>): void => {
      clearTimeout(timer)
      timer = setTimeout(() => post(context.book), QUIET_MS)
    }
    postSoon(pins.getSnapshot())
    pins.subscribe(postSoon)
  }
  follow()
  return app.subscribe(follow)
}

/** Absolute URLs of this origin. */
export function recentPictures(book: PinBook, origin: string): string[] {
  const rows = book.buckets.slice(0, MAX_PICTURES).flatMap((bucket) => bucket.rows)
  const urls = rows.slice(0, MAX_PICTURES).map((pin) => new URL(pin.image_url, origin))
  return urls
    .filter((url) => url.origin === origin && url.pathname.startsWith('/media/'))
    .map((url) => url.href)
}
