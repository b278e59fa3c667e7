/** Fourth step: the grid fills while the job runs; what is good is selected and committed. */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { deselect } from '#core/pins/pin-commands.ts'
import { listPins, unsavedCommittedPins } from '#core/pins/book/pin-selectors.ts'
import { usePinFlow, usePins, useTranslate } from '../../../kit/context/app-context.tsx'
import { CarouselOfChosen } from '../../../pins/carousel/carousel-of-chosen.tsx'
import { useLooksOfPin } from '../../../pins/looks/looks-of-pin.tsx'
import { useTemplateCommand } from '../../../pins/template-of-pin/use-template-command.ts'
import { useVary } from '../../../pins/vary/use-vary.ts'
import { PinEditor } from '../../../pins/editor/pin-editor.tsx'
import { GridSkeleton } from '../../../pins/grid/grid-skeleton.tsx'
import { PinGrid } from '../../../pins/grid/pin-grid.tsx'
import {
  selectedByName,
  type SelectionChange,
  type PinSelection,
} from '../../../pins/grid/selection/pin-selection.ts'
import { SelectAll } from '../../../pins/grid/selection/select-all.tsx'
import { SelectionBar } from '../../../pins/grid/selection/selection-bar.tsx'
import { type PinActions, usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { ProgressBar } from '../../../kit/ui/marks/badge.tsx'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { KeysHint, TouchHint } from '../../../kit/ui/keys/kbd.tsx'
import { EmptyState, ErrorState } from '../../../kit/ui/states.tsx'
import { ToggleChip } from '../../../kit/ui/fields/tag-input.tsx'
import css from '../../../pins/steps/step.module.css'
import pinsMessages from '#locales/en/generate/pins.json' with { type: 'json' }
import { NothingSelected } from './nothing-selected.tsx'
import { countRepeatedTitles } from './repeated-titles.ts'
import {
  type Job,
  pendingOf,
  useGeneration,
  useLastRun,
  useRenderingPins,
} from '../../../pins/generation/use-jobs.ts'

interface PinsStepProps {
  readonly onBack: () => void
  readonly onCommit: () => void
  readonly onTitles: () => void
}

export function PinsStep(props: PinsStepProps) {
  const t = useText(pinsMessages)
  const job = useGeneration()
  const { pins, choice, arrived } = useShownPins(job)
  return (
    <section className={css.step} aria-label={t('pins.title')}>
      <div className={css.intro}>
        <h2>
          {t('pins.title')} {/* The progress below has the count of a running job. */}
          {pins.length > 0 && job === null ? (
            <span className={css.aside}>{t('pins.count', { count: pins.length })}</span>
          ) : null}
        </h2>
        <p className={css.quiet}>
          {t('pins.lead')}
          <KeysHint>{t('pins.keys')}</KeysHint>
          <TouchHint>{t('pins.taps')}</TouchHint>
        </p>
      </div>
      {choice ? (
        <div className={css.line} role="group" aria-label={t('pins.which')}>
          <ToggleChip isSelected={!choice.wantsAll} onChange={() => choice.want(false)}>
            {t('pins.thisRun')}
          </ToggleChip>
          <ToggleChip isSelected={choice.wantsAll} onChange={() => choice.want(true)}>
            {t('pins.allGenerated')}
          </ToggleChip>
        </div>
      ) : null}
      {job ? <Making job={job} /> : <Repeated pins={pins} />}
      <Body
        {...props}
        pins={pins}
        pending={job ? pendingOf(job, arrived) : 0}
        isRunning={job !== null}
      />
    </section>
  )
}

interface RunChoice {
  readonly wantsAll: boolean
  readonly want: (all: boolean) => void
}

/**
 * The pins of the last run; older ones only on demand, and a choice only where there are older
 * ones. `arrived` counts those that the running job has made.
 */
function useShownPins(job: Job | null): {
  pins: readonly Pin[]
  choice: RunChoice | null
  arrived: number
} {
  const all = usePins((snapshot) => listPins(snapshot.context.book))
  // Pins of a table are made in any order and have times in the order of their rows.
  const every = useMemo(
    () =>
      all
        .filter((pin) => pin.status === 'generated')
        .toSorted((one, other) => other.created_at - one.created_at),
    [all],
  )
  const since = useLastRun(usePins((snapshot) => snapshot.context.accountId))
  const ofRun = useMemo(
    () => (since === null ? every : every.filter((pin) => pin.created_at >= since)),
    [every, since],
  )
  const [wantsAll, want] = useState(false)
  const hasOlder = ofRun.length < every.length && (ofRun.length > 0 || job !== null)
  const startedAt = job?.startedAt ?? Number.POSITIVE_INFINITY
  return {
    pins: hasOlder && !wantsAll ? ofRun : every,
    choice: hasOlder ? { wantsAll, want } : null,
    arrived: every.filter((pin) => pin.created_at >= startedAt).length,
  }
}

function Making({ job }: { job: Job }) {
  const t = useText(pinsMessages)
  const isCounted = job.total > 0
  return (
    <div className={css.job}>
      <ProgressBar
        label={
          isCounted ? t('pins.making', { done: job.done, total: job.total }) : t('pins.starting')
        }
        {...(isCounted ? { value: job.done, max: job.total } : {})}
      />
      <p className={`${css.quiet} ${css.small}`}>{t('pins.makingHint')}</p>
    </div>
  )
}

function Repeated({ pins }: { pins: readonly Pin[] }) {
  const t = useText(pinsMessages)
  const all = usePins((snapshot) => listPins(snapshot.context.book))
  const count = useMemo(() => countRepeatedTitles(pins, all), [pins, all])
  return count === 0 ? null : (
    <p className={`${css.quiet} ${css.small}`}>{t('pins.repeated', { count })}</p>
  )
}

type BodyProps = PinsStepProps & {
  readonly pins: readonly Pin[]
  readonly pending: number
  readonly onOpen: (pinId: string) => void
}

/** The editor stays when the last pin is deleted elsewhere while it is edited. */
function Body(props: Omit<BodyProps, 'onOpen'> & { readonly isRunning: boolean }) {
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <>
      <Grid {...props} onOpen={setOpened} />
      {opened === null ? null : (
        <PinEditor
          pinId={opened}
          order={props.pins}
          onClose={() => setOpened(null)}
          onOpen={setOpened}
        />
      )}
    </>
  )
}

/** The grid, or what replaces it. */
function Grid({ isRunning, ...props }: BodyProps & { readonly isRunning: boolean }) {
  const t = useText(pinsMessages)
  const isLoading = usePins((snapshot) => snapshot.hasTag('loading'))
  const isUnknown = usePinFlow((snapshot) => snapshot.hasTag('loading'))
  const error = usePins((snapshot) =>
    snapshot.hasTag('failed') ? (snapshot.context.error ?? '') : null,
  )
  const saved = usePins((snapshot) => snapshot.context.book.count)
  const say = useTranslate()
  if (error !== null)
    return (
      <ErrorState title={t('pins.failed')}>
        <p>{say(error)}</p>
        <p>{t('pins.failedWords')}</p>
      </ErrorState>
    )
  if (isLoading) return <GridSkeleton label={t('pins.loading')} />
  if (props.pins.length > 0 || isRunning) return <Pins {...props} />
  // On a new device the server has not stated yet what there is.
  if (isUnknown) return <GridSkeleton label={t('pins.loading')} />
  if (saved > 0) return <AllSaved count={saved} onBack={props.onBack} />
  return (
    <EmptyState
      icon="grid"
      title={t('pins.empty')}
      action={<Button onPress={props.onBack}>{t('pins.emptyAction')}</Button>}
    >
      {t('pins.emptyWords')}
    </EmptyState>
  )
}

/** None is left to choose from: all of the account's pins are drafts, planned or published. */
function AllSaved({ count, onBack }: { count: number; onBack: () => void }) {
  const t = useText(pinsMessages)
  return (
    <EmptyState
      icon="drafts"
      title={t('pins.saved', { count })}
      action={
        <>
          <LinkButton variant="primary" icon="drafts" href="/drafts">
            {t('pins.savedAction')}
          </LinkButton>{' '}
          <Button onPress={onBack}>{t('pins.savedMore')}</Button>
        </>
      }
    >
      {t('pins.savedWords')}
    </EmptyState>
  )
}

function Pins({ pins, pending, onBack, onCommit, onTitles, onOpen }: BodyProps) {
  const t = useText(pinsMessages)
  const actions = usePinActions()
  const selected = useSelected(pins)
  const looks = useLooksOfPin(selected.ids)
  const vary = useVary(selected.ids)
  useTemplateCommand(selected.ids)
  const working = useRenderingPins()
  const committed = useCommitted()
  const waiting = usePins((snapshot) => unsavedCommittedPins(snapshot.context.book).length)
  const { select, selectAll, selectAllByFoot, isAllByFoot } = useSelecting(pins, actions)
  const commit = () => commitShown(selected.set, actions, onCommit)
  return (
    <>
      <SelectAll
        isRepeated={selected.ids.length === 0 && waiting === 0}
        onAll={selectAll}
        onNone={() => select({ select: [], deselect: selected.ids })}
      />
      <PinGrid
        label={t('pins.grid')}
        pins={pins}
        selected={selected.set}
        committed={committed}
        working={working}
        pendingCount={pending}
        onSelect={select}
        onOpen={onOpen}
        onLooks={looks.open}
        onVary={vary}
        onFavor={(id) => actions.favor([id])}
        onDelete={actions.remove}
      />
      {looks.sheet}
      {selected.ids.length > 0 ? (
        <SelectionBar
          ids={selected.ids}
          total={pins.length}
          actions={actions}
          onLooks={looks.open}
          onVary={vary}
          onSelectAll={selectAll}
        >
          <CarouselOfChosen pins={pins} chosen={selected.set} onOpen={onOpen} />
          <Button variant="primary" iconEnd="arrowEnd" autoFocus={isAllByFoot} onPress={commit}>
            {t('pins.commit')}
          </Button>
        </SelectionBar>
      ) : (
        <NothingSelected
          {...{ onBack, onTitles, committed: waiting }}
          count={pins.length}
          onSelectAll={selectAllByFoot}
        />
      )}
    </>
  )
}

/** What is selected elsewhere, out of sight, is not carried along. */
function commitShown(selected: PinSelection, actions: PinActions, onCommit: () => void): void {
  actions.apply((book) =>
    deselect(
      book,
      book.selectedIds.filter((id) => !selected.has(id)),
    ),
  )
  onCommit()
}

function useCommitted(): ReadonlySet<string> {
  const ids = usePins((snapshot) => snapshot.context.book.committedIds)
  return useMemo(() => new Set(ids), [ids])
}

function useSelecting(pins: readonly Pin[], actions: PinActions) {
  const [isAllByFoot, setAllByFoot] = useState(false)
  const select = (change: SelectionChange) => {
    setAllByFoot(false)
    actions.select(selectedByName(change, pins))
  }
  const selectAll = () => select({ select: 'all', deselect: [] })
  const selectAllByFoot = () => {
    selectAll()
    setAllByFoot(true)
  }
  /** `isAllByFoot`: the pressed button is gone, so the focus moves to the button that continues. */
  return { select, selectAll, selectAllByFoot, isAllByFoot }
}

/**
 * What is selected of the pins that are shown. The selection belongs to the account: pins that a
 * filter hides stay selected, but nothing is done to them.
 */
function useSelected(shown: readonly Pin[]): { ids: readonly string[]; set: PinSelection } {
  const selectedIds = usePins((snapshot) => snapshot.context.book.selectedIds)
  return useMemo(() => {
    const all = new Set(selectedIds)
    const ids = all.size === 0 ? [] : shown.flatMap(({ id }) => (all.has(id) ? id : []))
    return { ids, set: { has: (id) => all.has(id), size: ids.length, ids } }
  }, [selectedIds, shown])
}
