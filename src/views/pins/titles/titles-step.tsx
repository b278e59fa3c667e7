/**
 * Fifth step: the committed pins as a table that is as quick as a spreadsheet. Every cell is kept
 * when it is left; "Saved" means that it is.
 */
import { type Ref, Suspense, useImperativeHandle, useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { openCommittedPins } from '#core/pins/book/pin-selectors.ts'
import { usePinFlow, usePins } from '../../kit/context/app-context.tsx'
import { PinEditor } from '../editor/pin-editor.tsx'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import frame from '../steps/step.module.css'
import { StepFoot } from '../steps/step-foot.tsx'
import { type PinActions, usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { SyncWord } from '../sync/sync-status.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { KeysHint } from '../../kit/ui/keys/kbd.tsx'
import { EmptyState } from '../../kit/ui/states.tsx'
import { BoardsByInterest } from './boards-by-interest.tsx'
import { BoardsOfMany } from '../boards/boards-of-many.tsx'
import { TitlesRow } from './titles-row.tsx'
import titlesMessages from '#locales/en/pins/titles.json' with { type: 'json' }
import css from './titles-table.module.css'
import { type Boards, useBoards } from '../boards/use-boards.ts'
import { type CellPlace, focusFault, useRowActions } from './use-row-actions.ts'
import { useSaveCommitted } from './use-save-committed.ts'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'

/** Loaded once the table is there. */
const DraftFindings = lazyExtra(
  async () => (await import('../preflight/draft-findings.tsx')).DraftFindings,
)
const CHOSEN_HERE = ['export.board']

/** For the step bar, which leads on from here too. */
export interface TitlesHandle {
  /** What the step's main button does: the pins become drafts, unless a cell has a fault. */
  readonly finish: () => void
}

interface TitlesStepProps {
  /** Null while there is no table. */
  readonly ref: Ref<TitlesHandle>
  readonly onBack: () => void
  readonly onFinish: () => void
}

export function TitlesStep({ ref, onBack, onFinish }: TitlesStepProps) {
  const t = useText(titlesMessages)
  const book = usePins((snapshot) => snapshot.context.book)
  const pins = useMemo(() => openCommittedPins(book), [book])
  // Until the server has reported what there is, none may only be none yet.
  const isUnknown = usePinFlow((snapshot) => snapshot.hasTag('loading'))
  const isLoading =
    usePins((snapshot) => snapshot.hasTag('loading')) || (isUnknown && pins.length === 0)
  const [opened, setOpened] = useState<string | null>(null)
  return (
    <section className={frame.step} aria-label={t('titles.title')}>
      <div className={frame.intro}>
        <h2>
          {t('titles.title')}{' '}
          {isLoading ? null : (
            <span className={frame.aside}>{t('titles.count', { count: pins.length })}</span>
          )}
        </h2>
        <p className={frame.quiet}>
          {t('titles.lead')}
          <KeysHint>{t('titles.keys')}</KeysHint>
        </p>
      </div>
      {isLoading ? <GridSkeleton label={t('titles.table')} /> : null}
      {!isLoading && pins.length === 0 ? (
        <EmptyState
          icon="list"
          title={t('titles.empty')}
          action={<Button onPress={onBack}>{t('titles.emptyAction')}</Button>}
        >
          {t('titles.emptyWords')}
        </EmptyState>
      ) : null}
      {pins.length > 0 ? (
        <Titles ref={ref} pins={pins} onBack={onBack} onFinish={onFinish} onOpen={setOpened} />
      ) : null}
      {opened === null ? null : (
        <PinEditor pinId={opened} order={pins} onClose={() => setOpened(null)} onOpen={setOpened} />
      )}
    </section>
  )
}

function Titles({
  ref,
  pins,
  onBack,
  onFinish,
  onOpen,
}: TitlesStepProps & { pins: readonly Pin[]; onOpen: (pinId: string) => void }) {
  const t = useText(titlesMessages)
  const actions = usePinActions()
  const save = useSaveCommitted()
  const boards = useBoards()
  const { on, table } = useRowActions(actions, onOpen)
  /** The cell that keeps the person from finishing. */
  const [stopped, setStopped] = useState<CellPlace | null>(null)
  const without = pins.filter((pin) => pin.boards.length === 0).length
  const finish = () => {
    const fault = focusFault(table.current)
    setStopped(fault)
    if (fault !== null) return
    if (!save()) return
    actions.clear()
    onFinish()
  }
  useImperativeHandle(ref, () => ({ finish }))
  return (
    <>
      <Tools pins={pins} boards={boards} actions={actions} />
      <Suspense fallback={null}>
        <DraftFindings pins={pins} boards={boards} without={CHOSEN_HERE} />
      </Suspense>
      <BoardsByInterest pins={pins} boards={boards} actions={actions} />
      <table ref={table} className={css.table} aria-label={t('titles.table')}>
        <Columns />
        <tbody>
          {pins.map((pin, row) => (
            <TitlesRow key={pin.id} {...{ pin, row, boards, on }} above={pins[row - 1]} />
          ))}
        </tbody>
      </table>
      <StepFoot
        onBack={onBack}
        words={
          stopped === null ? (
            t('titles.withoutBoard', { count: without })
          ) : (
            <StoppedAt cell={stopped} />
          )
        }
      >
        <Button variant="primary" iconEnd="arrowEnd" onPress={finish}>
          {t('titles.finish')}
        </Button>
      </StepFoot>
    </>
  )
}

function StoppedAt({ cell: { isEmpty, column, row } }: { cell: CellPlace }) {
  const t = useText(titlesMessages)
  return (
    <strong role="alert">
      {t(isEmpty ? 'titles.stoppedMissing' : 'titles.stopped', { column, number: row + 1 })}
    </strong>
  )
}

function Columns() {
  const t = useText(titlesMessages)
  return (
    <thead>
      <tr>
        <th scope="col">{t('titles.pin')}</th>
        <th scope="col">{t('titles.columnTitle')}</th>
        <th scope="col">{t('titles.columnDescription')}</th>
        <th scope="col">{t('titles.columnBoards')}</th>
        <th scope="col">
          <span className={css.hidden}>{t('titles.more')}</span>
        </th>
      </tr>
    </thead>
  )
}

/** Over the table: boards for all pins at once, and whether everything is saved. */
function Tools({
  pins,
  boards,
  actions,
}: {
  pins: readonly Pin[]
  boards: Boards
  actions: PinActions
}) {
  const t = useText(titlesMessages)
  return (
    <div className={css.tools}>
      <BoardsOfMany
        label={t('titles.allBoards')}
        boards={boards}
        pins={pins}
        actions={actions}
        trigger={<Button icon="board">{t('titles.allBoards')}</Button>}
      />
      <SyncWord />
    </div>
  )
}
