/** Pinterest's 24 top-level interests: the enum L1InterestList of its API description (5.23.0). */
import { categoriesMessages } from './categories.messages.ts'

type CategoryId = keyof typeof categoriesMessages

const ids = Object.keys(categoriesMessages) as CategoryId[]
const nameOf = (id: CategoryId): string => id.slice('category.'.length)

export const PINTEREST_CATEGORIES: readonly string[] = ids.map(nameOf)

/** The message with its name; null for a name that is not Pinterest's and is shown as it came. */
export function categoryMessage(name: string): CategoryId | null {
  return ids.find((id) => nameOf(id) === name) ?? null
}
