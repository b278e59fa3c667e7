/** A website's logo: fetched as its pictures are, and opened behind the same gate. */
import type { OfferedLogo } from '#core/contract/brand-offer.contract.ts'
import { brandColorsFrom } from '#core/templates/brand-colors.rules.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import type { PictureGate } from '../../platform/images/intake/picture-gate.ts'

/** Addresses tried: most sites name an icon that is there. */
const MOST_TRIES = 4
/** As it leaves the gate. Larger ones are photos. */
const MOST_BYTES = 500_000

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
  for (const address of addresses.slice(0, MOST_TRIES)) {
    const fetched = await fetcher.picture(address, signal)
    if (!fetched.ok) continue
    const reading = await gate.read(fetched.bytes, { share, isLogo: true, signal })
    if (!reading.ok || reading.picture.bytes.byteLength > MOST_BYTES) continue
    const { bytes, extension } = reading.picture
    return {
      image: `data:image/${extension === 'jpg' ? 'jpeg' : 'png'};base64,${Buffer.from(bytes).toString('base64')}`,
      colors: brandColorsFrom(reading.facts.palette),
    }
  }
  return null
}
