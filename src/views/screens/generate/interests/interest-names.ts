/**
 * Two interests of a page with one name would make the same pins twice: the server refuses them,
 * case and outer blanks apart.
 */
import type { Interest } from '#core/contract/content/pages.contract.ts'

/**
 * The interest of the page that has this name already; `except` is the one that is being renamed.
 */
export function sameName(
  interests: readonly Interest[],
  name: string,
  except?: string,
): Interest | undefined {
  const wanted = nameKey(name)
  return interests.find(
    (interest) => interest.id !== except && nameKey(interest.interest_name) === wanted,
  )
}

/** Added by hand: it was not found on the page, so the page says nothing of its relevance. */
export function isOwn(interest: Pick<Interest, 'relevance'>): boolean {
  return interest.relevance === 0
}

/** Added by hand, and the page has nothing on it: its pins are about the page as a whole. */
export function isMissing(
  interest: Pick<Interest, 'relevance' | 'status' | 'rake_data_source'>,
): boolean {
  return isOwn(interest) && interest.status === 'ready' && interest.rake_data_source === 'none'
}

export const nameKey = (name: string): string => name.trim().toLowerCase()
