/** Fetches a website's logo with the same fetcher and picture gate as its other pictures. */
import type { OfferedLogo } from '#core/contract/account/brand-offer.contract.ts'
import { brandColorsFrom } from '#core/templates/color/brand-colors.rules.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import type { PictureGate } from '../../platform/images/intake/picture-gate.ts'

/** Most sites name an icon that exists. */
const MAX_TRIES = 4
/** Size after the gate. Larger files are photos. */
const MAX_BYTES = 500_000

export interface LogoNeeds {
  readonly fetcher: Pick<SafeFetch, 'picture'>
  readonly gate: Pick<PictureGate, 'read'>
}

interface LogoSearch {
  /** Best first. */
  readonly addresses: readonly string[]
  readonly share: string
  readonly signal: AbortSignal
}

/** The first address that gives a logo; null when none does. */
export async function fetchLogo(
  { fetcher, gate }: LogoNeeds,
  { addresses, share, signal }: LogoSearch,
): Promise<OfferedLogo | null> {
  for (const address of addresses.slice(0, MAX_TRIES)) {
    const fetched = await fetcher.picture(address, signal)
    if (!fetched.ok) continue
    const reading = await gate.read(fetched.bytes, { share, isLogo: true, signal })
    if (!reading.ok || reading.picture.bytes.byteLength > MAX_BYTES) continue
    const { bytes, extension } = reading.picture
    return {
      image: `data:image/${extension === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(bytes).toString('base64')}`,
      colors: brandColorsFrom(reading.facts.palette),
    }
  }
  return null
}
