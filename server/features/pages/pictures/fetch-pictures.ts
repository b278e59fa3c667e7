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

interface Wanted {
  readonly found: FoundPicture
  readonly order: number
}

interface Loaded extends Wanted {
  readonly bytes: Uint8Array
  readonly area: number
  /** Of the small form. */
  readonly isSmall?: true
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
  const known = knownOf(wanted, work.known)
  const verdicts = await inBatches(
    wanted.filter((found) => !known.has(found)),
    (found) => loadEither(needs.fetcher, { found, order: wanted.indexOf(found) }, work.signal),
  )
  const loaded = withoutTwins(verdicts.filter((verdict) => typeof verdict === 'object'))
  const chosen = mostUseful(loaded).slice(0, Math.max(0, MAX_PICTURES - known.size))
  const { pictures, unreadable, tooMany } = await keepAll(needs, chosen, work)
  for (const [order, found] of wanted.entries()) {
    const { address, alt } = found
    const picture = known.get(found)
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

/** Those that an earlier reading stored, by the whole file or by its small form. */
function knownOf(
  wanted: readonly FoundPicture[],
  stored: readonly PictureOfPage[],
): Map<FoundPicture, PictureOfPage> {
  const byAddress = new Map(stored.map((picture) => [picture.address, picture]))
  return new Map(
    wanted.flatMap((found) => {
      const picture = byAddress.get(found.address) ?? byAddress.get(found.small ?? found.address)
      return picture ? [[found, picture]] : []
    }),
  )
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
  needs: PictureNeeds,
  loaded: readonly Loaded[],
  work: PictureWork,
): Promise<{ pictures: Kept[]; unreadable: number; tooMany: number }> {
  const pictures: Kept[] = []
  let [unreadable, tooMany] = [0, 0]
  for (const picture of loaded) {
    const { found, order } = picture
    const kept = await keepEither(needs, picture, work)
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

/** Damage shows only when a file is decoded, and a small form may still fit into the storage. */
async function keepEither(
  { fetcher, pictureStorage }: PictureNeeds,
  { found, order, bytes, isSmall }: Loaded,
  { owner, signal }: PictureWork,
): Promise<Awaited<ReturnType<PagePictureStorage['keep']>>> {
  const kept = await pictureStorage.keep(owner, bytes, signal)
  if (isSmall || (kept !== null && kept !== 'full')) return kept
  const small = await loadSmall(fetcher, { found, order }, signal)
  return typeof small === 'object' && small !== null
    ? await pictureStorage.keep(owner, small.bytes, signal)
    : kept
}

function distinct(found: readonly FoundPicture[]): FoundPicture[] {
  const seen = new Set<string>()
  return found.filter(({ address }) => !seen.has(address) && seen.add(address))
}

/** The whole file or, where it is not to be had, the small form that the page shows. */
async function loadEither(
  fetcher: SafeFetch,
  wanted: Wanted,
  signal: AbortSignal,
): Promise<Verdict> {
  const whole = await load(fetcher, wanted, signal)
  return typeof whole === 'object' ? whole : ((await loadSmall(fetcher, wanted, signal)) ?? whole)
}

/** Under the address of its whole file, by which the page knows it. Null: it has no small form. */
async function loadSmall(
  fetcher: SafeFetch,
  { found, order }: Wanted,
  signal: AbortSignal,
): Promise<Verdict | null> {
  if (found.small === undefined) return null
  const small = await load(fetcher, { found: { ...found, address: found.small }, order }, signal)
  return typeof small === 'object' ? { ...small, found, isSmall: true } : small
}

async function load(
  fetcher: SafeFetch,
  { found, order }: Wanted,
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
