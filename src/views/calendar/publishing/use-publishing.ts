/**
 * How the account's pins go out: its connection, and what the server says of sending. While the
 * calendar is open and visible the server is asked again and again, and when it has written more
 * than this browser knows, the pins are pulled.
 */
import { useEffect, useMemo, useRef } from 'react'
import { isByHand } from '#core/by-hand/due-by-hand.ts'
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
  /** Null without a connection, and until the server has answered. */
  readonly outbox: Outbox | null
  /** What the person is asked about, with or without a connection. */
  readonly asked: Outbox['asked']
  readonly times: SendingTimes
  /** Nobody but the person publishes. False until the server has answered. */
  readonly isByHand: boolean
  /** Whether the server has said which pins are in a file. */
  readonly isFiledKnown: boolean
  readonly stateOf: (publication: Publication) => ShownState
  /** Asks the server again which pins are in a file. */
  readonly reloadFiled: () => void
  /** Asks the server again what it sends. */
  readonly reload: () => void
}

export function usePublishing(now: number): Publishing {
  const publications = usePublications()
  const { connection, found, outbox, asked, isOn, reload } = useOutbox(publications)
  const { filed, isFiledKnown, reloadFiled } = useFiled()
  const byHand = connection !== 'unknown' && isByHand(found ?? null)
  const times = useMemo(
    () => timesOf(now, { found, outbox, asked, filed, byHand }),
    [now, found, outbox, asked, filed, byHand],
  )
  usePolling({ times, publications, outbox, reload, isOn })
  return useMemo(
    () => ({
      connection,
      network: found?.network ?? null,
      outbox,
      asked,
      times,
      isByHand: byHand,
      isFiledKnown,
      stateOf: (publication) => shownState(publication, times),
      reloadFiled,
      reload,
    }),
    [connection, found, outbox, asked, times, byHand, isFiledKnown, reloadFiled, reload],
  )
}

function useFiled() {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const params = accountId === null ? null : { account_id: accountId }
  const { data, reload } = useLoad('listFiled', params && { params })
  const filed = useMemo(
    () => new Map(data?.filed.map(({ publication_id, filed_at }) => [publication_id, filed_at])),
    [data],
  )
  useReload(reload)
  return { filed, isFiledKnown: data !== null, reloadFiled: reload }
}

/** After a pull of the pins, and when the page is shown again: another device may have made a file. */
function useReload(reload: () => void): void {
  const revision = usePins((snapshot) => snapshot.context.revision)
  const isVisible = useEnvironment((snapshot) => snapshot.context.visible)
  const seen = isVisible && revision
  const known = useRef(seen)
  useEffect(() => {
    if (known.current !== seen && seen !== false) reload()
    known.current = seen
  }, [seen, reload])
}

/** What the server says of sending the account's pins. */
function useOutbox(publications: readonly Publication[]) {
  const { accountId, found, connection } = useConnection()
  // Without a connection only the person can say what became of a pin.
  const isAsked = connection === 'none' && publications.some(({ state }) => state === 'unknown')
  const isOn = found !== undefined || isAsked
  const params = isOn && accountId !== null ? { account_id: accountId } : null
  const { data, reload } = useLoad('getOutbox', params && { params })
  const asked = isOn && data !== null ? data.asked : NOBODY
  return { connection, found, outbox: found === undefined ? null : data, asked, isOn, reload }
}

function useConnection() {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { data: connections } = useLoad('listConnections', {})
  const found = connections?.connections.find(({ account_id }) => account_id === accountId)
  const connection = connections === null ? ('unknown' as const) : (found ?? ('none' as const))
  return { accountId, found, connection }
}

interface Known {
  readonly found: Connection | undefined
  readonly outbox: Outbox | null
  readonly asked: Outbox['asked']
  readonly filed: SendingTimes['filed']
  readonly byHand: boolean
}

function timesOf(now: number, { found, outbox, asked, filed, byHand }: Known): SendingTimes {
  return {
    now,
    connectedAt: found?.connected_at ?? null,
    isByHand: byHand && found?.state !== 'lost',
    filed,
    backlogFrom: outbox?.backlog_from ?? null,
    delays: new Map(
      outbox?.delays.map(({ publication_id, until, rule }) => [publication_id, { until, rule }]),
    ),
    asked: new Set(asked.map(({ publication_id }) => publication_id)),
  }
}

const NOBODY: Outbox['asked'] = []

function usePublications(): readonly Publication[] {
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  return useMemo(
    () => publicationsBetween({ buckets }, 0, Infinity).map(({ publication }) => publication),
    [buckets],
  )
}

interface Polled {
  readonly times: SendingTimes
  readonly publications: readonly Publication[]
  readonly outbox: Outbox | null
  readonly reload: () => void
  readonly isOn: boolean
}

function usePolling({ times, publications, outbox, reload, isOn }: Polled): void {
  const pins = useActor('pins')
  const isVisible = useEnvironment((snapshot) => snapshot.context.visible)
  const pause = useMemo(() => pollPause(publications, times), [publications, times])
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
