/**
 * The connections of all accounts, and the machine that changes one of them. The network sends the
 * person back to /settings with a state and a code, which the machine redeems.
 */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Failure } from '#core/contract/client.ts'
import type {
  Connection,
  NetworkName,
  NetworkOffer,
} from '#core/contract/account/connections.contract.ts'
import type { ConnectedAccount } from '../../../../machines/connection/connection.machine.ts'
import { useLoad } from '../../../kit/context/data.ts'
import { useOpenedScreen } from '../../../kit/context/opened-screen.ts'
import type { Actors } from '../../../../machines/app/actors.ts'

export interface Connections {
  readonly offers: readonly NetworkOffer[]
  readonly of: (accountId: string) => Connection | undefined
  readonly failure: Failure | null
  /** Null until it is there. */
  readonly actor: Actors['connection'] | null
  /** Whether an account can be connected or disconnected now: one after the other. */
  readonly isFree: boolean
  /** The account whose button was pressed, until the browser has gone to the network. */
  readonly starting: string | null
  readonly start: (account: ConnectedAccount, network: NetworkName) => void
  /** After it was stopped. */
  readonly resume: (account: ConnectedAccount) => void
  readonly reload: () => void
}

export function useConnections(): Connections {
  const load = useLoad('listConnections', {})
  const actor = useConnectionActor(load.reload)
  const isFree = useSelector(actor, (snapshot) => snapshot?.hasTag('resting') ?? false)
  const starting = useSelector(actor, (snapshot) =>
    snapshot?.hasTag('starting') === true ? (snapshot.context.account?.id ?? null) : null,
  )
  // Of the way back from the network it is stated in a banner of its own.
  const failure = useSelector(actor, (snapshot) =>
    snapshot?.hasTag('failed') === true && snapshot.context.account !== null
      ? snapshot.context.failure
      : null,
  )
  return {
    offers: load.data?.offers ?? [],
    of: (accountId) => load.data?.connections.find(({ account_id }) => account_id === accountId),
    failure: failure ?? load.failure,
    actor: actor ?? null,
    isFree,
    starting,
    start: (account, network) => actor?.send({ type: 'connection.start', account, network }),
    resume: (account) => actor?.send({ type: 'connection.resume', account }),
    reload: load.reload,
  }
}

function useConnectionActor(onChanged: () => void): Actors['connection'] | undefined {
  const actor = useOpenedScreen('connection', 'connection')
  const { state, code, error } = useSearch({ strict: false })
  const navigate = useNavigate()
  useEffect(() => {
    const subscription = actor?.on('connection.changed', onChanged)
    return () => subscription?.unsubscribe()
  }, [actor, onChanged])
  useEffect(() => {
    if (state === undefined || actor === undefined) return
    actor.send({ type: 'connection.returned', state, code, error })
    // The code has to leave the address: a reload would send it again.
    void navigate({ to: '/settings', search: { section: 'accounts' }, replace: true })
  }, [actor, state, code, error, navigate])
  return actor
}
