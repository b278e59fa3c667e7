/**
 * The brand while it is changed. What is not saved is kept with the unsaved words: another screen,
 * or a reload, loses none of it.
 */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import {
  subscribeUnsavedWords,
  keepUnsavedWords,
  notifyUnsavedWords,
  unsavedWords,
} from '../../shell/sync/unsaved-words.ts'
import { brandOfWords, brandSince, isSameBrand, wordsOfBrand } from './brand-draft.ts'

export type ChangeBrand = (make: (now: Brand) => Brand) => void

export function useBrandDraft(accountId: string, saved: Brand) {
  const place = useMemo(() => ({ accountId, field: 'brand' }) as const, [accountId])
  const [kept] = useState(() => brandOfWords(saved, unsavedWords(place)))
  const [isRestored, setRestored] = useState(kept !== null)
  const [brand, setBrand] = useState(kept ?? saved)
  /** For changes that come later than the drawing that asked for them. */
  const latest = useRef({ brand, saved })
  const isHere = useRef(true)
  useLayoutEffect(() => {
    latest.current = { brand, saved }
  })
  useEffect(() => {
    isHere.current = true
    const stop = subscribeUnsavedWords(place, (words) => {
      latest.current = {
        ...latest.current,
        brand: brandOfWords(latest.current.saved, words?.text ?? null) ?? latest.current.saved,
      }
      setBrand(latest.current.brand)
    })
    return () => {
      isHere.current = false
      stop()
    }
  }, [place])
  const settle = (next: { readonly brand: Brand; readonly saved: Brand }) => {
    latest.current = next
    setBrand(next.brand)
    keepUnsavedWords(place, wordsOfBrand(next.saved, next.brand))
  }
  /** `make` gets the brand of that moment: words typed while a logo was on its way are in it. */
  const change: ChangeBrand = (make) => {
    const { saved: under, brand: now } = latest.current
    if (isHere.current) settle({ saved: under, brand: make(now) })
    // A logo that is there when the screen is gone belongs to what is kept by now.
    else
      notifyUnsavedWords(
        place,
        wordsOfBrand(under, make(brandOfWords(under, unsavedWords(place)) ?? under)),
      )
  }
  const discard = () => {
    settle({ saved, brand: saved })
    setRestored(false)
  }
  /** The server has taken `sent`; what was changed since is not saved. */
  const taken = (sent: Brand, answer: Brand) => {
    setRestored(false)
    if (isHere.current)
      settle({ saved: answer, brand: brandSince(latest.current.brand, sent, answer) })
    else
      notifyUnsavedWords(
        place,
        wordsOfBrand(
          answer,
          brandSince(
            brandOfWords(latest.current.saved, unsavedWords(place)) ?? answer,
            sent,
            answer,
          ),
        ),
      )
  }
  return { brand, change, isChanged: !isSameBrand(brand, saved), isRestored, discard, taken }
}
