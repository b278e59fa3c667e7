/**
 * Drafts without a date, beside the calendar. They are dragged to a day, or sent to the next open
 * slot by one key.
 */
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { usePins } from '../../../kit/context/app-context.tsx'
import { usePinsToPlan } from '../../../pins/grid/pins-to-plan.ts'
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useText } from '../../../kit/i18n/text.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { lazyExtra } from '../../../kit/ui/lazy-extra.ts'
import { SearchField } from '../../../kit/ui/fields/search-field.tsx'
import { Banner, EmptyState, Skeleton } from '../../../kit/ui/states.tsx'
import calendarMessages from '#locales/en/calendar/calendar.json' with { type: 'json' }
import { DraftList } from './draft-list.tsx'
import css from './draft-tray.module.css'
import { filterDrafts, hasTrayChoice, type TrayFilter } from '../filtering/calendar-filter.ts'
import entriesMessages from '#locales/en/calendar/entries.json' with { type: 'json' }

/** Only where a draft lacks a board; it can name new ones, by 9,000 bytes of words. */
const BoardsOfMany = lazy(async () => ({
  default: (await import('../../../pins/boards/boards-of-many.tsx')).BoardsOfMany,
}))

const TrayFilters = lazyExtra(
  async () => (await import('../filtering/tray-filters.tsx')).TrayFilters,
)

export interface DraftTrayProps {
  readonly drafts: readonly Pin[]
  readonly filter: TrayFilter
  readonly onFilter: (filter: TrayFilter) => void
  readonly boards: Boards
  /** The first draft has the focus once the tray is there. */
  readonly focusesFirst: boolean
  readonly canUseSlots: boolean
  /** Sends these to the next open slots. */
  readonly onNextSlot: (pins: readonly Pin[]) => void
  /** Opens the dialog that asks for a date. */
  readonly onPlan: (pins: readonly Pin[]) => void
  /** Opens the dialog that proposes times. */
  readonly onSpread: (pins: readonly Pin[]) => void
  /** What sends these at once; null where nothing is sent from here. */
  readonly publishNow: (pins: readonly Pin[]) => ReactNode
  /** Starts the move mode. */
  readonly onMove: (pins: readonly Pin[]) => void
}

export function DraftTray({ drafts, filter, onFilter, boards, ...actions }: DraftTrayProps) {
  const t = useText(calendarMessages)
  const [query, setQuery] = useState('')
  const [first] = useState(usePinsToPlan())
  const [selected, setSelected] = useState<ReadonlySet<string>>(() => new Set(first))
  const sought = useDeferredValue(query.trim().toLowerCase())
  const shown = useMemo(
    () => firstOnes(filterDrafts(drafts, filter, sought), first),
    [drafts, filter, sought, first],
  )
  const chosen = shown.filter(({ id }) => selected.has(id))
  if (drafts.length === 0) return <NoDrafts />
  return (
    <div className={css.tray}>
      <SearchField
        label={t('calendar.traySearch')}
        placeholder={t('calendar.traySearch')}
        value={query}
        maxLength={200}
        onChange={setQuery}
      />
      {hasTrayChoice(drafts, filter) ? (
        // A draft must not move when they come.
        <Suspense fallback={<Skeleton height="var(--control)" radius="var(--radius-10)" />}>
          <TrayFilters {...{ filter, boards, drafts, onFilter }} />
        </Suspense>
      ) : null}
      <p className={css.help} id="tray-help">
        {t('calendar.trayHelp')}
      </p>
      <div className={css.choice}>
        <Button
          size="small"
          variant="quiet"
          onPress={() => setSelected(new Set(shown.map(({ id }) => id)))}
        >
          {t('calendar.trayAll')}
        </Button>
        <Button size="small" variant="quiet" onPress={() => setSelected(new Set())}>
          {t('calendar.trayNone')}
        </Button>
      </div>
      {shown.length === 0 ? (
        <p className={css.nothing}>{t('calendar.trayNothing')}</p>
      ) : (
        <DraftList pins={shown} selected={selected} onSelect={setSelected} {...actions} />
      )}
      <TrayFoot chosen={chosen} boards={boards} {...actions} />
    </div>
  )
}

function TrayFoot({
  chosen,
  boards,
  canUseSlots,
  onNextSlot,
  onPlan,
  onSpread,
  publishNow,
}: Omit<DraftTrayProps, 'drafts' | 'filter' | 'onFilter' | 'onMove' | 'focusesFirst'> & {
  chosen: readonly Pin[]
}) {
  const t = useText(calendarMessages)
  const entry = useText(entriesMessages)
  const boardless = chosen.filter((pin) => pin.boards.length === 0)
  const isNothing = chosen.length === boardless.length
  return (
    <div className={css.foot}>
      <span className={css.count} aria-live="polite">
        {t('calendar.traySelected', { count: chosen.length })}
      </span>
      <Boardless chosen={chosen} boards={boards} />
      <div className={css.actions}>
        {publishNow(chosen)}
        <Button size="small" isDisabled={isNothing} onPress={() => onSpread(chosen)}>
          {entry('entries.spread')}
        </Button>
        <Button size="small" isDisabled={isNothing} onPress={() => onPlan(chosen)}>
          {t('calendar.planOn')}
        </Button>
        <Button
          size="small"
          variant="primary"
          isDisabled={isNothing || !canUseSlots}
          onPress={() => onNextSlot(chosen)}
        >
          {t('calendar.nextSlot')}
        </Button>
      </div>
    </div>
  )
}

/** Asks for boards; while they are ticked, the pins stay those that had none. */
function Boardless({ chosen, boards }: { chosen: readonly Pin[]; boards: Boards }) {
  const t = useText(calendarMessages)
  const pinActions = usePinActions()
  const [asked, setAsked] = useState<ReadonlySet<string> | null>(null)
  const pins = chosen.filter(({ id, boards: own }) =>
    asked === null ? own.length === 0 : asked.has(id),
  )
  if (pins.length === 0) return null
  return (
    <Banner
      tone="warning"
      action={
        <Suspense fallback={null}>
          <BoardsOfMany
            label={t('calendar.boardsOf', { count: pins.length })}
            boards={boards}
            pins={pins}
            actions={pinActions}
            placement="top end"
            onOpenChange={(isOpen) => setAsked(isOpen ? new Set(pins.map(({ id }) => id)) : null)}
            trigger={
              <Button size="small" icon="board">
                {t('calendar.boards')}
              </Button>
            }
          />
        </Suspense>
      }
    >
      {t('calendar.needsBoard', { count: pins.length })}
    </Banner>
  )
}

/** What was chosen elsewhere comes first: the tray may be long. */
function firstOnes(drafts: readonly Pin[], ids: readonly string[]): readonly Pin[] {
  if (ids.length === 0) return drafts
  const chosen = new Set(ids)
  return drafts.toSorted((a, b) => Number(chosen.has(b.id)) - Number(chosen.has(a.id)))
}

/** Pins that were made, also those of a table, are planned once they are drafts. */
function NoDrafts() {
  const t = useText(calendarMessages)
  const { setStatus } = usePinActions()
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  const made = useMemo(
    () => listPins({ buckets }).filter(({ status }) => status === 'generated'),
    [buckets],
  )
  if (made.length > 0)
    return (
      <EmptyState
        icon="drafts"
        title={t('calendar.trayMade', { count: made.length })}
        action={
          <Button
            icon="drafts"
            size="small"
            onPress={() =>
              setStatus(
                made.map(({ id }) => id),
                'draft',
              )
            }
          >
            {t('calendar.traySave', { count: made.length })}
          </Button>
        }
      >
        {t('calendar.trayMadeWords')}
      </EmptyState>
    )
  return (
    <EmptyState
      icon="drafts"
      title={t('calendar.trayEmpty')}
      action={
        <LinkButton href="/generate" icon="generate" size="small">
          {t('calendar.trayAction')}
        </LinkButton>
      }
    >
      {t('calendar.trayEmptyWords')}
    </EmptyState>
  )
}
