/** The brand while it is changed. */
import { useMemo, useState } from 'react'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import { unsavedWords } from '../../../kit/screen/unsaved-words.ts'
import { type UnsavedValue, useUnsaved } from '../../../kit/screen/use-unsaved.ts'
import { brandOfWords, brandSince, isSameBrand, wordsOfBrand } from './brand-draft.ts'

export type ChangeBrand = (make: (now: Brand) => Brand) => void

export function useBrandDraft(accountId: string, saved: Brand) {
  const place = useMemo(() => ({ accountId, field: 'brand' }) as const, [accountId])
  const [isRestored, setRestored] = useState(
    () => brandOfWords(saved, unsavedWords(place)) !== null,
  )
  const [brand, change] = useUnsaved(place, unsavedBrand(saved))
  return {
    brand,
    change,
    isChanged: !isSameBrand(brand, saved),
    isRestored,
    discard: () => {
      change(() => saved)
      setRestored(false)
    },
    /** The server has taken `sent`; what was changed since is not saved. */
    taken: (sent: Brand, answer: Brand) => {
      setRestored(false)
      change((now) => brandSince(now, sent, answer), unsavedBrand(answer))
    },
  }
}

function unsavedBrand(saved: Brand): UnsavedValue<Brand> {
  return {
    read: (words) => brandOfWords(saved, words?.text ?? null) ?? saved,
    write: (brand) => {
      const text = wordsOfBrand(saved, brand)
      return text === null ? null : { text, over: null }
    },
  }
}
