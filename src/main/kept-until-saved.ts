/** Words that have been handed over are forgotten only when storage has what they became: a page that is reloaded meanwhile has them still. */
import type { WordStore } from '../views/shell/unsaved-words.ts'

/** `whenSaved` calls when all that was handed over so far is stored, or never. Words of an account (its brand, its sources) are no pins' and go at once. */
export function keptUntilSaved(store: WordStore, whenSaved: (then: () => void) => void): WordStore {
  const textOf = (field: string) => store.read().find(([key]) => key === field)?.[1]
  return {
    ...store,
    keep: (field, words, accountId) => {
      if (words !== null || accountId !== undefined) return store.keep(field, words, accountId)
      const given = textOf(field)
      // Meanwhile other words may stand there.
      return whenSaved(() => textOf(field) === given && store.keep(field, null))
    },
  }
}
