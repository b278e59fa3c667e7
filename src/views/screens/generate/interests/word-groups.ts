import type { Interest } from '#core/contract/content/pages.contract.ts'
import { nameKey } from './interest-names.ts'

/** Shown of each kind: what follows has little to do with the interest. */
const MAX_WORDS = 12
/** Of an interest's name: longer phrases can't become one. */
const MAX_NAME = 80

interface WordGroup {
  readonly id: 'annotations' | 'rake' | 'related'
  readonly names: readonly string[]
}

/** Phrases that were found for the interest, each once, without its own name; no empty group. */
export function wordGroups({
  interest_name,
  annotations,
  rake_keywords,
  related_interests,
}: Pick<
  Interest,
  'interest_name' | 'annotations' | 'rake_keywords' | 'related_interests'
>): WordGroup[] {
  const seen = new Set([nameKey(interest_name)])
  const fresh = (names: readonly string[]): string[] =>
    names
      .filter((name) => {
        const key = nameKey(name)
        return name.length <= MAX_NAME && !seen.has(key) && seen.add(key).size > 0
      })
      .slice(0, MAX_WORDS)
  return [
    { id: 'related' as const, names: fresh(related_interests) },
    { id: 'annotations' as const, names: fresh(annotations.map(({ phrase }) => phrase)) },
    { id: 'rake' as const, names: fresh(rake_keywords.map(({ phrase }) => phrase)) },
  ].filter(({ names }) => names.length > 0)
}
