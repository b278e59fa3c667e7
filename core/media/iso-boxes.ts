/**
 * Reads the boxes of an MP4, MOV or M4V file (ISO/IEC 14496-12): each is four bytes of length, four
 * letters of type, and a content that may be boxes again. Nothing here throws: what does not fit is
 * null or left out.
 */

export interface BoxPlace {
  readonly type: string
  /** Offsets in what the box was read from: of its content, and behind it. */
  readonly contentAt: number
  readonly end: number
}

/** Enough bytes for the header of any box. */
export const BOX_HEADER_BYTES = 16
const SHORT_HEADER = 8

/**
 * `header`: the bytes from `at` on. A length of 1 says that the real one is in the next eight bytes;
 * 0 says that the box is the last.
 */
export function readBoxPlace(header: Uint8Array, at: number, end: number): BoxPlace | null {
  if (header.byteLength < SHORT_HEADER) return null
  const view = viewOf(header)
  const length = view.getUint32(0)
  const type = letters(header, 4)
  const isLong = length === 1
  if (isLong && header.byteLength < BOX_HEADER_BYTES) return null
  const size = isLong ? Number(view.getBigUint64(8)) : length === 0 ? end - at : length
  const headerSize = isLong ? BOX_HEADER_BYTES : SHORT_HEADER
  const boxEnd = at + size
  if (size < headerSize || !Number.isSafeInteger(boxEnd) || boxEnd > end) return null
  return { type, contentAt: at + headerSize, end: boxEnd }
}

/**
 * Boxes beside each other that are read: a file of nothing else would keep the reader for minutes.
 */
export const MAX_BOXES = 10_000

/** The boxes in a content, one by one; up to the first that does not fit. */
export function* boxesIn(content: Uint8Array, from = 0): Generator<BoxPlace> {
  let at = from
  for (let count = 0; at < content.byteLength && count < MAX_BOXES; count += 1) {
    const box = readBoxPlace(content.subarray(at, at + BOX_HEADER_BYTES), at, content.byteLength)
    if (box === null) return
    yield box
    at = box.end
  }
}

export interface Movie {
  /** 0 = the file does not say. */
  readonly durationMs: number
  /** Of the first track with pictures; null = there is none. As they are shown: turned. */
  readonly video: { readonly codec: string; readonly width: number; readonly height: number } | null
}

/** From the content of `moov`; null = it has no header that can be read. */
export function readMovie(moov: Uint8Array): Movie | null {
  const header = contentOf(moov, 'mvhd')
  const clock = header && readClock(header)
  if (clock === null) return null
  const duration = clock.duration === 0 ? fragmentedDuration(moov) : clock.duration
  return {
    durationMs: Math.round((duration / clock.timescale) * 1_000),
    video: firstVideo(moov),
  }
}

function firstVideo(moov: Uint8Array): Movie['video'] {
  for (const { type, contentAt, end } of boxesIn(moov)) {
    const track = type === 'trak' ? readTrack(moov.subarray(contentAt, end)) : null
    if (track !== null) return track
  }
  return null
}

interface Clock {
  /** Units a second. */
  readonly timescale: number
  readonly duration: number
}

/** `mvhd`: version 1 has longer times. A duration of all ones says that it is not known. */
function readClock(content: Uint8Array): Clock | null {
  const view = viewOf(content)
  const isLong = content[0] === 1
  if (content.byteLength < (isLong ? 32 : 20)) return null
  const timescale = view.getUint32(isLong ? 20 : 12)
  const duration = isLong ? Number(view.getBigUint64(24)) : view.getUint32(16)
  const isUnknown = duration === 0xffff_ffff || !Number.isSafeInteger(duration)
  return timescale === 0 ? null : { timescale, duration: isUnknown ? 0 : duration }
}

/** A file in fragments says its length in `mvex`/`mehd`, if at all. */
function fragmentedDuration(moov: Uint8Array): number {
  const extends_ = contentOf(moov, 'mvex')
  const header = extends_ && contentOf(extends_, 'mehd')
  if (header === null) return 0
  const view = viewOf(header)
  if (header[0] === 1) return header.byteLength < 12 ? 0 : Number(view.getBigUint64(4))
  return header.byteLength < 8 ? 0 : view.getUint32(4)
}

function readTrack(trak: Uint8Array): Movie['video'] {
  const media = contentOf(trak, 'mdia')
  const handler = media && contentOf(media, 'hdlr')
  if (media === null || handler === null || letters(handler, 8) !== 'vide') return null
  const information = contentOf(media, 'minf')
  const table = information && contentOf(information, 'stbl')
  const description = table && contentOf(table, 'stsd')
  // Version, flags and the number of entries come before the first entry.
  const [entry] = description === null ? [] : boxesIn(description, 8)
  const shown = shownSize(contentOf(trak, 'tkhd'))
  if (entry === undefined || shown === null) return null
  return { codec: entry.type, ...shown }
}

/**
 * `tkhd` ends with a matrix of nine numbers, then width and height, all as 16.16 (the last column
 * 2.30). A matrix without its diagonal turns the picture by a quarter.
 */
function shownSize(header: Uint8Array | null): { width: number; height: number } | null {
  if (header === null) return null
  const at = header[0] === 1 ? 52 : 40
  if (header.byteLength < at + 44) return null
  const view = viewOf(header)
  const [width, height] = [view.getUint32(at + 36) >>> 16, view.getUint32(at + 40) >>> 16]
  if (width === 0 || height === 0) return null
  const isTurned = view.getInt32(at) === 0 && view.getInt32(at + 16) === 0
  return isTurned ? { width: height, height: width } : { width, height }
}

function contentOf(content: Uint8Array, type: string): Uint8Array | null {
  for (const box of boxesIn(content))
    if (box.type === type) return content.subarray(box.contentAt, box.end)
  return null
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength)

const letters = (bytes: Uint8Array, at: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + 4))
