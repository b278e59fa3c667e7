/** Looks at links and pictures of pins, and remembers for a while what it saw. */
import { LinkLook, type PictureLook } from '#core/contract/preflight.contract.ts'
import sharp from 'sharp'
import { checkLink } from '../../platform/fetch/link-check.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { hashPicture } from '../../platform/images/picture-hash.ts'
import { RecentAnswers } from './recent-answers.ts'

export interface LooksNeeds {
  readonly fetcher: Pick<SafeFetch, 'open'>
  readonly now: () => number
}

const HOUR_MS = 3_600_000
const MAX_REMEMBERED = 2_000

export class PinLooks {
  readonly #links: RecentAnswers<LinkLook | null>
  readonly #pictures: RecentAnswers<PictureLook | null>
  readonly #fetcher: LooksNeeds['fetcher']

  constructor({ fetcher, now }: LooksNeeds) {
    this.#fetcher = fetcher
    this.#links = new RecentAnswers({ now, lifetime: HOUR_MS, most: MAX_REMEMBERED })
    // A picture that is drawn again has another address.
    this.#pictures = new RecentAnswers({ now, lifetime: 24 * HOUR_MS, most: MAX_REMEMBERED })
  }

  async link(link: string): Promise<LinkLook | null> {
    return this.#links.get(link, async () => {
      const found = await checkLink(this.#fetcher, link)
      if (found === null) return null
      const { code, params } = found.problem
      return LinkLook.parse({ problem: { code, params }, target: found.target })
    })
  }

  /** `read`: null = there is none. */
  async picture(url: string, read: () => Promise<Uint8Array | null>): Promise<PictureLook | null> {
    return this.#pictures.get(url, async () => {
      const bytes = await read()
      return bytes === null ? null : lookOf(bytes)
    })
  }
}

/** Null = it can't be read as a picture: damaged, or of another kind. */
async function lookOf(bytes: Uint8Array): Promise<PictureLook | null> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    const hash = (await hashPicture(bytes)).toString(16).padStart(16, '0')
    return { width, height, bytes: bytes.byteLength, hash }
  } catch {
    return null
  }
}
