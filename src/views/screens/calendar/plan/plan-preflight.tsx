/**
 * What is found about the pins that go out next, and about drafts that were left out of the plan.
 */
import { useEffect, useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { MAX_CHECKED_PINS } from '#core/contract/publishing/preflight.contract.ts'
import type { PlanDelay } from '#core/preflight/preflight.ts'
import { keysOfSamePictures } from '#core/preflight/same-picture.ts'
import { onGoneBoards } from '#core/publishing/missing-boards.ts'
import { wallOf } from '#core/schedule/wall-time.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { checkedPins } from '../../../pins/preflight/checked-pins.ts'
import { KeptOutDialog } from '../../../pins/preflight/kept-out-dialog.tsx'
import { PreflightNotice } from '../../../pins/preflight/preflight-notice.tsx'
import { publicLinkRule } from '../../../pins/preflight/public-links.ts'
import { usePinChecks } from '../../../pins/preflight/use-pin-checks.ts'
import { BoardsOfPlans } from '../boards-there/boards-of-plans.tsx'
import { BoardsThere } from '../boards-there/boards-there.tsx'
import { GoneBoards } from '../boards-there/gone-boards.tsx'
import { DragNote } from '../dragging/drag-note.tsx'
import { heldDue, nextPlanned, withoutLater } from './next-planned.ts'
import type { Planned } from './planned-days.ts'
import { FailedBar } from '../publishing/bars/failed-bar.tsx'
import { canSend } from '../publishing/can-send.ts'
import { useShowCard } from '../days/use-show-card.ts'
import { newerForecast } from '../rules/forecast.ts'
import { ruleMoves } from '../rules/rule-moves.ts'
import type { ShownCalendar } from '../use-calendar.ts'

export function PlanPreflight({
  calendar,
  onOpen,
}: {
  calendar: ShownCalendar
  onOpen: (publicationId: string) => void
}) {
  const { keptOut, setKeptOut, boards, plan, display } = calendar
  const { connection } = display.publishing
  const gone = useMemo(() => {
    const planned = plan.all.filter(({ publication: { state } }) => state === 'planned')
    return typeof connection === 'string' ? [] : onGoneBoards(connection, boards.list, planned)
  }, [plan.all, connection, boards.list])
  const places = useMemo(() => {
    const ids = new Set(gone.map(({ board }) => board.id))
    const next = nextPlanned(plan, MAX_CHECKED_PINS).map(({ publication }) => publication)
    return next.filter(({ board_id }) => !ids.has(board_id))
  }, [plan, gone])
  return (
    <>
      <FailedBar {...{ plan, display, onOpen }} />
      <GoneBoards {...{ gone, boards, display, onOpen }} />
      <BoardsThere {...{ places, boards, display }} />
      <BoardsOfPlans calendar={calendar} />
      <PlannedFindings calendar={calendar} />
      <DragNote calendar={calendar} />
      {keptOut.length === 0 ? null : (
        <KeptOutDialog pinIds={keptOut} boards={boards} onClose={() => setKeptOut([])} />
      )}
    </>
  )
}

function PlannedFindings({ calendar }: { calendar: ShownCalendar }) {
  const { plan, schedule, display, boards, setForecast } = calendar
  const showCard = useShowCard(calendar)
  const { stateOf, format, zone } = display
  const { rules } = schedule.current
  const { config } = useApp()
  const { connection } = display.publishing
  const { all, now } = plan
  const next = useMemo(() => nextPlanned({ all, now }, MAX_CHECKED_PINS), [all, now])
  const checks = useChecks(calendar, next)
  const isSending = canSend(display)
  const { found, forecast } = useMemo(() => {
    const hashes = new Map(
      [...checks].flatMap(([id, { picture }]) => (picture === null ? [] : [[id, picture.hash]])),
    )
    const samePictures = keysOfSamePictures(hashes)
    const moves = ruleMoves({
      plan: { ...plan, all: withoutLater(plan, next) },
      schedule: { zone, rules },
      stateOf,
      samePictures,
    })
    const delays = new Map(
      moves.map(({ delay, nearAt }) => [delay.id, { ...delay, nearAt, rules }]),
    )
    const shown = isSending ? [...heldDue(now, moves), ...next] : next
    const checked = shown.map((one) => ({ ...one, delay: delays.get(one.publication.id) ?? null }))
    const needsPublicLink = publicLinkRule({ connection, config })
    return {
      found: checkedPins(checked, { boards: boards.list, checks, needsPublicLink }),
      forecast: { samePictures, waits: isSending ? delays : new Map<string, PlanDelay>() },
    }
  }, [plan, now, zone, rules, stateOf, next, checks, boards.list, connection, config, isSending])
  useEffect(() => setForecast((known) => newerForecast(known, forecast)), [forecast, setForecast])
  // Without the boards every pin would be on a board that is gone.
  if (boards.status !== 'ready' || schedule.status !== 'ready') return null
  return (
    <PreflightNotice
      found={found}
      momentOf={(at) => format.moment(wallOf(at, zone))}
      isPaused={schedule.pause !== null}
      isWaiting={isSending}
      onShow={showCard}
    />
  )
}

/** Also of the drafts that are being moved: a look-alike holds them, or they hold it. */
function useChecks(
  { plan: { drafts }, moving: { move } }: ShownCalendar,
  next: readonly Planned[],
) {
  const moved = move?.moved
  const pins = useMemo((): Pin[] => {
    const ids = new Set(moved?.kind === 'drafts' ? moved.pinIds : [])
    return [...drafts.filter(({ id }) => ids.has(id)), ...next.map(({ pin }) => pin)]
  }, [moved, drafts, next])
  return usePinChecks(pins)
}
