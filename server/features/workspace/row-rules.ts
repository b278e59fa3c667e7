/**
 * What rows of a workspace file must be beyond their shape, so that they can stand in the store and
 * hurt nobody: unique where the store wants it, of this account, gapless in their history, and with
 * addresses that a browser may open. Each answer is a sentence or null.
 */
import type {
  AccountEntry,
  EventLine,
  FontLine,
  PageLine,
  PictureLine,
  PinLine,
} from '#core/workspace/workspace.schema.ts'
import type { Pin, PinPatch } from '#core/contract/pins.contract.ts'
import type { SharedPinEvent } from '#core/pins/pin.events.ts'
import { fileNamesIn, pictureIdsIn } from '../../platform/images/picture-mentions.ts'
import { isOwnAddress } from '../../platform/http/own-address.ts'

export interface RowCounts {
  pages: number
  pins: number
  deleted_pins: number
  events: number
  pictures: number
  fonts: number
  /**
   * Of what a person's storage counts: pictures and fonts without those of pins, which have a limit
   * of their own.
   */
  limitedBytes: number
  pinBytes: number
}

const HARMFUL = new Set(['javascript:', 'vbscript:', 'data:', 'blob:', 'file:'])
const EDIT = 'Export the account again: this row was changed by hand or damaged.'

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
  }
  /** Bytes by file name, as the rows of pictures and fonts say. */
  readonly files = new Map<string, PictureLine | FontLine>()
  readonly #account: AccountEntry
  readonly #seen = new Set<string>()
  /** Names and ids of pictures of pins that no text has named by the file's name yet. */
  readonly #unworn = new Map<string, string>()
  readonly #named = new Set<string>()
  #highest = 0

  constructor(account: AccountEntry) {
    this.#account = account
  }

  picture(line: PictureLine): string | null {
    if (!this.#isNew(`picture ${line.id}`) || this.files.has(line.name))
      return `This picture stands in the file twice. ${EDIT}`
    if (!/\.(jpg|png)$/.test(line.name)) return `A picture is a JPEG or PNG. ${EDIT}`
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

  /** The text of a row or of the account: a picture of a pin is worn by one, or was. */
  look(text: string): void {
    for (const name of fileNamesIn(text)) this.#unworn.delete(name)
    for (const id of pictureIdsIn(text)) this.#named.add(id)
  }

  font(line: FontLine): string | null {
    if (!this.#isNew(`font ${line.id}`) || this.files.has(line.name))
      return `This font stands in the file twice. ${EDIT}`
    if (/\.(jpg|png)$/.test(line.name)) return `A font is a TTF, OTF, WOFF or WOFF2 file. ${EDIT}`
    this.files.set(line.name, line)
    this.counts.fonts += 1
    this.counts.limitedBytes += line.bytes
    return null
  }

  page(line: PageLine): string | null {
    if (
      !this.#isNew(`page ${line.id}`) ||
      (line.url_key !== null && !this.#isNew(`address ${line.url_key}`))
    )
      return `This page stands in the file twice. ${EDIT}`
    if (isHarmful(line.url)) return `The page’s address is none that may be opened. ${EDIT}`
    const names = new Set(line.interests.map((interest) => interest.name_key))
    if (
      names.size < line.interests.length ||
      !line.interests.every(({ id }) => this.#isNew(`interest ${id}`))
    )
      return `The page has an interest twice. ${EDIT}`
    if (new Set(line.pictures.map((picture) => picture.picture_id)).size < line.pictures.length)
      return `The page has a picture twice. ${EDIT}`
    if (!line.pictures.every(({ url }) => isOwnPicture(url)))
      return `A picture of the page lies on another server. ${EDIT}`
    this.counts.pages += 1
    return null
  }

  /**
   * Of an id that came before, nothing is asked: the caller reads from the end, and the last line
   * of a pin counts.
   */
  pin(line: PinLine): string | null {
    if (line.pin.account_id !== this.#account.account.id)
      return `This pin belongs to another account. ${EDIT}`
    if (!this.#isNew(`position ${line.position}`))
      return `Another pin has the same place in the list. ${EDIT}`
    const wrong = wrongPin(line.pin)
    if (wrong !== null) return wrong
    this.#highest = Math.max(this.#highest, line.position)
    this.counts.pins += line.deleted_at === null ? 1 : 0
    this.counts.deleted_pins += line.deleted_at === null ? 0 : 1
    return null
  }

  event(line: EventLine): string | null {
    if (line.revision !== this.counts.events + 1)
      return `The history has a gap: revision ${this.counts.events + 1} should stand here, not ${line.revision}. ${EDIT}`
    this.counts.events += 1
    if (!this.#isNew(`event ${line.envelope.id}`))
      return `This event stands in the file twice. ${EDIT}`
    return wrongEvent(line.envelope.event)
  }

  /** What only the end shows. */
  ending(): string | null {
    const { revision, front } = this.#account.counters
    if ([...this.#unworn.values()].some((id) => !this.#named.has(id)))
      return `A picture of a pin is worn by no pin of the file. ${EDIT}`
    if (this.#highest > front)
      return `A pin has place ${this.#highest} in a list that ends at ${front}. ${EDIT}`
    return revision === this.counts.events
      ? null
      : `The file has ${this.counts.events} events of ${revision}. ${EDIT}`
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
): string | null {
  const isUnique = (list: readonly string[]): boolean => new Set(list).size === list.length
  if (
    !isUnique(boards.flatMap(({ id, sections }) => [id, ...sections.map((section) => section.id)]))
  )
    return `A board stands in the file twice. ${EDIT}`
  if (
    ![boards, ...boards.map(({ sections }) => sections)].every((list) =>
      isUnique(list.map(({ name }) => keyOf(name))),
    )
  )
    return `Two boards, or two sections of a board, have the same name. ${EDIT}`
  return null
}

function wrongEvent(event: SharedPinEvent): string | null {
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

function wrongPatches(patches: readonly { patch: PinPatch; before: PinPatch }[]): string | null {
  return first(patches.flatMap(({ patch, before }) => [wrongPin(patch), wrongPin(before)]))
}

function wrongPin({
  image_url,
  link,
  page_url,
}: Partial<Pick<Pin, 'image_url' | 'link' | 'page_url'>>): string | null {
  if (image_url !== undefined && !isOwnPicture(image_url))
    return `The pin’s picture lies on another server. ${EDIT}`
  return isHarmful(link ?? '') || isHarmful(page_url ?? '')
    ? `The pin leads to an address that may not be opened. ${EDIT}`
    : null
}

const first = (sentences: readonly (string | null)[]): string | null =>
  sentences.find((sentence) => sentence !== null) ?? null

/** As browsers read it: they pass over tabs and line ends inside an address. */
function isHarmful(address: string): boolean {
  return HARMFUL.has(URL.parse(address)?.protocol ?? '')
}

/** A pin without a picture has none to load. */
const isOwnPicture = (address: string): boolean => address === '' || isOwnAddress(address)
