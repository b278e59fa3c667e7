/**
 * Unsaved text of form fields, in localStorage: one list per user, newest last, each entry with its
 * account. When the limits are exceeded the oldest entries are dropped; a text that is longer than
 * the limit is not stored. Each change reads the list again, so that tabs keep each other's text.
 */
import { z } from 'zod'
import { Id } from '#core/contract/call/primitives.ts'
import type { WordStore } from '../../views/kit/screen/unsaved-words.ts'
import { storedJson, type Area } from '../../persistence/stored-json.ts'

const KeptWord = z.object({
  accountId: Id,
  field: z.string().max(100),
  text: z.string(),
  over: z.string().optional(),
})
type KeptWord = z.infer<typeof KeptWord>
const MAX_FIELDS = 200
const MAX_CHARACTERS = 200_000

export interface KeptWords {
  ofAccount(accountId: string): WordStore
  /** Removes the text of accounts that the user no longer owns. */
  keepOwned(accountIds: readonly string[]): void
  forget(): void
}

export function openKeptWords(area: Area, userId: string): KeptWords {
  const key = `unsavedWords:${userId}`
  const stored = storedJson<KeptWord[]>(area, key, z.array(KeptWord))
  const list = (): KeptWord[] => stored.read() ?? []
  const write = (words: KeptWord[]): void => stored.write(words.length === 0 ? null : words)
  return {
    ofAccount: (openId) => ({
      read: () =>
        list().flatMap((word): [string, string, string?][] =>
          word.accountId !== openId
            ? []
            : word.over === undefined
              ? [[word.field, word.text]]
              : [[word.field, word.text, word.over]],
        ),
      keep: (field, words, accountId = openId) => {
        if (words !== null && sizeOf(words) > MAX_CHARACTERS) return
        const rest = list().filter((word) => word.field !== field || word.accountId !== accountId)
        write(
          words === null
            ? rest
            : newest([
                ...rest,
                {
                  accountId,
                  field,
                  text: words.text,
                  ...(words.over === null ? {} : { over: words.over }),
                },
              ]),
        )
      },
      subscribe: (onChange) => {
        // Storage events reach other tabs only. The key is null when everything was removed.
        const listen = (event: StorageEvent): unknown =>
          (event.key === key || event.key === null) && onChange()
        window.addEventListener('storage', listen)
        return () => window.removeEventListener('storage', listen)
      },
    }),
    keepOwned: (accountIds) =>
      write(list().filter(({ accountId }) => accountIds.includes(accountId))),
    forget: () => stored.write(null),
  }
}

function newest(words: readonly KeptWord[]): KeptWord[] {
  let room = MAX_CHARACTERS
  const newestFirst = words.slice(-MAX_FIELDS).toReversed()
  const tooMuch = newestFirst.findIndex((word) => (room -= sizeOf(word)) < 0)
  return newestFirst.slice(0, tooMuch < 0 ? undefined : tooMuch).toReversed()
}

function sizeOf({
  text,
  over,
}: {
  readonly text: string
  readonly over?: string | null | undefined
}): number {
  return text.length + (over?.length ?? 0)
}
