/**
 * State of the brand card: values from the website until the user changes them.
 */
import { useState } from 'react'
import type { BrandOffer, OfferedLogo } from '#core/contract/account/brand-offer.contract.ts'
import { useLoad, useSend } from '../../../kit/context/data.ts'

/** A stored picture. */
export interface ChosenLogo {
  readonly id: string
  readonly url: string
}

interface Changes {
  readonly name?: string
  readonly colors?: readonly string[]
  /** Null: no logo. */
  readonly logo?: ChosenLogo | null
}

/** What the card shows: a change wins over what was found. */
export function shownBrand(offer: BrandOffer, found: OfferedLogo | null, changes: Changes) {
  const isLogoOffered = changes.logo === undefined && found !== null
  const { name = offer.name, colors = offer.colors.length > 0 ? offer.colors : found?.colors } =
    changes
  return {
    name,
    colors: colors ?? [],
    /** What the logo is shown from. */
    logo: isLogoOffered ? found.image : (changes.logo?.url ?? null),
  }
}

export function useBrandChoice(accountId: string, offer: BrandOffer) {
  const params = { account_id: accountId }
  const offered = useLoad('getOfferedLogo', offer.has_logo ? { params } : null)
  const [changes, setChanges] = useState<Changes>({})
  const { send, failure, busy } = useSend()
  const found = offered.data?.logo ?? null
  const { name, colors, logo } = shownBrand(offer, found, changes)
  const change = (more: Changes) => setChanges((before) => ({ ...before, ...more }))
  const store = async (file: Blob): Promise<ChosenLogo | null> => {
    const stored = await send('uploadPicture', { body: file })
    return stored.ok ? stored.answer : null
  }
  return {
    name,
    colors,
    logo,
    isLogoLoading: offer.has_logo && changes.logo === undefined && offered.status === 'loading',
    change,
    failure,
    busy,
    uploadLogo: async (file: File): Promise<void> => {
      const stored = await store(file)
      if (stored !== null) change({ logo: stored })
    },
    save: async (): Promise<boolean> => {
      let own = changes.logo ?? null
      // Only now is the website's logo stored as one of the user's pictures.
      if (own === null && logo !== null) {
        own = await store(logoFile(logo))
        if (own === null) return false
        change({ logo: own })
      }
      const body = {
        name: name.trim(),
        colors: [...colors],
        fonts: [],
        logo_picture_id: own?.id ?? null,
      }
      return (await send('putBrand', { params, body })).ok
    },
    skip: async (): Promise<boolean> => (await send('skipBrandOffer', { params })).ok,
  }
}

export type BrandChoice = ReturnType<typeof useBrandChoice>

/** The bytes of a data URL in base64, as a file that can be uploaded. */
export function logoFile(dataUrl: string): Blob {
  const [head = '', data = ''] = dataUrl.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? ''
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type })
}
