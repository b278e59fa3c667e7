/**
 * How the account's pins go out: its connection, and what the server says of sending. The machine
 * `publishing` asks for that while the calendar is open.
 */
import { useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import { isByHand } from '#core/by-hand/due-by-hand.ts'
import type { Connection, NetworkName } from '#core/contract/account/connections.contract.ts'
import type { Outbox } from '#core/contract/publishing/outbox.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { publicationsBetween } from '#core/pins/pin-schedule.ts'
import type { PublishingPlan } from '../../../../machines/publishing/publishing.machine.ts'
import { useAccounts, useApp, useEnvironment, usePins } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { useScreenActor } from '../../../kit/context/screen-actor.ts'
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
  /** The user publishes by hand. False until the server has answered. */
  readonly isByHand: boolean
  /** Whether the server has answered which pins are in a file. */
  readonly isFiledKnown: boolean
  readonly stateOf: (publication: Publication) => ShownState
  /** Asks the server again which pins are in a file. */
  readonly reloadFiled: () => void
  /** Asks again which boards the network has. */
  readonly reloadConnection: () => void
  /** Asks the server again what it sends. */
  readonly reload: () => void
}

export function usePublishing(now: number, schedule: string): Publishing {
  const publications = usePublications()
  const { outbox, asked, reload, followed, ...connected } = useOutbox(publications)
  const { connection, found, reloadConnection } = connected
  const { filed, isFiledKnown, reloadFiled } = useFiled(reload)
  const byHand = connection !== 'unknown' && isByHand(found ?? null)
  const times = useMemo(
    () => timesOf(now, { found, outbox, asked, filed, byHand }),
    [now, found, outbox, asked, filed, byHand],
  )
  const revision = usePins((snapshot) => snapshot.context.revision)
  const pause = useMemo(() => pollPause(publications, times), [publications, times])
  useFollowed(followed, { pause, revision })
  useReloadWith(schedule, reload)
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
      reloadConnection,
      reload,
    }),
    [
      connection,
      found,
      outbox,
      asked,
      times,
      byHand,
      isFiledKnown,
      reloadFiled,
      reloadConnection,
      reload,
    ],
  )
}

/** Pins in a file are not sent from here, so the server is asked again what it sends next. */
function useFiled(reloadOutbox: () => void) {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const params = accountId === null ? null : { account_id: accountId }
  const { data, reload } = useLoad('listFiled', params && { params })
  const filed = useMemo(
    () => new Map(data?.filed.map(({ publication_id, filed_at }) => [publication_id, filed_at])),
    [data],
  )
  useReload(reload)
  const reloadFiled = useCallback(() => {
    reload()
    reloadOutbox()
  }, [reload, reloadOutbox])
  return { filed, isFiledKnown: data !== null, reloadFiled }
}

/**
 * After a pull of the pins, and when the page is shown again: another device may have made a file.
 */
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

/** What goes out next follows from the week, its rules and the pause. */
function useReloadWith(schedule: string, reload: () => void): void {
  const known = useRef(schedule)
  useEffect(() => {
    if (known.current !== '' && known.current !== schedule) reload()
    known.current = schedule
  }, [schedule, reload])
}

/** What the server says of sending the account's pins. */
function useOutbox(publications: readonly Publication[]) {
  const { accountId, found, connection, reloadConnection } = useConnection()
  const { actor, open } = useScreenActor('publishing', accountId ?? '')
  // Without a connection only the person can say what became of a pin.
  const isAsked = connection === 'none' && publications.some(({ state }) => state === 'unknown')
  const isWanted = found !== undefined || isAsked
  const known = useSelector(actor, (snapshot) => snapshot?.context.outbox ?? null)
  const reload = useCallback(() => actor?.send({ type: 'publishing.reload' }), [actor])
  return {
    connection,
    found,
    reloadConnection,
    outbox: found === undefined ? null : known,
    asked: isWanted && known !== null ? known.asked : NOBODY,
    reload,
    followed: { actor, open, accountId, isWanted },
  }
}

function useConnection() {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const { data: connections, reload } = useLoad('listConnections', {})
  const found = connections?.connections.find(({ account_id }) => account_id === accountId)
  const connection = connections === null ? ('unknown' as const) : (found ?? ('none' as const))
  return { accountId, found, connection, reloadConnection: reload }
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

/** Opens the machine, and sends it what it needs to know of the plan. */
function useFollowed(
  { actor, open, accountId, isWanted }: ReturnType<typeof useOutbox>['followed'],
  { pause, revision }: Omit<PublishingPlan, 'isWanted'>,
): void {
  const { app, client } = useApp()
  useEffect(() => {
    if (accountId !== null)
      void import('./follow-publishing.ts').then(({ openPublishing }) =>
        openPublishing({ app, client, accountId, open }),
      )
  }, [app, client, accountId, open])
  useEffect(
    () => actor?.send({ type: 'publishing.plan', plan: { isWanted, pause, revision } }),
    [actor, isWanted, pause, revision],
  )
}
