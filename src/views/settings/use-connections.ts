/**
 * The connections of all accounts, the way to the network's page, and the way back: the network
 * sends the person to /settings with a state and a code, which are redeemed once.
 */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Connection, NetworkName, NetworkOffer } from '#core/contract/connections.contract.ts'
import type { Failure } from '#core/contract/client.ts'
import { useActor } from '../app-context.tsx'
import { useLoad, useSend } from '../data.ts'

export interface Connections {
  readonly offers: readonly NetworkOffer[]
  readonly of: (accountId: string) => Connection | undefined
  readonly failure: Failure | null
  /** The account whose button was pressed, until the browser has gone to the network. */
  readonly starting: string | null
  readonly start: (accountId: string, network: NetworkName) => void
  /** After it was stopped. */
  readonly resume: (accountId: string) => void
  readonly reload: () => void
}

export function useConnections(): Connections {
  const load = useLoad('listConnections', {})
  const { send, failure } = useSend()
  const [starting, setStarting] = useState<string | null>(null)
  const start = async (account_id: string, network: NetworkName): Promise<void> => {
    setStarting(account_id)
    const outcome = await send('startConnection', { params: { account_id }, body: { network } })
    if (outcome.ok) window.location.assign(outcome.answer.url)
    else setStarting(null)
  }
  const resume = async (account_id: string): Promise<void> => {
    setStarting(account_id)
    await send('resumeConnection', { params: { account_id } })
    setStarting(null)
    load.reload()
  }
  return {
    offers: load.data?.offers ?? [],
    of: (accountId) => load.data?.connections.find(({ account_id }) => account_id === accountId),
    failure: failure ?? load.failure,
    starting,
    start: (accountId, network) => void start(accountId, network),
    resume: (accountId) => void resume(accountId),
    reload: load.reload,
  }
}

export type Finishing =
  | { readonly status: 'idle' | 'finishing' }
  /** By the network, before there was a code: `error` of RFC 6749, 4.1.2.1. */
  | { readonly status: 'refused'; readonly error: string }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'done'; readonly connection: Connection }

/** What came of coming back; `onDone` runs when an account was connected. */
export function useFinishedConnection(onDone: () => void): Finishing {
  const { state, code, error } = useSearch({ strict: false })
  const navigate = useNavigate()
  const accounts = useActor('accounts')
  const { send } = useSend()
  // The person comes by a new page: what is in its address at first is all there is.
  const [finishing, setFinishing] = useState<Finishing>(() => {
    if (state === undefined) return { status: 'idle' }
    if (error !== undefined) return { status: 'refused', error }
    return code === undefined ? { status: 'refused', error: '' } : { status: 'finishing' }
  })
  /** React runs an effect twice in development, and a code works once. */
  const redeemed = useRef<string | null>(null)
  const finish = useCallback(
    async (given: { state: string; code: string }): Promise<Finishing> => {
      const outcome = await send('finishConnection', { body: given })
      if (!outcome.ok) return { status: 'failed', failure: outcome.failure }
      accounts.send({ type: 'accounts.reload' })
      onDone()
      return { status: 'done', connection: outcome.answer }
    },
    [send, accounts, onDone],
  )
  useEffect(() => {
    if (state === undefined || redeemed.current === state) return
    redeemed.current = state
    // The code has to leave the address: a reload would send it again.
    void navigate({ to: '/settings', search: { section: 'accounts' }, replace: true })
    if (code !== undefined && error === undefined) void finish({ state, code }).then(setFinishing)
  }, [state, code, error, navigate, finish])
  return finishing
}
