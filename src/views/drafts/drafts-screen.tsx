/** All pins of the account, whatever their status: found, sorted, favoured, edited, put on boards, exported, deleted. */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/pins.contract.ts'
import { defaultFilters, filterPins } from '#core/pins/pin-filters.ts'
import { listPins } from '#core/pins/pin.selectors.ts'
import { useActor, usePins } from '../app-context.tsx'
import { PinEditor } from '../editor/pin-editor.tsx'
import { ExportDialog } from '../export/export-dialog.tsx'
import { useRenderingPins } from '../generate/use-jobs.ts'
import { GridSkeleton } from '../grid/grid-skeleton.tsx'
import { PinGrid } from '../grid/pin-grid.tsx'
import { SelectionBar } from '../grid/selection-bar.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useText } from '../i18n/text.ts'
import { Screen } from '../shell/screen.tsx'
import { BoardPicker } from '../titles/board-picker.tsx'
import { useBoards } from '../titles/use-boards.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { DraftFilters } from './draft-filters.tsx'
import { draftsMessages } from './drafts.messages.ts'
import { type OwnSelection, useOwnSelection } from './use-own-selection.ts'

export function DraftsScreen() {
  const t = useText(draftsMessages)
  const pins = useActor('pins')
  // The rows, not the book: selecting makes a new book, and ten thousand pins would be filtered again at every click.
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  const count = usePins((snapshot) => snapshot.context.book.count)
  const filters = usePins((snapshot) => snapshot.context.filters)
  const isLoading = usePins((snapshot) => snapshot.hasTag('loading'))
  const error = usePins((snapshot) => (snapshot.hasTag('failed') ? (snapshot.context.error ?? '') : null))
  const byId = useMemo(() => new Map(listPins({ buckets }).map((pin) => [pin.id, pin])), [buckets])
  const shown = useMemo(() => filterPins({ buckets }, filters).flatMap((id) => byId.get(id) ?? []), [buckets, byId, filters])
  const selected = useOwnSelection(shown)
  const lead = isLoading ? undefined : shown.length === count ? t('drafts.count', { count }) : t('drafts.countOf', { shown: shown.length, count })
  if (error !== null)
    return (
      <Screen title={t('drafts.title')} width="wide">
        <ErrorState title={t('drafts.failed')} onRetry={() => pins.send({ type: 'pins.retry' })}>
          <p>{error}</p>
          <p>{t('drafts.failedWords')}</p>
        </ErrorState>
      </Screen>
    )
  return (
    <Screen title={t('drafts.title')} lead={<span aria-live="polite">{lead}</span>} width="wide">
      {count > 0 ? <DraftFilters /> : null}
      {isLoading ? <GridSkeleton label={t('drafts.loading')} /> : null}
      {!isLoading && count === 0 ? (
        <EmptyState
          icon="drafts"
          title={t('drafts.empty')}
          action={
            <LinkButton variant="primary" href="/generate">
              {t('drafts.emptyAction')}
            </LinkButton>
          }
        >
          {t('drafts.emptyWords')}
        </EmptyState>
      ) : null}
      {count > 0 && shown.length === 0 ? (
        <EmptyState icon="search" title={t('drafts.filteredEmpty')} action={<Button onPress={() => pins.send({ type: 'pins.filter', filters: { ...defaultFilters, sort: filters.sort } })}>{t('drafts.clear')}</Button>}>
          {t('drafts.filteredEmptyWords', { count })}
        </EmptyState>
      ) : null}
      {shown.length > 0 ? <DraftGrid pins={shown} selected={selected} /> : null}
    </Screen>
  )
}

function DraftGrid({ pins, selected }: { pins: readonly Pin[]; selected: OwnSelection }) {
  const t = useText(draftsMessages)
  const own = usePinActions()
  const actions = { ...own, clear: () => { selected.clear(); return [] } }
  const working = useRenderingPins()
  const boards = useBoards()
  const [opened, setOpened] = useState<string | null>(null)
  const [exported, setExported] = useState<readonly string[] | null>(null)
  const [first] = selected.ids
  const chosen = pins.filter(({ id }) => selected.set.has(id))
  /** Boards that all selected pins have. */
  const shared = (chosen[0]?.boards ?? []).filter((board) => chosen.every((pin) => pin.boards.some((other) => other.board_id === board.board_id && other.section_id === board.section_id)))
  return (
    <>
      <PinGrid label={t('drafts.grid')} pins={pins} selected={selected.set} working={working} showStatus onSelect={selected.change} onOpen={setOpened} onFavor={(id) => actions.favor([id])} onDelete={actions.remove} />
      <SelectionBar ids={selected.ids} total={pins.length} actions={actions} onSelectAll={() => selected.change({ select: pins.map(({ id }) => id), deselect: [] })}>
        {selected.ids.length === 1 && first !== undefined ? (
          <Button size="small" icon="edit" onPress={() => setOpened(first)}>
            {t('drafts.edit')}
          </Button>
        ) : null}
        <BoardPicker
          label={t('drafts.boardsOf', { count: selected.ids.length })}
          boards={boards}
          placement="top end"
          value={shared}
          onChange={(places) => actions.setBoards(selected.ids, places)}
          trigger={
            <Button size="small" icon="board">
              {t('drafts.boards')}
            </Button>
          }
        />
        <Button size="small" variant="primary" icon="download" onPress={() => setExported(selected.ids)}>
          {t('drafts.export')}
        </Button>
      </SelectionBar>
      {opened === null ? null : <PinEditor pinId={opened} order={pins} onClose={() => setOpened(null)} onOpen={setOpened} />}
      {exported === null ? null : <ExportDialog pinIds={exported} onClose={() => setExported(null)} />}
    </>
  )
}
