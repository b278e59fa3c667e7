/** Finds the pin of each row of an imported file. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { oneLine } from '#core/text/one-line.ts'
import { shortPinId } from '#core/pins/pin-link.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import type { ImportRow } from './import-table.ts'

export interface PinIndex {
  /** By the surest sign that the row has; in the order of the list. Empty = no such pin. */
  readonly candidatesOf: (row: ImportRow) => readonly Pin[]
}

/** Asked thousands of times: each sign is one look-up. */
export function indexPins(pins: readonly Pin[]): PinIndex {
  const byKey = new Map<string, Pin[]>()
  for (const pin of pins)
    for (const key of keysOfPin(pin)) {
      const known = byKey.get(key)
      if (known === undefined) byKey.set(key, [pin])
      else known.push(pin)
    }
  return {
    candidatesOf: (row) => {
      for (const key of keysOfRow(row)) {
        const found = byKey.get(key)
        if (found !== undefined) return found
      }
      return []
    },
  }
}

function keysOfPin(pin: Pin): Set<string> {
  const { media } = pin
  return new Set([
    idKey(pin.id),
    shortKey(shortPinId(pin.id)),
    ...(pin.publications ?? []).map(({ id }) => idKey(id)),
    mediaKey(withoutMarker(pin.image_url)),
    ...(media?.kind === 'video' ? [mediaKey(media.url)] : []),
    wordsKey(pin.link, pin.title),
  ])
}

/** The surest first. */
function keysOfRow({ pinId, link, media, title }: ImportRow): string[] {
  const tag = tagOf(link)
  return [
    ...(pinId === '' ? [] : [idKey(pinId), shortKey(pinId)]),
    // Our links carry the publication, or the end of the pin's id and the number of its board.
    ...(tag === '' ? [] : [idKey(tag), shortKey(tag.replace(/-\d+$/, ''))]),
    ...(media === '' ? [] : [mediaKey(withoutMarker(media)), mediaKey(pathOf(media))]),
    ...(link === '' || title === '' ? [] : [wordsKey(link, title)]),
  ]
}

const idKey = (id: string): string => `id ${id.toLowerCase()}`
const shortKey = (id: string): string => `short ${id.toLowerCase()}`
const mediaKey = (address: string): string => `media ${address}`
const wordsKey = (link: string, title: string): string =>
  `words ${bareLink(link)} ${oneLine(title).toLowerCase()}`

function tagOf(link: string): string {
  return TAG.exec(link)?.[1] ?? ''
}

/** As it was before it was tagged. */
function bareLink(link: string): string {
  const [address = '', ...fragment] = link.trim().split('#')
  const [path = '', ...rest] = address.split('?')
  const own = rest
    .join('?')
    .split('&')
    .filter((part) => part !== '' && !/^utm_content(=|$)/i.test(part))
  return [path, own.join('&'), fragment.join('#')].join(' ')
}

/** Our own pictures are known by their path: the file has the address of the server before it. */
function pathOf(address: string): string {
  return withoutMarker(address.replace(/^https?:\/\/[^/]*/i, ''))
}

const TAG = /[?&]utm_content=([\w-]{1,64})(?=[&#]|$)/i
