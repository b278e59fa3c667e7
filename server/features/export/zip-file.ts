/**
 * The ZIP: a folder a board (a section inside it), pictures named by title, `captions.html` and
 * `report.json`. A pin on several boards lies in each folder. Pictures are read one by one while
 * the browser downloads; one that is missing is listed in the report.
 */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin, PinSlide } from '#core/contract/content/pins.contract.ts'
import { captionsPage } from '#core/export/captions-page.ts'
import type { CaptionedPin } from '#core/export/captions-page.ts'
import { englishCaptions } from '#core/export/captions-words.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { distinctNames, safeName } from '#core/export/file-names.ts'
import { shortPinId, tagLink } from '#core/pins/pin-link.ts'
import { nameOfBoard } from '#core/export/boards.ts'
import { exportPlaces } from '#core/export/export-places.ts'
import { keyOfBoard } from '#core/pins/book/board-names.ts'
import { withoutMarker } from '#core/pins/book/image-marker.ts'
import type { FileAnswer } from '../../platform/http/files/answer-file.ts'
import type { ExportBatch, LeftOut, ReadPicture } from './export-batch.ts'
import { reportJson } from './report.ts'
import { zipStream, type ZipEntry } from '../../platform/http/files/zip-writer.ts'
import type { StoredFile } from '../../platform/objects/object-store.ts'

/** Names in the archive's root that no board may take. */
const OWN_NAMES = ['No board', 'captions.html', 'report.json']
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/gif': '.gif',
}

export interface ReadFiles {
  readonly readPicture: ReadPicture
  /** By a video's address; null = it is not there. */
  readonly openVideo: (url: string) => Promise<StoredFile | null>
}

export function zipFile(batch: ExportBatch, read: ReadFiles, signal: AbortSignal): FileAnswer {
  return {
    content: zipStream(entriesOf(batch, read, signal), batch.now),
    type: 'application/zip',
    fileName: `${safeName(batch.accountName, 'pins')} pins.zip`,
    headers: { 'X-Pinloom-Left-Out': String(batch.leftOut.length) },
  }
}

async function* entriesOf(
  batch: ExportBatch,
  read: ReadFiles,
  signal: AbortSignal,
): AsyncGenerator<ZipEntry> {
  const folders = foldersOf(batch.pins, batch.boards)
  const names = distinctNames(
    batch.pins.map((pin) => pin.title),
    'Pin',
  )
  const captioned: CaptionedPin[] = []
  const missing: LeftOut[] = []
  for (const [at, pin] of batch.pins.entries()) {
    if (signal.aborted) return
    const found = await filesOf(pin, read)
    const places = folders.get(pin.id) ?? []
    if (found === null) {
      missing.push(withoutFile(pin))
      continue
    }
    const paths = places.map(({ folder }) => `${folder}/${names[at]}`)
    for (const path of paths) yield* entriesAt(path, found)
    captioned.push({
      pin,
      link: linkOf(pin, batch),
      boards: places.flatMap(({ board }) => board ?? []),
      file: `${paths[0] ?? ''}${found[0].ending}`,
    })
  }
  const encoder = new TextEncoder()
  yield {
    path: 'captions.html',
    content: encoder.encode(
      captionsPage(captioned, batch.accountName, batch.captions ?? englishCaptions),
    ),
    isPacked: false,
  }
  yield {
    path: 'report.json',
    content: encoder.encode(reportJson(captioned.length, [...batch.leftOut, ...missing])),
    isPacked: false,
  }
}

function* entriesAt(path: string, files: readonly FileOfPin[]): Generator<ZipEntry> {
  for (const { ending, content } of files)
    yield { path: `${path}${ending}`, content, isPacked: true }
}

interface FileOfPin {
  readonly ending: string
  readonly content: Uint8Array | StoredFile
}

/** The picture first: a video's cover. Null = one of them is gone. */
async function filesOf(
  { image_url, media }: Pin,
  { readPicture, openVideo }: ReadFiles,
): Promise<readonly [FileOfPin, ...FileOfPin[]] | null> {
  const picture = await readPicture(withoutMarker(image_url))
  if (picture === null) return null
  const first = { ending: ENDINGS[picture.type] ?? '.jpg', content: picture.bytes }
  if (media === undefined) return [first]
  if (media.kind === 'carousel') return slidesOf(media.slides, readPicture)
  const video = await openVideo(media.url)
  const ending = media.url.slice(media.url.lastIndexOf('.'))
  return video && [first, { ending, content: video }]
}

/** Numbered in their order. */
async function slidesOf(
  slides: readonly PinSlide[],
  readPicture: ReadPicture,
): Promise<readonly [FileOfPin, ...FileOfPin[]] | null> {
  const files: FileOfPin[] = []
  for (const [at, { image_url }] of slides.entries()) {
    const picture = await readPicture(withoutMarker(image_url))
    if (picture === null) return null
    files.push({ ending: ` ${at + 1}${ENDINGS[picture.type] ?? '.jpg'}`, content: picture.bytes })
  }
  const [first, ...others] = files
  return first === undefined ? null : [first, ...others]
}

function linkOf({ id, link }: Pin, { linkTagging }: ExportBatch): string {
  return linkTagging && link !== '' ? tagLink(link, shortPinId(id)) : link
}

interface Place {
  readonly folder: string
  /** Null = the folder for pins on no board. */
  readonly board: string | null
}

/**
 * Every pin's folders. Boards whose names differ only in forbidden characters get folders of their
 * own.
 */
function foldersOf(pins: readonly Pin[], boards: readonly Board[]): Map<string, Place[]> {
  const boardFolders = distinctNames(
    [...OWN_NAMES, ...boards.map((board) => board.name)],
    'Board',
  ).slice(OWN_NAMES.length)
  const paths = new Map<string, string>()
  for (const [at, board] of boards.entries()) {
    const folder = boardFolders[at] ?? 'Board'
    paths.set(board.id, folder)
    const sections = distinctNames(
      board.sections.map((section) => section.name),
      'Section',
    )
    for (const [nth, section] of board.sections.entries())
      paths.set(
        keyOfBoard({ board_id: board.id, section_id: section.id }),
        `${folder}/${sections[nth] ?? 'Section'}`,
      )
  }
  return new Map(
    pins.map((pin) => {
      const places = exportPlaces(pin, (place) => paths.has(keyOfBoard(place))).flatMap(
        ({ board_id, section_id }): Place[] => {
          const folder = paths.get(keyOfBoard({ board_id, section_id }))
          return folder === undefined
            ? []
            : [{ folder, board: nameOfBoard(boards, board_id, section_id) }]
        },
      )
      return [pin.id, places.length === 0 ? [{ folder: 'No board', board: null }] : places]
    }),
  )
}

function withoutFile(pin: Pin): LeftOut {
  return {
    id: pin.id,
    title: pin.title,
    reasons: [
      {
        field: 'image_url',
        code: 'image_missing',
        problem: problem(pin.media?.kind === 'video' ? 'video.missing' : 'render.notStored'),
      },
    ],
  }
}
