/**
 * Asks for a pull when the server reports that the log of an account has grown. One visible tab of
 * a browser listens for all: the others read what it has pulled from the log. Whatever the stream
 * misses is found when the machine polls.
 */
import { syncCalls } from '#core/contract/content/sync.contract.ts'
import { pathOf } from '../../api/path-of.ts'

/**
 * The server also reports changes that this browser is sending. Their sync round usually ends
 * within this time, and nothing is left to pull.
 */
const OWN_ROUND_MS = 120
/**
 * After a refusal: browsers reconnect by themselves only when a connection was lost. Twice as long
 * after each further refusal, up to the second figure.
 */
const REFUSED_RETRY_MS = 30_000
const MAX_REFUSED_RETRY_MS = 10 * 60_000
/** Of the pause, by chance, so that browsers that were refused together do not return together. */
const JITTER = 0.5

export interface RevisionStreamParts {
  readonly accountId: string
  /** The server's revision that this browser has. */
  readonly revision: () => number
  readonly pull: () => void
  /** The account is closed. */
  readonly closed: AbortSignal
  /** Default: the browser's, where it has them. */
  readonly openSource?: (address: string) => EventSource
  readonly locks?: Pick<LockManager, 'request'> | undefined
}

export interface RevisionStream {
  setVisible(isVisible: boolean): void
}

export function followRevisions(parts: RevisionStreamParts): RevisionStream {
  const { accountId, closed, openSource = browserSource(), locks = browserLocks() } = parts
  if (openSource === null) return { setVisible: () => undefined }
  let turn: AbortController | null = null

  const begin = (): void => {
    if (turn !== null || closed.aborted) return
    turn = new AbortController()
    const { signal } = turn
    const listen = async (): Promise<void> =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve(), { once: true })
        if (!signal.aborted) openRevisions({ ...parts, openSource }, signal)
      })
    if (locks === undefined) void listen()
    else
      locks
        .request(`pinloom:revisions:${accountId}`, { signal }, listen)
        .catch((error: unknown) => {
          if (!signal.aborted) console.warn('This tab gets no reports of new pin events.', error)
        })
  }
  const end = (): void => {
    turn?.abort()
    turn = null
  }
  closed.addEventListener('abort', end, { once: true })
  return { setVisible: (isVisible) => (isVisible ? begin() : end()) }
}

type SourceParts = Required<Pick<RevisionStreamParts, 'openSource'>> & RevisionStreamParts

function openRevisions(parts: SourceParts, signal: AbortSignal): void {
  let retry: ReturnType<typeof setTimeout> | undefined
  let check: ReturnType<typeof setTimeout> | undefined
  let newest = 0
  let refusals = 0
  const connect = (): void => {
    const source = parts.openSource(
      pathOf(syncCalls.streamRevisions, { account_id: parts.accountId }),
    )
    const close = (): void => source.close()
    signal.addEventListener('abort', close, { once: true })
    source.addEventListener('revision', ({ data }: MessageEvent<string>) => {
      const revision = revisionIn(data)
      if (revision === null) return
      newest = revision
      refusals = 0
      check ??= setTimeout(() => {
        check = undefined
        if (newest > parts.revision()) parts.pull()
      }, OWN_ROUND_MS)
    })
    source.addEventListener('error', () => {
      if (source.readyState !== source.CLOSED || signal.aborted) return
      signal.removeEventListener('abort', close)
      retry = setTimeout(connect, refusedPause(refusals))
      refusals += 1
    })
  }
  signal.addEventListener(
    'abort',
    () => {
      clearTimeout(retry)
      clearTimeout(check)
    },
    { once: true },
  )
  connect()
}

function refusedPause(refusals: number): number {
  const pause = Math.min(REFUSED_RETRY_MS * 2 ** refusals, MAX_REFUSED_RETRY_MS)
  return pause * (1 + JITTER * Math.random())
}

/** Null = not what our server sends. */
function revisionIn(data: string): number | null {
  const revision = /^\d+$/.test(data) ? Number(data) : NaN
  return Number.isSafeInteger(revision) ? revision : null
}

const browserSource = (): ((address: string) => EventSource) | null =>
  typeof EventSource === 'undefined' ? null : (address) => new EventSource(address)

const browserLocks = (): LockManager | undefined =>
  typeof navigator === 'undefined' || !('locks' in navigator) ? undefined : navigator.locks
