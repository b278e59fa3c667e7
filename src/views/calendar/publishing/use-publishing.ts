/**
 * How the account's pins go out: its connection, and what the server says of sending. While the
 * calendar is open and visible the server is asked again and again, and when it has written more
 * than this browser knows, the pins are pulled.
 */
import { useEffect, useMemo } from 'react'
import type { Connection, NetworkName } from '#core/contract/connections.contract.ts'
import type { Outbox } from '#core/contract/outbox.contract.ts'
import type { Publication } from '#core/contract/publications.contract.ts'
import { publicationsBetween } from '#core/pins/pin.schedule.ts'
import { useAccounts, useActor, useEnvironment, usePins } from '../../app-context.tsx'
import { useLoad } from '../../data.ts'
import { pollPause, type SendingTimes, shownState, type ShownState } from './shown-state.ts'

export interface Publishing {
  /** `unknown` until the server has answered. */
  readonly connection: Connection | 'none' | 'unknown'
  /** Null without a connection, and until the server has answered. */
  readonly network: NetworkName | null
  readonly outbox: Outbox | null
  readonly times: SendingTimes
  readonly stateOf: (publication: Publication) => ShownState
  /** Asks the server again what it sends. */
  readonly reload: () => void
}

export function usePublishing(now: number): Publishing {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { data: connections } = useLoad('listConnections', {})
  const found = connections?.connections.find(({ account_id }) => account_id === accountId)
  const connection = connections === null ? 'unknown' : (found ?? 'none')
  const connectedAt = found?.connected_at ?? null
  const params = accountId === null ? null : { account_id: accountId }
  const loaded = useLoad('getOutbox', found === undefined || params === null ? null : { params })
  const outbox = found === undefined ? null : loaded.data
  const times = useMemo(() => {
    const delays = new Map(
      outbox?.delays.map(({ publication_id, until, rule }) => [publication_id, { until, rule }]),
    )
    return { now, connectedAt, backlogFrom: outbox?.backlog_from ?? null, delays }
  }, [now, connectedAt, outbox])
  usePolling(times, { outbox, reload: loaded.reload, isOn: found !== undefined })
  return useMemo(
    () => ({
      connection,
      network: connection === 'none' || connection === 'unknown' ? null : connection.network,
      outbox,
      times,
      stateOf: (publication) => shownState(publication, times),
      reload: loaded.reload,
    }),
    [connection, outbox, times, loaded.reload],
  )
}

interface Polled {
  readonly outbox: Outbox | null
  readonly reload: () => void
  readonly isOn: boolean
}

function usePolling(times: SendingTimes, { outbox, reload, isOn }: Polled): void {
  const pins = useActor('pins')
  const isVisible = useEnvironment((snapshot) => snapshot.context.visible)
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  const pause = useMemo(() => {
    const all = publicationsBetween({ buckets }, 0, Infinity)
    return pollPause(
      all.map(({ publication }) => publication),
      times,
    )
  }, [buckets, times])
  useEffect(() => {
    if (!isOn || !isVisible) return undefined
    const timer = setInterval(reload, pause)
    return () => clearInterval(timer)
  }, [isOn, isVisible, pause, reload])
  useEffect(() => {
    // Shown again: what was known may be hours old.
    if (!isOn || isVisible) return undefined
    return reload
  }, [isOn, isVisible, reload])
  const revision = usePins((snapshot) => snapshot.context.revision)
  const known = outbox?.revision ?? null
  useEffect(() => {
    if (known === null) return
    if (known > revision) pins.send({ type: 'pins.pull' })
    // The plan has changed since: what is next and what is held back may have too.
    else if (known < revision) reload()
  }, [known, revision, pins, reload])
}
