/**
 * Which pins go into a file, which were exported before, and the mark of an export that has just
 * happened. The pins that the preflight refuses are not in the file, so they are not marked.
 */
import { useMemo, useState } from 'react'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { hasErrors, preflight } from '#core/export/preflight.rules.ts'
import { markExported } from '#core/pins/pin-commands.ts'
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { useActor, useApp, usePins } from '../../kit/context/app-context.tsx'
import { usePinActions } from '../grid/use-pin-actions.ts'
import { useBoards } from '../boards/use-boards.ts'
import { type PlannedTitles, plannedTitles, withoutPublished } from './planned/planned-titles.ts'

export interface Exported {
  /** Pins with an export that happened before this screen was opened. */
  readonly before: readonly Pin[]
  /** False until the boards are known: without them nothing can be shown about what is left out. */
  readonly isReady: boolean
  readonly mark: (format: 'zip' | 'csv') => void
}

export function useExported(pinIds: readonly string[]): Exported {
  const { config, now } = useApp()
  const actor = useActor('pins')
  const actions = usePinActions()
  const boards = useBoards()
  const book = usePins((snapshot) => snapshot.context.book)
  const [opened] = useState(now)
  const before = useMemo(
    () =>
      pinIds.flatMap((id) => {
        const pin = getPin(book, id)
        return pin?.exported_at !== undefined && pin.exported_at < opened ? [pin] : []
      }),
    [book, pinIds, opened],
  )
  const mark = (format: 'zip' | 'csv') => {
    // Edits may have arrived while the file was made.
    const latest = actor.getSnapshot().context.book
    const pins = pinIds.flatMap((id) => getPin(latest, id) ?? [])
    const found = preflight(pins, boards.list, {
      format,
      publicUrlReachable: config.public_url_reachable,
      linkTagging: true,
      isAdvised: false,
    })
    const leftOut = new Set(found.filter(hasErrors).map(({ pinId }) => pinId))
    const ids = pinIds.filter((id) => !leftOut.has(id))
    actions.apply((current) => markExported(current, ids, now()))
  }
  return { before, isReady: boards.status !== 'loading', mark }
}

export interface FilePins {
  readonly ids: readonly string[]
  readonly titles: PlannedTitles
  readonly isPublishedLeftOut: boolean
  readonly leavePublishedOut: (isLeftOut: boolean) => void
}

/** What is published is left out unless the person wants it there. */
export function useFilePins(pinIds: readonly string[]): FilePins {
  const book = usePins((snapshot) => snapshot.context.book)
  const [isPublishedLeftOut, leavePublishedOut] = useState(true)
  const titles = useMemo(
    () => plannedTitles(pinIds.flatMap((id) => getPin(book, id) ?? [])),
    [book, pinIds],
  )
  const ids = useMemo(
    () => (isPublishedLeftOut ? withoutPublished(pinIds, titles) : pinIds),
    [isPublishedLeftOut, pinIds, titles],
  )
  return { ids, titles, isPublishedLeftOut, leavePublishedOut }
}
