/**
 * From the addresses a page names to stored pictures: the dozen to keep of those that can be read,
 * in the page's order.
 */
import { createHash } from 'node:crypto'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { FoundPicture } from '#core/pages/page-content.schema.ts'
import type { SafeFetch } from '../../../platform/fetch/safe-fetch.ts'
import { headerProblem, pictureHeader } from '../../../platform/images/intake/picture-header.ts'
import type { PictureOfPage } from './page-picture.store.ts'
import type { PagePictureStorage } from './page-picture-storage-needs.ts'

export const MAX_PICTURES = 12
/** Fetched at most, so that a page of a thousand thumbnails costs no more than this. */
const MAX_FETCHED = 30
const AT_ONCE = 4
/** Smaller ones are icons and counters. */
const MIN_EDGE = 200

export interface FetchedPictures {
  readonly pictures: Omit<PictureOfPage, 'excluded' | 'own'>[]
  readonly warnings: Problem[]
}

interface Loaded {
  readonly found: FoundPicture
  readonly order: number
  readonly bytes: Uint8Array
  readonly area: number
}

export interface PictureNeeds {
  readonly fetcher: SafeFetch
  readonly pictureStorage: PagePictureStorage
}

export interface PictureWork {
  readonly owner: string
  readonly found: readonly FoundPicture[]
  /** Pictures of an earlier reading: not fetched again. */
  readonly known: readonly PictureOfPage[]
  readonly signal: AbortSignal
}

type Verdict = Loaded | 'small' | 'unreadable' | 'robots' | 'lost'
type Kept = FetchedPictures['pictures'][number] & { readonly order: number }

export async function fetchPictures(
  needs: PictureNeeds,
  work: PictureWork,
): Promise<FetchedPictures> {
  const wanted = distinct(work.found).slice(0, MAX_FETCHED)
  const known = new Map(
    work.known
      .filter((picture) => wanted.some(({ address }) => address === picture.address))
      .map((picture) => [picture.address, picture]),
  )
  const verdicts = await inBatches(
    wanted.filter(({ address }) => !known.has(address)),
    (found) => load(needs.fetcher, { found, order: wanted.indexOf(found) }, work.signal),
  )
  const loaded = withoutTwins(verdicts.filter((verdict) => typeof verdict === 'object'))
  const chosen = mostUseful(loaded).slice(0, Math.max(0, MAX_PICTURES - known.size))
  const { pictures, unreadable, tooMany } = await keepAll(needs.pictureStorage, chosen, work)
  for (const [order, { address, alt }] of wanted.entries()) {
    const picture = known.get(address)
    if (picture)
      pictures.push({
        id: picture.id,
        url: picture.url,
        width: picture.width,
        height: picture.height,
        alt,
        address,
        order,
      })
  }
  const ordered = pictures
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, url, width, height, alt, address }) => ({ id, url, width, height, alt, address }))
  const count = (...kinds: Verdict[]): number =>
    verdicts.filter((verdict) => kinds.includes(verdict)).length
  return {
    pictures: ordered,
    warnings: warningsOf({
      named: work.found.length,
      kept: ordered.length,
      unreadable: unreadable + count('unreadable', 'lost'),
      robots: count('robots'),
      tooMany,
    }),
  }
}

/** A recipe with a picture for each step shows the finished dish in the last ones. */
const LAST_ONES = 2

/**
 * The largest first. The last pictures of the page come before all others, if they are as large as
 * the middle one: of fourteen steps of the same size, the last two show what was made.
 */
function mostUseful(loaded: readonly Loaded[]): Loaded[] {
  const bySize = loaded.toSorted((a, b) => b.area - a.area)
  const least = bySize[Math.floor(bySize.length / 2)]?.area ?? 0
  const last = loaded
    .toSorted((a, b) => b.order - a.order)
    .filter(({ area }) => area >= least)
    .slice(0, LAST_ONES)
  return [...last, ...bySize.filter((picture) => !last.includes(picture))]
}

/**
 * Stores the pictures in their order until the user's storage is full. The storage checks each one,
 * since other pages are read at the same moment.
 */
async function keepAll(
  pictureStorage: PagePictureStorage,
  loaded: readonly Loaded[],
  { owner, signal }: PictureWork,
): Promise<{ pictures: Kept[]; unreadable: number; tooMany: number }> {
  const pictures: Kept[] = []
  let [unreadable, tooMany] = [0, 0]
  for (const { found, order, bytes } of loaded) {
    const kept = await pictureStorage.keep(owner, bytes, signal)
    if (kept === 'full') tooMany += 1
    else if (kept === null) unreadable += 1
    else
      pictures.push({
        id: kept.id,
        url: kept.url,
        width: kept.width,
        height: kept.height,
        alt: found.alt,
        address: found.address,
        order,
      })
  }
  return { pictures, unreadable, tooMany }
}

function distinct(found: readonly FoundPicture[]): FoundPicture[] {
  const seen = new Set<string>()
  return found.filter(({ address }) => !seen.has(address) && seen.add(address))
}

async function load(
  fetcher: SafeFetch,
  { found, order }: { found: FoundPicture; order: number },
  signal: AbortSignal,
): Promise<Verdict> {
  const inline = /^data:image\/[a-z+.-]+;base64,/i.exec(found.address)?.[0]
  const answer =
    inline === undefined
      ? await fetcher.picture(found.address, signal)
      : { ok: true as const, bytes: Buffer.from(found.address.slice(inline.length), 'base64') }
  if (!answer.ok) return answer.failure.code === 'robots' ? 'robots' : 'lost'
  const header = pictureHeader(answer.bytes)
  if (header === null || headerProblem(answer.bytes, header) !== null) return 'unreadable'
  const { size } = header
  if (size !== null && Math.min(size.width, size.height) < MIN_EDGE) return 'small'
  return {
    found,
    order,
    bytes: answer.bytes,
    area: size === null ? MIN_EDGE ** 2 : size.width * size.height,
  }
}

/** The same file under two addresses is one picture. */
function withoutTwins(loaded: readonly Loaded[]): Loaded[] {
  const seen = new Set<string>()
  return loaded.filter(({ bytes }) => {
    const print = createHash('sha256').update(bytes).digest('base64')
    return !seen.has(print) && seen.add(print)
  })
}

async function inBatches<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  for (let from = 0; from < items.length; from += AT_ONCE)
    results.push(...(await Promise.all(items.slice(from, from + AT_ONCE).map(work))))
  return results
}

interface Counted {
  readonly named: number
  readonly kept: number
  readonly unreadable: number
  readonly robots: number
  readonly tooMany: number
}

function warningsOf({ named, kept, unreadable, robots, tooMany }: Counted): Problem[] {
  const none = named === 0 ? problem('pages.noPictures') : problem('pages.noUsablePictures')
  return [
    ...(kept === 0 ? [none] : []),
    ...(unreadable === 0 ? [] : [problem('pages.picturesUnreadable', { count: unreadable })]),
    ...(robots === 0 ? [] : [problem('pages.picturesRobots', { count: robots })]),
    ...(tooMany === 0 ? [] : [problem('pages.picturesTooMany', { count: tooMany })]),
  ]
}
