/**
 * Rules for rows of a workspace file beyond their shape, so that they can be stored safely: unique
 * where the store demands it, of this account, without gaps in their history, and with addresses that
 * a browser may open. Each function returns what is wrong, or null.
 */
import type {
  AccountEntry,
  EventLine,
  FontLine,
  PageLine,
  PictureLine,
  PinLine,
  VideoLine,
} from '#core/workspace/workspace.schema.ts'
import { WEB_ADDRESS } from '#core/contract/call/web-address.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { importedPlans } from '#core/workspace/imported-plans.ts'
import { fileNamesIn, pictureIdsIn } from '../../platform/images/stored/picture-mentions.ts'
import { isOwnAddress } from '../../platform/http/limits/own-address.ts'

export interface RowCounts {
  pages: number
  pins: number
  deleted_pins: number
  events: number
  pictures: number
  fonts: number
  /**
   * Of what a person's storage counts: videos, pictures and fonts without those of pins, which have a limit
   * of their own.
   */
  limitedBytes: number
  pinBytes: number
  /** Plans of pins that are there, which are left out. */
  plansLeftOut: number
  videos: number
  /** Links of pins that are there, and addresses of pages, that are no http(s) addresses. */
  linksLeftOut: number
}

const HARMFUL = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'file:'])
/** Each is opened. */
const MAX_VIDEOS = 2_000
const damaged = (fault: Problem): Problem => problem('workspace.damagedRow', { fault })

export class RowRules {
  readonly counts: RowCounts = {
    pages: 0,
    pins: 0,
    deleted_pins: 0,
    events: 0,
    pictures: 0,
    fonts: 0,
    limitedBytes: 0,
    pinBytes: 0,
    plansLeftOut: 0,
    videos: 0,
    linksLeftOut: 0,
  }
  /** Bytes by file name, as the rows of pictures and fonts say. */
  readonly files = new Map<string, PictureLine | FontLine>()
  /** By file name. */
  readonly videos = new Map<string, VideoLine>()
  /** Titles of pins that are there, by the id of the video that they show. */
  readonly #videoPins = new Map<string, string>()
  readonly #account: AccountEntry
  readonly #now: number
  readonly #seen = new Set<string>()
  /** Names and ids of pictures of pins that no text has named by the file's name yet. */
  readonly #unworn = new Map<string, string>()
  readonly #named = new Set<string>()
  #highest = 0

  /** `now`: of the import, before which a plan has passed. */
  constructor(account: AccountEntry, now: number) {
    this.#account = account
    this.#now = now
  }

  picture(line: PictureLine): Problem | null {
    if (!this.#isNew(`picture ${line.id}`) || this.files.has(line.name))
      return damaged(problem('row.pictureTwice'))
    if (!/\.(jpg|png)$/.test(line.name)) return damaged(problem('row.pictureKind'))
    this.files.set(line.name, line)
    this.counts.pictures += 1
    if (line.kind === 'pin') {
      this.counts.pinBytes += line.bytes
      this.#unworn.set(line.name, line.id)
    } else {
      this.counts.limitedBytes += line.bytes
    }
    return null
  }

  /** The text of a row or of the account: a picture of a pin is used by one, or was. */
  look(text: string): void {
    for (const name of fileNamesIn(text)) this.#unworn.delete(name)
    for (const id of pictureIdsIn(text)) this.#named.add(id)
  }

  font(line: FontLine): Problem | null {
    if (!this.#isNew(`font ${line.id}`) || this.files.has(line.name))
      return damaged(problem('row.fontTwice'))
    if (/\.(jpg|png)$/.test(line.name)) return damaged(problem('row.fontKind'))
    this.files.set(line.name, line)
    this.counts.fonts += 1
    this.counts.limitedBytes += line.bytes
    return null
  }

  video(line: VideoLine): Problem | null {
    if (!this.#isNew(`video ${line.id}`) || this.videos.has(line.name))
      return damaged(problem('row.videoTwice'))
    if (this.videos.size >= MAX_VIDEOS)
      return problem('workspace.tooManyVideos', { most: MAX_VIDEOS })
    this.videos.set(line.name, line)
    return null
  }

  takeVideo(line: VideoLine): void {
    this.#videoPins.delete(line.id)
    this.counts.videos += 1
    this.counts.limitedBytes += line.bytes
  }

  /** Answers by what a person knows it. */
  leaveVideo(line: VideoLine): string {
    const title = this.#videoPins.get(line.id)
    this.#videoPins.delete(line.id)
    return title === undefined || title === '' ? line.name : title
  }

  /** Pins whose video no row of the file has: of an earlier version, or gone when it was made. */
  get pinsWithoutVideo(): number {
    return this.#videoPins.size
  }

  page(line: PageLine): Problem | null {
    if (
      !this.#isNew(`page ${line.id}`) ||
      (line.url_key !== null && !this.#isNew(`address ${line.url_key}`))
    )
      return damaged(problem('row.pageTwice'))
    if (isHarmful(line.url)) return damaged(problem('row.pageAddress'))
    const names = new Set(line.interests.map((interest) => interest.name_key))
    if (
      names.size < line.interests.length ||
      !line.interests.every(({ id }) => this.#isNew(`interest ${id}`))
    )
      return damaged(problem('row.interestTwice'))
    if (new Set(line.pictures.map((picture) => picture.picture_id)).size < line.pictures.length)
      return damaged(problem('row.pagePictureTwice'))
    if (!line.pictures.every(({ url }) => isOwnPicture(url)))
      return damaged(problem('row.pagePictureElsewhere'))
    this.counts.pages += 1
    this.#countLinks([line.url])
    return null
  }

  /**
   * Of an id that came before, nothing is asked: the caller reads from the end, and the last line
   * of a pin counts.
   */
  pin(line: PinLine): Problem | null {
    if (line.pin.account_id !== this.#account.account.id)
      return damaged(problem('row.pinOfOtherAccount'))
    if (!this.#isNew(`position ${line.position}`)) return damaged(problem('row.pinPlaceTaken'))
    const wrong = wrongPin(line.pin)
    if (wrong !== null) return wrong
    if (!(line.pin.publications ?? []).every(({ id }) => this.#isNew(`publication ${id}`)))
      return damaged(problem('row.publicationTwice'))
    this.#highest = Math.max(this.#highest, line.position)
    this.counts.pins += line.deleted_at === null ? 1 : 0
    this.counts.deleted_pins += line.deleted_at === null ? 0 : 1
    if (line.deleted_at === null) this.#countLeftOut(line.pin)
    return null
  }

  #countLinks(links: readonly string[]): void {
    this.counts.linksLeftOut += links.filter(
      (link) => link !== '' && !WEB_ADDRESS.test(link),
    ).length
  }

  #countLeftOut(pin: Pin): void {
    this.#countLinks([pin.link, ...partsOf(pin.media).links])
    this.counts.plansLeftOut += importedPlans(pin, this.#now).leftOut
    if (pin.media?.kind === 'video') this.#videoPins.set(pin.media.video_id, pin.title)
  }

  event(line: EventLine): Problem | null {
    if (line.revision !== this.counts.events + 1)
      return damaged(
        problem('row.historyGap', { expected: this.counts.events + 1, revision: line.revision }),
      )
    this.counts.events += 1
    if (!this.#isNew(`event ${line.envelope.id}`)) return damaged(problem('row.eventTwice'))
    return wrongEvent(line.envelope.event)
  }

  /** What only the end shows. */
  ending(): Problem | null {
    const { revision, front } = this.#account.counters
    if ([...this.#unworn.values()].some((id) => !this.#named.has(id)))
      return damaged(problem('row.unusedRendering'))
    if (this.#highest > front)
      return damaged(problem('row.pinPlace', { place: this.#highest, end: front }))
    return revision === this.counts.events
      ? null
      : damaged(problem('row.eventCount', { count: this.counts.events, all: revision }))
  }

  isKnownPin(id: string): boolean {
    return !this.#isNew(`pin ${id}`)
  }

  #isNew(key: string): boolean {
    if (this.#seen.has(key)) return false
    this.#seen.add(key)
    return true
  }
}

/** Names of boards and sections are unique without regard to case; ids of all are. */
export function wrongBoards(
  { boards }: AccountEntry,
  keyOf: (name: string) => string,
): Problem | null {
  const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length
  if (
    !isUnique(boards.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]))
  )
    return damaged(problem('row.boardTwice'))
  if (
    ![boards, ...boards.map(({ sections }) => sections)].every((list) =>
      isUnique(list.map(({ name }) => keyOf(name))),
    )
  )
    return damaged(problem('row.boardNameTwice'))
  return null
}

function wrongEvent(event: SharedPinEvent): Problem | null {
  switch (event.type) {
    case 'pins.added':
    case 'pins.restored':
      return first(event.data.pins.map(wrongPin))
    case 'pin.updated':
      return wrongPatches([event.data])
    case 'pins.updated':
    case 'pins.replaced':
      return wrongPatches(event.data.patches)
    case 'pin.boardAdded':
      return event.data.serverPin === undefined ? null : wrongPin(event.data.serverPin)
    default:
      return null
  }
}

function wrongPatches(patches: readonly { patch: PinPatch; before: PinPatch }[]): Problem | null {
  return first(patches.flatMap(({ patch, before }) => [wrongPin(patch), wrongPin(before)]))
}

function wrongPin({
  image_url,
  link,
  page_url,
  media,
}: Partial<Pick<Pin, 'image_url' | 'link' | 'page_url' | 'media'>>): Problem | null {
  const { files, links } = partsOf(media)
  if (![image_url ?? '', ...files].every(isOwnPicture))
    return damaged(problem('row.pinPictureElsewhere'))
  return [link ?? '', page_url ?? '', ...links].some(isHarmful)
    ? damaged(problem('row.pinAddress'))
    : null
}

function partsOf(media: Pin['media']): { files: string[]; links: string[] } {
  if (media === undefined) return { files: [], links: [] }
  if (media.kind === 'video') return { files: [media.url], links: [] }
  return {
    files: media.slides.map(({ image_url }) => image_url),
    links: media.slides.map(({ link }) => link),
  }
}

const first = (problems: readonly (Problem | null)[]): Problem | null =>
  problems.find((found) => found !== null) ?? null

/** As browsers read it: they pass over tabs and line ends inside an address. */
function isHarmful(address: string): boolean {
  return HARMFUL.has(URL.parse(address)?.protocol ?? '')
}

/** A pin without a picture has none to load. */
const isOwnPicture = (address: string): boolean => address === '' || isOwnAddress(address)
