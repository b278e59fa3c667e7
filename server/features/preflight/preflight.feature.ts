/** What only the server can find out about pins before they are published. */
import {
  type DrawnText,
  type FaintText,
  type LinkCheck,
  type PictureFacts,
  preflightCalls,
} from '#core/contract/publishing/preflight.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { isWebAddress } from '#core/pins/pin-link.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import { isReadable } from '#core/preflight/readable-text.ts'
import { readableTemplate } from '#core/templates/choice/readable-design.rules.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { Feature } from '../../platform/feature.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import { createRateLimit } from '../../platform/http/limits/rate-limit.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { PinChecker } from './pin-checks.ts'

interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

export interface PreflightNeeds {
  readonly fetcher: Pick<SafeFetch, 'open'>
  /** Undefined = not this owner's account. */
  readonly findAccount: (queries: Queries, owner: string, accountId: string) => Promise<unknown>
  /** Living pins in the order of the ids; what is gone is left out. */
  readonly getPins: (
    queries: Queries,
    key: AccountKey,
    ids: readonly string[],
  ) => Promise<readonly Pin[]>
  /** Of our own picture store, by the pin's `image_url` without its marker. */
  readonly readPicture: (url: string) => Promise<{ readonly bytes: Uint8Array } | null>
  /** Of rendered pictures, by their addresses; none for what is not known. */
  readonly findDrawnTexts: (
    queries: Queries,
    owner: string,
    urls: readonly string[],
  ) => Promise<ReadonlyMap<string, DrawnText>>
  /** How long an answer waits for links, ms. */
  readonly patience?: number
}

export interface PreflightFeature extends Feature {
  /** For the sender. Null = nothing against it, or no answer in time. */
  readonly checkLink: (link: string, signal: AbortSignal) => Promise<LinkCheck | null>
}

export function preflightFeature(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  needs: PreflightNeeds,
): PreflightFeature {
  const { fetcher, findAccount, getPins, readPicture, patience = PATIENCE_MS } = needs
  const limit = createRateLimit({ database, clock })
  const checker = new PinChecker({ fetcher, now: () => clock.now() })
  /** By link, those whose answers came in time. Each distinct link is asked once. */
  const linksOf = async (all: readonly string[], signal: AbortSignal): Promise<KnownLinks> => {
    const late = new Promise<typeof PENDING>((resolve) => {
      setTimeout(resolve, patience, PENDING).unref()
    })
    const known: KnownLinks = new Map()
    const ask = async (link: string): Promise<void> => {
      const found = await Promise.race([checker.link(link, signal).catch(pendingIfAborted), late])
      if (found !== PENDING) known.set(link, found)
    }
    const links = new Set(all.filter((link) => canBeAsked(link)))
    await Promise.all([...links].map(ask))
    return known
  }
  const picturesOf = async (pins: readonly Pin[]): Promise<(PictureFacts | null)[]> => {
    const found: (PictureFacts | null)[] = []
    // One picture after another: reading them is work for this processor.
    for (const { image_url } of pins) {
      const url = withoutMarker(image_url)
      found.push(await checker.picture(url, async () => (await readPicture(url))?.bytes ?? null))
    }
    return found
  }
  return {
    name: 'preflight',
    checkLink: async (link, signal) => (await linksOf([link], signal)).get(link) ?? null,
    routes: (route) => {
      route(preflightCalls.checkPins, async ({ user, params, body, raw, signal }) => {
        const refusal = await limit.check('preflight', raw.ip, user.id)
        if (refusal !== null) return refusal
        const key = { owner: user.id, accountId: params.account_id }
        const account = await findAccount(database.root, key.owner, key.accountId)
        if (account === undefined) return notFound('account')
        const pins = await getPins(database.root, key, [...new Set(body.pin_ids)])
        const [links, pictures, texts] = await Promise.all([
          linksOf(
            pins.map(({ link }) => link),
            signal,
          ),
          picturesOf(pins),
          faintTextsOf(pins, async (urls) => needs.findDrawnTexts(database.root, user.id, urls)),
        ])
        return {
          checks: pins.map((pin, index) => ({
            pin_id: pin.id,
            picture: pictures[index] ?? null,
            ...texts[index],
            link: links.get(pin.link) ?? null,
            link_pending: canBeAsked(pin.link) && !links.has(pin.link),
          })),
        }
      })
    },
  }
}

async function faintTextsOf(
  pins: readonly Pin[],
  find: (urls: readonly string[]) => ReturnType<PreflightNeeds['findDrawnTexts']>,
): Promise<{ text?: FaintText }[]> {
  const urls = pins.map(({ image_url }) => withoutMarker(image_url))
  const texts = await find(urls)
  return pins.map((pin, index) => faintTextOf(pin, texts.get(urls[index] ?? '')))
}

/** Only of a single picture: a finding does not say which picture of a carousel it means. */
function faintTextOf(pin: Pin, text: DrawnText | undefined): { text?: FaintText } {
  if (text === undefined || pin.media !== undefined || isReadable(text)) return {}
  return { text: { ...text, better: readableTemplate(pin) } }
}

type KnownLinks = Map<string, LinkCheck | null>

const PENDING = 'pending'
const PATIENCE_MS = 4_000

const canBeAsked = (link: string): boolean => isWebAddress(link) && URL.canParse(link)

/** A request that waits for the same link may have gone, and with them its turn. */
function pendingIfAborted(error: unknown): typeof PENDING {
  if (error instanceof Error && error.name === 'AbortError') return PENDING
  throw error
}
