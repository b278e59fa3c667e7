/** What a person does to the plan; each is one step of the history, offered for undo. */
import { useCallback, useEffect, useMemo } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PlannedTime } from '#core/contract/content/publications.contract.ts'
import { nextOpenSlots, timesFrom } from '#core/schedule/open-slots.ts'
import { schedulePins, unschedulePins } from '#core/pins/pin-schedule.ts'
import { useApp } from '../../../kit/context/app-context.tsx'
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import type { DelayedPin } from '../../../pins/publish-now/delays-of-now.ts'
import type { liveProgress } from '../../../pins/publish-now/progress/live-progress.ts'
import type { Note } from '../../../kit/ui/notes/note.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import type { ChosenPlace, Destination } from '../destination-form.tsx'
import { type Move, moveEvents } from '../move-mode/move-events.ts'
import type { TimesOf } from './plan-drafts.ts'
import { isMovable, movedTo, type Planned } from './planned-days.ts'
import { publishNow } from '../publishing/publish-now.ts'
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import type { HeldNoteInput } from '../rules/held-note.ts'
import { useHeldNote } from '../rules/use-held-note.ts'

export type Planning = ReturnType<typeof usePlanning>

/** `onKeptOut`: opens what keeps drafts out of the plan. */
interface GivenPlanning extends HeldNoteInput {
  readonly boards: Pick<Boards, 'status' | 'list'>
  readonly onKeptOut: (pinIds: readonly string[]) => void
  /** Their boards may not be on the network yet. */
  readonly onPlanned: () => void
  /** Publications that are in a file for Pinterest. */
  readonly filed: Pick<ReadonlySet<string>, 'has'>
}

export function usePlanning(given: GivenPlanning) {
  const drafts = useDraftPlanning(given)
  const moves = useMoves(given)
  const removal = useRemoval()
  const { onPlanned } = given
  return useMemo(
    () => ({ ...drafts, ...moves, ...removal, onPlanned }),
    [drafts, moves, removal, onPlanned],
  )
}

const loadPlanDrafts = async () => import('./plan-drafts.ts')

/** Gives drafts their times. */
function useDraftPlanning(given: GivenPlanning) {
  const { plan, boards, onKeptOut, onPlanned } = given
  const { status, list } = boards
  const { format } = given.display
  const { newId } = useApp()
  const { apply, undo } = usePinActions()
  const toast = useToast()
  const t = useText(calendarMessages)
  const offerUndo = useOfferUndo(undo)
  const heldNote = useHeldNote(given)
  // Before the first key: a plan that waits for it would not see the one before it.
  useEffect(() => void loadPlanDrafts().catch(() => undefined), [])
  return useMemo(() => {
    const planFit = async (pins: readonly Pin[], timesOf: TimesOf): Promise<void> => {
      const loaded = await loadPlanDrafts().catch(() => null)
      if (loaded === null) return toast({ text: t('calendar.notPlanned'), tone: 'danger' })
      const known = status === 'ready' ? list : null
      const { keptOut, boardless, first, publications } = loaded.planDrafts(pins, {
        boards: known,
        timesOf,
        newId,
      })
      if (keptOut.length > 0) onKeptOut(keptOut)
      if (boardless > 0) toast({ text: t('calendar.needsBoard', { count: boardless }) })
      if (first === null) toast({ text: t('calendar.noSlots') })
      else if (first !== undefined) {
        const cause = apply((book) => schedulePins(book, publications))
        onPlanned()
        const moment = format.moment(first.wall)
        const text = t('calendar.planned', { count: publications.length, moment })
        offerUndo(
          text + (await heldNote((rules) => rules.plannedDrafts(pins, publications))),
          cause,
        )
      }
    }
    return {
      planNext: (pins: readonly Pin[]) =>
        void planFit(pins, (count) =>
          nextOpenSlots(plan.schedule, plan.taken, { from: plan.now, count }),
        ),
      planFrom: (pins: readonly Pin[], first: PlannedTime) =>
        void planFit(pins, (count) => timesFrom(plan.schedule, plan.taken, { first, count })),
      /** The first ones that there are times for. */
      planAtTimes: (pins: readonly Pin[], times: readonly PlannedTime[]) =>
        void planFit(pins, (count) => times.slice(0, count)),
    }
  }, [
    plan,
    format,
    status,
    list,
    onKeptOut,
    onPlanned,
    apply,
    offerUndo,
    heldNote,
    toast,
    t,
    newId,
  ])
}

/** The times of pins that were not moved on another device since the question. */
function unmoved(all: readonly Planned[], delayed: readonly DelayedPin[]): Move[] {
  const times = new Map(all.map(({ publication: { id, at } }) => [id, at]))
  return delayed
    .filter(({ publication: { id, at } }) => times.get(id) === at)
    .map(({ to, ...planned }) => ({ planned, to }))
}

interface MoveWords {
  /** Can't be undone. */
  readonly finalStep?: string
  /** The note follows the pin. */
  readonly live?: (words: { text: string; isKept: boolean }) => Pick<Note, 'live'>
  /** Follows the words. */
  readonly note?: Promise<string>
}

interface NowWords {
  readonly delayed: readonly DelayedPin[]
  /** Given by what is loaded later than the calendar. */
  readonly follow: typeof liveProgress
}

/** Applies moves, and says what they did. */
function useMoveTo({ display, filed, onPlanned }: GivenPlanning) {
  const { newId } = useApp()
  const { apply, undo } = usePinActions()
  const toast = useToast()
  const words = useText(publishingMessages)
  const offerUndo = useOfferUndo(undo)
  return useMemo(() => {
    // What goes out now has left before a button could be pressed: `finalStep` offers no undo.
    const moveTo = (
      moves: readonly Move[],
      text: string | null,
      { finalStep, note, live }: MoveWords = {},
    ) => {
      const cause = apply((book) => moveEvents(book, moves, newId), finalStep)
      const isFiled = moves.some(({ planned }) => filed.has(planned.publication.id))
      onPlanned()
      if (text === null) return
      const whole = isFiled ? text + words('publishing.fileKeeps') : text
      const isKept = isFiled || finalStep === undefined
      const followed = live?.({ text: whole, isKept })
      if (note !== undefined) void note.then((held) => offerUndo(whole + held, cause))
      else if (finalStep === undefined) offerUndo(whole, cause, followed)
      else toast({ kind: 'undo', text: whole, ...followed })
    }
    /** Null where there are no moves. */
    const movedWords = (moves: readonly Move[]): string | null => {
      const [first] = moves.toSorted((a, b) => a.to.at - b.to.at)
      if (first === undefined) return null
      const moment = display.format.moment(first.to.wall)
      return words('publishing.movedMany', { count: moves.length, moment })
    }
    return { moveTo, movedWords }
  }, [display, filed, onPlanned, apply, offerUndo, toast, words, newId])
}

/** Changes and removes what is planned. */
function useMoves(given: GivenPlanning) {
  const { plan, display } = given
  const heldNote = useHeldNote(given)
  const { now } = useApp()
  const toast = useToast()
  const t = useText(calendarMessages)
  const words = useText(publishingMessages)
  const { moveTo, movedWords } = useMoveTo(given)
  return useMemo(
    () => ({
      move: (planned: Planned, to: PlannedTime | Destination) => {
        if (isMovable(planned.publication))
          moveTo([{ planned, to }], t('calendar.moved', { moment: display.format.moment(to.wall) }))
        else toast({ text: t('calendar.notMoved') })
      },
      /** As one step. */
      moveAll: (moves: readonly Move[]) => {
        const text = movedWords(moves)
        if (text === null) toast({ text: t('calendar.noSlots') })
        else {
          const note = heldNote(() => moves.map(({ planned, to }) => movedTo(planned, to)))
          moveTo(moves, text, { note })
        }
      },
      /**
       * `delayed` get their new times, as a step of their own: the pin itself can't be taken back.
       */
      publishNow: (planned: Planned, place: ChosenPlace, { delayed, follow }: NowWords) => {
        const at = now()
        const { to, state } = publishNow(planned.publication.state, {
          now: at,
          zone: plan.schedule.zone,
          place,
        })
        if (to === null) return toast({ text: words(`publishing.words.${state}`) })
        const started = words('publishing.nowDone')
        const live: MoveWords['live'] = (shown) => follow({ at, ...shown })
        const moves = unmoved(plan.all, delayed)
        const moved = movedWords(moves)
        // One note for both: a second one would close the first.
        const alone = moved === null ? started : null
        moveTo([{ planned, to }], alone, { finalStep: 'publishNow', live })
        if (moved !== null) moveTo(moves, `${started} ${moved}`, { live })
      },
    }),
    [plan, display, heldNote, moveTo, movedWords, toast, t, words, now],
  )
}

function useRemoval() {
  const { apply, undo } = usePinActions()
  const toast = useToast()
  const t = useText(calendarMessages)
  const offerUndo = useOfferUndo(undo)
  return useMemo(
    () => ({
      remove: (planned: readonly Planned[]) => {
        const movable = planned.filter(({ publication }) => isMovable(publication))
        if (movable.length < planned.length) toast({ text: t('calendar.notRemoved') })
        const gone = movable.map(({ pin, publication }) => ({
          id: pin.id,
          publication_id: publication.id,
        }))
        offerUndo(
          t('calendar.removed', { count: gone.length }),
          apply((book) => unschedulePins(book, gone)),
        )
      },
    }),
    [apply, offerUndo, toast, t],
  )
}

/** Says what was done, with a button that takes back just this; nothing when nothing was done. */
function useOfferUndo(undo: (cause: string) => void) {
  const toast = useToast()
  const t = useText(calendarMessages)
  return useCallback(
    (text: string, cause: string | null, live?: Pick<Note, 'live'>) => {
      if (cause !== null)
        toast({
          kind: 'undo',
          text,
          ...live,
          action: { label: t('calendar.undo'), onPress: () => undo(cause) },
        })
    },
    [undo, toast, t],
  )
}
