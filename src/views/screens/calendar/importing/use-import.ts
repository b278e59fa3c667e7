/** A chosen file of dates, what it would plan, and what a person answers about it. */
import { useMemo, useState } from 'react'
import {
  type ImportRefusal,
  type ImportTable,
  MAX_IMPORT_BYTES,
  readImport,
} from '#core/plan-import/import-table.ts'
import { importEvents } from '#core/plan-import/import-events.ts'
import { type KeptTime, type PlanImport, planImport } from '#core/plan-import/plan-import.ts'
import type { DateOrder } from '#core/plan-import/read-date.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { useApp, usePins } from '../../../kit/context/app-context.tsx'
import { usePinActions } from '../../../pins/grid/use-pin-actions.ts'
import { useLocale, useText } from '../../../kit/i18n/text.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { decodeText } from '../../../kit/ui/decoded-text.ts'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { useLastFile } from '../../../kit/ui/files/use-last-file.ts'
import type { PlanOfAccount } from '../plan/use-plan.ts'
import importMessages from '#locales/en/calendar/import.json' with { type: 'json' }

export interface ImportSource {
  readonly plan: Pick<PlanOfAccount, 'schedule' | 'taken' | 'now'>
  readonly boards: Boards
}

type ChosenFile = { readonly name: string } & (
  | ImportTable
  | { readonly refusal: ImportRefusal | 'unreadable' }
)

export type DateImport = ReturnType<typeof useDateImport>

export function useDateImport({ plan, boards }: ImportSource) {
  const { file, choose } = useChosenFile()
  const [order, setOrder] = useState<DateOrder | null>(null)
  const [kept, setKept] = useState<KeptTime>('instant')
  const [movesPlanned, setMovesPlanned] = useState(false)
  const buckets = usePins((snapshot) => snapshot.context.book.buckets)
  const table = file !== null && 'rows' in file ? file : null
  const found = useMemo((): PlanImport | null => {
    if (table === null || boards.status !== 'ready') return null
    return planImport(table.rows, {
      pins: listPins({ buckets }),
      boards: boards.list,
      ...plan,
      order,
      kept,
      movesPlanned,
    })
  }, [table, buckets, boards.status, boards.list, plan, order, kept, movesPlanned])
  return {
    file,
    choose: (chosen: File) => {
      setOrder(null)
      setKept('instant')
      setMovesPlanned(false)
      choose(chosen)
    },
    found,
    order,
    setOrder,
    kept,
    setKept,
    movesPlanned,
    setMovesPlanned,
    isOpen: found !== null && found.twoWayDate !== null && order === null,
  }
}

function useChosenFile() {
  const locale = useLocale()
  const [file, setFile] = useState<ChosenFile | null>(null)
  const read = useLastFile()
  const choose = (chosen: File) => {
    const { name, size } = chosen
    const bytesOf = async () => (size > MAX_IMPORT_BYTES ? 'tooLarge' : chosen.arrayBuffer())
    void read(bytesOf(), (bytes) => {
      if (bytes === null) setFile({ name, refusal: 'unreadable' })
      else if (bytes === 'tooLarge') setFile({ name, refusal: 'tooLarge' })
      else setFile({ name, ...readImport(decodeText(new Uint8Array(bytes), locale).text) })
    })
  }
  return { file, choose }
}

/**
 * Plans and moves in one step, with its undo in the note. `filed`: publications that are in a file
 * for Pinterest.
 */
export function useAcceptImport(
  filed: Pick<ReadonlySet<string>, 'has'>,
): (found: PlanImport) => void {
  const t = useText(importMessages)
  const { newId } = useApp()
  const { apply, undo } = usePinActions()
  const toast = useToast()
  return ({ rows }) => {
    let done = { planned: 0, moved: 0 }
    const cause = apply((book) => {
      const { events, ...counts } = importEvents(book, rows, newId)
      done = counts
      return events
    })
    if (cause === null) return
    const isFiled = rows.some((row) => row.state === 'moved' && filed.has(row.publication.id))
    toast({
      kind: 'undo',
      text: t('import.done', done),
      ...(isFiled && { detail: t('import.fileKeeps') }),
      action: { label: t('import.undo'), onPress: () => undo(cause) },
    })
  }
}
