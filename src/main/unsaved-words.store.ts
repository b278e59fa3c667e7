/**
 * Words that were typed and not saved yet, in localStorage: one list per user, each with its account, newest last. At most 200 fields and
 * 200,000 characters; the oldest go first, and what is longer than all that leaves everything as it was. Every change is read, changed and written anew, so that two tabs keep each other's words.
 */
import { z } from 'zod'
import { Id } from '#core/contract/primitives.ts'
import type { WordStore } from '../views/shell/unsaved-words.ts'
import { storedJson, type Area } from './stored-json.ts'

const KeptWord = z.object({ accountId: Id, field: z.string().max(100), text: z.string() })
type KeptWord = z.infer<typeof KeptWord>
const MOST_FIELDS = 200
const MOST_CHARACTERS = 200_000

export interface KeptWords {
  ofAccount(accountId: string): WordStore
  /** Forgets those of accounts that are not the user's any more. */
  keepOwned(accountIds: readonly string[]): void
  forget(): void
}

export function openKeptWords(area: Area, userId: string): KeptWords {
  const stored = storedJson<KeptWord[]>(area, `unsavedWords:${userId}`, z.array(KeptWord))
  const list = (): KeptWord[] => stored.read() ?? []
  const write = (words: KeptWord[]): void => stored.write(words.length === 0 ? null : words)
  return {
    ofAccount: (accountId) => ({
      read: () => list().flatMap((word): [string, string][] => (word.accountId === accountId ? [[word.field, word.text]] : [])),
      keep: (field, text) => {
        if (text !== null && text.length > MOST_CHARACTERS) return
        const rest = list().filter((word) => word.field !== field)
        write(text === null ? rest : newest([...rest, { accountId, field, text }]))
      },
    }),
    keepOwned: (accountIds) => write(list().filter(({ accountId }) => accountIds.includes(accountId))),
    forget: () => stored.write(null),
  }
}

function newest(words: readonly KeptWord[]): KeptWord[] {
  let room = MOST_CHARACTERS
  const newestFirst = words.slice(-MOST_FIELDS).toReversed()
  const tooMuch = newestFirst.findIndex(({ text }) => (room -= text.length) < 0)
  return newestFirst.slice(0, tooMuch < 0 ? undefined : tooMuch).toReversed()
}
