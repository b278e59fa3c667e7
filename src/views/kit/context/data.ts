/**
 * Plain reads and plain forms: one call of the client, without a machine. `useLoad` reads when its
 * input changes, and again when network, session or server are back, and drops late answers;
 * `useSend` sends, reports what is on its way, and keeps the failure for the form that shows it.
 */
import { useCallback, useEffect, useState } from 'react'
import { useApp, useAuth, useEnvironment } from './app-context.tsx'
import type { CallName } from '#core/contract/calls.ts'
import type { CallInput, Client, ClientAnswer, Failure, Outcome } from '#core/contract/client.ts'

export function useClient(): Client {
  return useApp().client
}

export type Loaded<T> =
  | { readonly status: 'loading'; readonly data: T | null; readonly failure: null }
  | { readonly status: 'ready'; readonly data: T; readonly failure: null }
  | { readonly status: 'failed'; readonly data: T | null; readonly failure: Failure }

export type Load<T> = Loaded<T> & {
  /** Asks again; what is there stays until the answer. */
  reload: () => void
  /** Puts an answer in place that came by another way (a PATCH that answers the whole thing). */
  replace: (data: T) => void
  /**
   * Changes what is there; nothing while there is nothing, or when it answers another question by
   * now.
   */
  update: (change: (now: T) => T) => void
}

/** `input` null = not yet: nothing is asked and the state is `loading`. */
export function useLoad<N extends CallName>(
  name: N,
  input: CallInput<N> | null,
): Load<ClientAnswer<N>> {
  const client = useClient()
  const key = input === null ? null : JSON.stringify(input)
  const [state, setState] = useState<{ key: string | null; loaded: Loaded<ClientAnswer<N>> }>({
    key,
    loaded: waiting,
  })
  const [round, repeat] = useRounds()
  useEffect(() => {
    if (key === null) return undefined
    const abort = new AbortController()
    // The key is the input: params and query are plain JSON.
    void client(name, { ...(JSON.parse(key) as CallInput<N>), signal: abort.signal }).then(
      (outcome) => {
        if (abort.signal.aborted) return
        setState((before) => ({
          key,
          loaded: outcome.ok
            ? { status: 'ready', data: outcome.answer, failure: null }
            : {
                status: 'failed',
                data: before.key === key ? before.loaded.data : null,
                failure: outcome.failure,
              },
        }))
      },
    )
    return () => abort.abort()
  }, [client, name, key, round])
  const reload = useCallback(() => {
    setState((before) => ({
      key: before.key,
      loaded: { status: 'loading', data: before.loaded.data, failure: null },
    }))
    repeat()
  }, [repeat])
  const replace = useCallback(
    (data: ClientAnswer<N>) =>
      setState((before) => ({ key: before.key, loaded: { status: 'ready', data, failure: null } })),
    [],
  )
  const update = useCallback(
    (change: (now: ClientAnswer<N>) => ClientAnswer<N>) =>
      setState((before) =>
        before.key !== key || before.loaded.data === null
          ? before
          : { key, loaded: { status: 'ready', data: change(before.loaded.data), failure: null } },
      ),
    [key],
  )
  // An answer to an older question is not an answer to this one.
  const loaded = state.key === key ? state.loaded : waiting
  return { ...loaded, reload, replace, update }
}

/** The number of the request. A new one begins by itself when answers can come again. */
function useRounds(): [round: number, repeat: () => void] {
  const [round, setRound] = useState(0)
  const isCutOff = useIsCutOff()
  const [wasCutOff, setWasCutOff] = useState(isCutOff)
  if (isCutOff !== wasCutOff) {
    setWasCutOff(isCutOff)
    // Failed requests are repeated, and loaded data may be outdated.
    if (!isCutOff) setRound(round + 1)
  }
  return [round, useCallback(() => setRound((before) => before + 1), [])]
}

/**
 * No network, a session that has ended, or a user not yet known to the server: an answer can only
 * come when that is over.
 */
function useIsCutOff(): boolean {
  const isExpired = useAuth(
    (snapshot) => snapshot.hasTag('expired') || snapshot.hasTag('unconfirmed'),
  )
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  return isExpired || !isOnline
}

const waiting = { status: 'loading', data: null, failure: null } as const

export interface Sending {
  send: <N extends CallName>(name: N, input: CallInput<N>) => Promise<Outcome<ClientAnswer<N>>>
  readonly busy: CallName | null
  readonly failure: Failure | null
  /** The first sentence for a field of the form, from the server's lists. */
  fieldError: (field: string) => string | null
  clear: () => void
}

export function useSend(): Sending {
  const client = useClient()
  const [busy, setBusy] = useState<CallName | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const send = useCallback(
    async <N extends CallName>(name: N, input: CallInput<N>): Promise<Outcome<ClientAnswer<N>>> => {
      setBusy(name)
      setFailure(null)
      const outcome = await client(name, input)
      setBusy(null)
      if (!outcome.ok) setFailure(outcome.failure)
      return outcome
    },
    [client],
  )
  return {
    send,
    busy,
    failure,
    fieldError: (field) => fieldError(failure, field),
    clear: () => setFailure(null),
  }
}

export function fieldError(failure: Failure | null, field: string): string | null {
  const list: unknown = failure?.body?.[field]
  const first: unknown = Array.isArray(list) ? list[0] : null
  return typeof first === 'string' ? first : null
}
