/** Fourth step: the grid fills while the job runs; what is good is selected and committed. */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { deselect } from '#core/pins/pin.commands.ts'
import { listPins } from '#core/pins/pin.selectors.ts'
import { usePins } from '../app-context.tsx'
import { PinEditor } from '../editor/pin-editor.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import { PinGrid } from '../grid/pin-grid.tsx'
import { SelectionBar } from '../grid/selection-bar.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useSelected } from '../grid/use-selected.ts'
import { useText } from '../i18n/text.ts'
import { ProgressBar } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { ToggleChip } from '../ui/tag-input.tsx'
import css from './generate.module.css'
import { pinsMessages } from './pins.messages.ts'
import { StepFoot } from './step-foot.tsx'
import { useGeneration, useLastRun, useRenderingPins } from './use-jobs.ts'

interface PinsStepProps {
  readonly onBack: () => void
  readonly onCommit: () => void
  readonly onTitles: () => void
}

export function PinsStep(props: PinsStepProps) {
  const t = useText(pinsMessages)
  const all = usePins((snapshot) => listPins(snapshot.context.book))
  const job = useGeneration()
  const every = useMemo(() => all.filter((pin) => pin.status === 'generated'), [all])
  const since = useLastRun(usePins((snapshot) => snapshot.context.accountId))
  const ofRun = useMemo(() => (since === null ? every : every.filter((pin) => pin.created_at >= since)), [every, since])
  const [wantsAll, setWantsAll] = useState(false)
  const hasOlder = ofRun.length < every.length && (ofRun.length > 0 || job !== null)
  const generated = hasOlder && !wantsAll ? ofRun : every
  return (
    <section className={css.step} aria-label={t('pins.title')}>
      <div className={css.intro}>
        <h2>
          {t('pins.title')} {generated.length > 0 ? <span className={css.aside}>{t('pins.count', { count: generated.length })}</span> : null}
        </h2>
        <p className={css.quiet}>{t('pins.lead')}</p>
      </div>
      {hasOlder ? (
        <div className={css.line} role="group" aria-label={t('pins.which')}>
          <ToggleChip isSelected={!wantsAll} onChange={() => setWantsAll(false)}>
            {t('pins.thisRun')}
          </ToggleChip>
          <ToggleChip isSelected={wantsAll} onChange={() => setWantsAll(true)}>
            {t('pins.allGenerated')}
          </ToggleChip>
        </div>
      ) : null}
      {job ? (
        <div className={css.job}>
          <ProgressBar label={job.total === 0 ? t('pins.starting') : t('pins.making', { done: job.done, total: job.total })} {...(job.total === 0 ? {} : { value: job.done, max: job.total })} />
          <p className={`${css.quiet} ${css.small}`}>{t('pins.makingHint')}</p>
        </div>
      ) : null}
      <Body {...props} pins={generated} pending={job ? job.total - job.done : 0} isRunning={job !== null} />
    </section>
  )
}

type BodyProps = PinsStepProps & { readonly pins: readonly Pin[]; readonly pending: number }

/** The grid, or what stands in its place. */
function Body({ isRunning, ...props }: BodyProps & { readonly isRunning: boolean }) {
  const t = useText(pinsMessages)
  const isLoading = usePins((snapshot) => snapshot.hasTag('loading'))
  const error = usePins((snapshot) => (snapshot.hasTag('failed') ? (snapshot.context.error ?? '') : null))
  if (error !== null)
    return (
      <ErrorState title={t('pins.failed')}>
        <p>{error}</p>
        <p>{t('pins.failedWords')}</p>
      </ErrorState>
    )
  if (isLoading) return <GridSkeleton label={t('pins.loading')} />
  if (props.pins.length > 0 || isRunning) return <Pins {...props} />
  return (
    <EmptyState icon="grid" title={t('pins.empty')} action={<Button onPress={props.onBack}>{t('pins.emptyAction')}</Button>}>
      {t('pins.emptyWords')}
    </EmptyState>
  )
}

function Pins({ pins, pending, onBack, onCommit, onTitles }: BodyProps) {
  const t = useText(pinsMessages)
  const actions = usePinActions()
  const selected = useSelected(pins)
  const working = useRenderingPins()
  const committedIds = usePins((snapshot) => snapshot.context.book.committedIds)
  const committed = useMemo(() => new Set(committedIds), [committedIds])
  const [opened, setOpened] = useState<string | null>(null)
  /** What is selected elsewhere, out of sight, is not carried along. */
  const commit = () => {
    actions.apply((book) => deselect(book, book.selectedIds.filter((id) => !selected.set.has(id))))
    onCommit()
  }
  const selectAll = () => actions.select({ select: pins.map(({ id }) => id), deselect: [] })
  return (
    <>
      <PinGrid
        label={t('pins.grid')}
        pins={pins}
        selected={selected.set}
        committed={committed}
        working={working}
        pendingCount={pending}
        onSelect={actions.select}
        onOpen={setOpened}
        onFavor={(id) => actions.favor([id])}
        onDelete={actions.remove}
      />
      {selected.ids.length > 0 ? (
        <SelectionBar ids={selected.ids} total={pins.length} actions={actions} onSelectAll={selectAll}>
          <Button variant="primary" iconEnd="arrowEnd" onPress={commit}>
            {t('pins.commit')}
          </Button>
        </SelectionBar>
      ) : (
        <StepFoot onBack={onBack} words={committed.size > 0 ? t('pins.committed', { count: committed.size }) : t('pins.chooseSome')}>
          {committed.size > 0 ? (
            <Button iconEnd="arrowEnd" onPress={onTitles}>
              {t('pins.toCommitted')}
            </Button>
          ) : (
            <Button isDisabled={pins.length === 0} onPress={selectAll}>
              {t('pins.selectAll')}
            </Button>
          )}
        </StepFoot>
      )}
      {opened === null ? null : <PinEditor pinId={opened} order={pins} onClose={() => setOpened(null)} onOpen={setOpened} />}
    </>
  )
}
