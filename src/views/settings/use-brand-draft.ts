/** The brand while it is changed. What is not saved is kept with the unsaved words: another screen, or a reload, loses none of it. */
import { useRef, useState } from 'react'
import type { Brand } from '#core/contract/accounts.contract.ts'
import { keepUnsavedWords, unsavedWords } from '../shell/unsaved-words.ts'
import { brandOfWords, isSameBrand, wordsOfBrand } from './brand-draft.ts'

export type ChangeBrand = (make: (now: Brand) => Brand) => void

export function useBrandDraft(accountId: string, saved: Brand) {
  const place = { accountId, field: 'brand' } as const
  const [kept] = useState(() => brandOfWords(saved, unsavedWords(place)))
  const [isRestored, setRestored] = useState(kept !== null)
  const [brand, setBrand] = useState(kept ?? saved)
  const latest = useRef(brand)
  /** `make` gets the brand of that moment: words typed while a logo was on its way are in it. */
  const change: ChangeBrand = (make) => {
    const next = make(latest.current)
    latest.current = next
    setBrand(next)
    keepUnsavedWords(place, wordsOfBrand(saved, next))
  }
  const settle = (as: Brand) => {
    latest.current = as
    setBrand(as)
    setRestored(false)
    keepUnsavedWords(place, null)
  }
  return { brand, change, isChanged: !isSameBrand(brand, saved), isRestored, discard: () => settle(saved), settle }
}
