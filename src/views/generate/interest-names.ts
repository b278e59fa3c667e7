/**
 * Two interests of a page with one name would make the same pins twice: the server refuses them,
 * case and outer blanks apart.
 */
import type { Interest } from '#core/contract/pages.contract.ts'

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

export const nameKey = (name: string): string => name.trim().toLowerCase()
