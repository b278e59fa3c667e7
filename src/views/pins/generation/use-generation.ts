/**
 * What the steps of the main job have in common: the pages of the account, and which of them are
 * chosen with which interests.
 */
import { useMemo } from 'react'
import type { Interest, Page } from '#core/contract/content/pages.contract.ts'
import type { PageSelection } from '#core/pages/page-selection.ts'
import { usePages } from '../../kit/context/app-context.tsx'

export interface ChosenPage {
  readonly page: Page
  /** The chosen ones only. */
  readonly interests: readonly Interest[]
}

/** Pages that are chosen, with their chosen interests. Failed pages never count. */
export function useChosenPages(): readonly ChosenPage[] {
  const pages = usePages((snapshot) => snapshot.context.pages)
  const chosen = useChosenIds()
  return useMemo(
    () =>
      pages
        .filter((page) => chosen.has(page.id) && page.status !== 'failed')
        .map((page) => ({ page, interests: page.interests.filter((interest) => interest.chosen) })),
    [pages, chosen],
  )
}

export function useChosenIds(): ReadonlySet<string> {
  // The seam leaves the selection open; the machine holds the core's PageSelection.
  const selection = usePages((snapshot) => snapshot.context.selection) as PageSelection
  return useMemo(() => new Set(selection.pages.map((page) => page.id)), [selection])
}
