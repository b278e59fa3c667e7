/** The shown pins as cards, with what can be done to the selected ones. */
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useAccounts } from '../../kit/context/app-context.tsx'
import { CarouselOfChosen } from '../../pins/carousel/carousel-of-chosen.tsx'
import { useLoad } from '../../kit/context/data.ts'
import { ExportDialog } from '../../pins/export/export-dialog.tsx'
import { useRenderingPins } from '../../pins/generation/use-jobs.ts'
import { BoardNames, FiledPublications, hasOtherBoards } from '../../pins/grid/plan-boards.ts'
import { PinGrid } from '../../pins/grid/pin-grid.tsx'
import { SelectAll } from '../../pins/grid/selection/select-all.tsx'
import { SelectionBar } from '../../pins/grid/selection/selection-bar.tsx'
import { type PinActions, usePinActions } from '../../pins/grid/use-pin-actions.ts'
import { useText } from '../../kit/i18n/text.ts'
import { useLooksOfPin } from '../../pins/looks/looks-of-pin.tsx'
import { BoardsOfMany } from '../../pins/boards/boards-of-many.tsx'
import { type Boards, useBoards } from '../../pins/boards/use-boards.ts'
import { Button } from '../../kit/ui/button.tsx'
import draftsMessages from '#locales/en/drafts/drafts.json' with { type: 'json' }
import { useTemplateCommand } from '../../pins/template-of-pin/use-template-command.ts'
import { useVary } from '../../pins/vary/use-vary.ts'
import { NextForChosen } from './next-for-chosen.tsx'
import type { OwnSelection } from './use-own-selection.ts'

export function DraftGrid({
  pins,
  selected,
  onOpen,
}: {
  pins: readonly Pin[]
  selected: OwnSelection
  onOpen: (pinId: string) => void
}) {
  const t = useText(draftsMessages)
  const actions = useActionsFor(selected)
  const working = useRenderingPins()
  const [exported, setExported] = useState<readonly string[] | null>(null)
  const { ids } = selected.set
  const looks = useLooksOfPin(ids)
  const vary = useVary(ids)
  useTemplateCommand(ids)
  const boards = useBoardsFor(pins, ids)
  const selectAll = () => selected.change({ select: 'all', deselect: [] })
  // What all have in common is asked when the cards show that they are selected.
  const settled = useDeferredValue(selected.set)
  const chosen = useMemo(() => pins.filter(({ id }) => settled.has(id)), [pins, settled])
  return (
    <>
      <SelectAll onAll={selectAll} onNone={selected.clear} />
      <Places pins={pins} boards={boards}>
        <PinGrid
          label={t('drafts.grid')}
          {...{ pins, working }}
          selected={selected.set}
          showStatus
          onSelect={selected.change}
          onOpen={onOpen}
          onLooks={looks.open}
          onVary={vary}
          onFavor={(id) => actions.favor([id])}
          onDelete={actions.remove}
        />
      </Places>
      <SelectionBar
        {...{ ids, actions }}
        total={pins.length}
        onSelectAll={selectAll}
        onLooks={looks.open}
        onVary={vary}
      >
        <EditOnly ids={ids} onOpen={onOpen} />
        <BoardsOfChosen {...{ selected, chosen, actions, boards }} />
        <NextForChosen {...{ chosen, actions, boards }} />
        <Button size="small" variant="primary" icon="download" onPress={() => setExported(ids)}>
          {t('drafts.export')}
        </Button>
        <CarouselOfChosen pins={pins} chosen={selected.set} onOpen={onOpen} />
      </SelectionBar>
      {looks.sheet}
      {exported === null ? null : (
        <ExportDialog pinIds={exported} onClose={() => setExported(null)} />
      )}
    </>
  )
}

/** What the cards need to know to say where their pins go out. */
function Places({
  pins,
  boards,
  children,
}: {
  pins: readonly Pin[]
  boards: Boards
  children: ReactNode
}) {
  return (
    <FiledPublications value={useFiled(pins)}>
      <BoardNames value={useBoardNames(boards)}>{children}</BoardNames>
    </FiledPublications>
  )
}

function EditOnly({ ids, onOpen }: { ids: readonly string[]; onOpen: (pinId: string) => void }) {
  const t = useText(draftsMessages)
  const [first] = ids
  if (first === undefined || ids.length > 1) return null
  return (
    <Button size="small" icon="edit" onPress={() => onOpen(first)}>
      {t('drafts.edit')}
    </Button>
  )
}

/** Asked for only when they are shown: each request is repeated when the network is back. */
function useBoardsFor(pins: readonly Pin[], ids: readonly string[]): Boards {
  const hasOthers = useMemo(() => pins.some(hasOtherBoards), [pins])
  return useBoards(ids.length > 0 || hasOthers)
}

/** Null until they are known. */
function useBoardNames({ places, status }: Boards) {
  return useMemo(
    () => (status === 'ready' ? new Map(places.map(({ key, name }) => [key, name])) : null),
    [places, status],
  )
}

/** Asked for only when a planned pin is shown. Null until they are known. */
function useFiled(pins: readonly Pin[]): ReadonlySet<string> | null {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const isWanted = useMemo(() => pins.some(({ status }) => status === 'scheduled'), [pins])
  const { data } = useLoad(
    'listFiled',
    isWanted && accountId !== null ? { params: { account_id: accountId } } : null,
  )
  return useMemo(
    () => (data === null ? null : new Set(data.filed.map(({ publication_id }) => publication_id))),
    [data],
  )
}

/** Clears the selection of this screen. */
function useActionsFor(selected: OwnSelection): PinActions {
  const own = usePinActions()
  return {
    ...own,
    clear: () => {
      selected.clear()
      return []
    },
  }
}

function BoardsOfChosen({
  selected,
  chosen,
  actions,
  boards,
}: {
  selected: OwnSelection
  chosen: readonly Pin[]
  actions: PinActions
  boards: Boards
}) {
  const t = useText(draftsMessages)
  return (
    <BoardsOfMany
      label={t('drafts.boardsOf', { count: selected.set.size })}
      boards={boards}
      placement="top end"
      pins={chosen}
      ids={selected.set.ids}
      actions={actions}
      trigger={
        <Button size="small" icon="board">
          {t('drafts.boards')}
        </Button>
      }
    />
  )
}
