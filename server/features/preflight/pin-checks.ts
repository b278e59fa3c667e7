/** Checks links and pictures of pins, and remembers the answers for a while. */
import { LinkCheck, type PictureFacts } from '#core/contract/publishing/preflight.contract.ts'
import { checkLink } from '../../platform/fetch/link-check.ts'
import { createHostGate, type HostGate } from '../../platform/fetch/host-gate.ts'
import { defaultLimits, type SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { hexHashOf } from '../../platform/images/analysis/picture-hash.ts'
import { sizeOfPicture } from '../../platform/images/analysis/picture-size.ts'
import { RecentAnswers } from '../../platform/caching/recent-answers.ts'

export interface PinCheckerNeeds {
  readonly fetcher: Pick<SafeFetch, 'open'>
  readonly now: () => number
}

const HOUR_MS = 3_600_000
const MAX_REMEMBERED = 2_000
const MAX_LINKS_PER_HOST = 2

export class PinChecker {
  readonly #links: RecentAnswers<LinkCheck | null>
  readonly #pictures: RecentAnswers<PictureFacts | null>
  readonly #fetcher: PinCheckerNeeds['fetcher']
  readonly #hosts: HostGate

  constructor({ fetcher, now }: PinCheckerNeeds) {
    this.#fetcher = fetcher
    this.#hosts = createHostGate(now, MAX_LINKS_PER_HOST)
    this.#links = new RecentAnswers({ now, lifetime: HOUR_MS, most: MAX_REMEMBERED })
    // A picture that is drawn again has another address.
    this.#pictures = new RecentAnswers({ now, lifetime: 24 * HOUR_MS, most: MAX_REMEMBERED })
  }

  /**
   * A few links of one host at a time, as far apart as its pages. Aborted while it waits for its
   * turn, a link is dropped; a started request goes on, and its answer is remembered.
   */
  async link(link: string, signal: AbortSignal): Promise<LinkCheck | null> {
    return this.#links.get(link, async () => {
      const release = await this.#hosts.enter(new URL(link).host, defaultLimits.gap, signal)
      const found = await checkLink(this.#fetcher, link).finally(release)
      if (found === null) return null
      const { code, params } = found.problem
      return LinkCheck.parse({ problem: { code, params }, target: found.target })
    })
  }

  /** `read`: null = there is none. */
  async picture(url: string, read: () => Promise<Uint8Array | null>): Promise<PictureFacts | null> {
    return this.#pictures.get(url, async () => {
      const bytes = await read()
      return bytes === null ? null : factsOf(bytes)
    })
  }
}

/** Null = it can't be read as a picture: damaged, or of another kind. */
async function factsOf(bytes: Uint8Array): Promise<PictureFacts | null> {
  const size = await sizeOfPicture(bytes)
  const hash = size === null ? null : await hexHashOf(bytes)
  return size === null || hash === null ? null : { ...size, hash }
}
