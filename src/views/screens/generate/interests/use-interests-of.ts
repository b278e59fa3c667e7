import type { Interest } from '#core/contract/content/pages.contract.ts'
import { usePages } from '../../../kit/context/app-context.tsx'

const noInterests: readonly Interest[] = []

/** All that the page has, chosen or not. */
export function useInterestsOf(pageId: string): readonly Interest[] {
  return usePages(
    (snapshot) => snapshot.context.pages.find(({ id }) => id === pageId)?.interests ?? noInterests,
  )
}
