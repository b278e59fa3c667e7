/** Where the pictures are that a pin's looks may show: its own, its page's, and its logo. */
import { useMemo } from 'react'
import { z } from 'zod'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PictureAddresses } from '#core/templates/looks/choose-looks.rules.ts'
import { useLoad } from '../../kit/context/data.ts'

/**
 * Null while it is not known. Without the person's own pictures those of the page are enough. Stays
 * the same as long as nothing in it changes: looks that are found already are not sought again.
 */
export function usePictureAddresses(
  design: PinDesign,
  page: Page | undefined,
): PictureAddresses | null {
  const { data, status } = useLoad('listPictures', {})
  const text = useMemo(() => {
    const named = new Set([...design.pictures.map((one) => one.picture_id), design.logo_picture_id])
    const own = (data?.pictures ?? []).filter(({ id }) => named.has(id))
    const ofPage = (page?.pictures ?? []).filter(({ id, excluded }) => named.has(id) || !excluded)
    const known = Object.fromEntries([...ofPage, ...own].map(({ id, url }) => [id, url]))
    const isWhole = [...named].every((id) => id === null || id in known)
    return status === 'loading' && !isWhole ? null : JSON.stringify(known)
  }, [design, page, data, status])
  return useMemo(
    () => (text === null ? null : z.record(z.string(), z.string()).parse(JSON.parse(text))),
    [text],
  )
}
