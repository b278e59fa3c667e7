/**
 * The ZIP: a folder a board (a section inside it), pictures named by title, `captions.html` and
 * `report.json`. A pin on several boards lies in each folder. Pictures are read one by one while
 * the browser downloads; one that is missing is told in the report.
 */
import type { Board } from '#core/contract/accounts.contract.ts'
import type { Pin } from '#core/contract/pins.contract.ts'
import { captionsPage } from '#core/export/captions-page.ts'
import type { CaptionedPin } from '#core/export/captions-page.ts'
import { englishCaptions } from '#core/export/captions-words.ts'
import { problem } from '#core/contract/problems.contract.ts'
import { distinctNames, safeName } from '#core/export/file-names.ts'
import { shortPinId, tagLink } from '#core/export/pin-link.ts'
import { nameOfBoard } from '#core/export/preflight.rules.ts'
import { keyOfBoard } from '#core/pins/board-names.ts'
import { withoutMarker } from '#core/pins/image-marker.ts'
import type { FileAnswer } from '../../platform/http/answer-file.ts'
import type { ExportBatch, LeftOut, ReadPicture } from './export-batch.ts'
import { reportJson } from './report.ts'
import { zipStream, type ZipContent } from '../../platform/http/zip-writer.ts'

/** Names in the archive's root that no board may take. */
const OWN_NAMES = ['No board', 'captions.html', 'report.json']
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'image/avif': '.avif',
  'image/gif': '.gif',
}

export function zipFile(
  batch: ExportBatch,
  readPicture: ReadPicture,
  signal: AbortSignal,
): FileAnswer {
  return {
    content: zipStream(entriesOf(batch, readPicture, signal), batch.now),
    type: 'application/zip',
    fileName: `${safeName(batch.accountName, 'pins')} pins.zip`,
    headers: { 'X-Pinloom-Left-Out': String(batch.leftOut.length) },
  }
}

async function* entriesOf(
  batch: ExportBatch,
  readPicture: ReadPicture,
  signal: AbortSignal,
): AsyncGenerator<ZipContent> {
  const folders = foldersOf(batch.pins, batch.boards)
  const names = distinctNames(
    batch.pins.map((pin) => pin.title),
    'Pin',
  )
  const captioned: CaptionedPin[] = []
  const missing: LeftOut[] = []
  for (const [at, pin] of batch.pins.entries()) {
    if (signal.aborted) return
    const picture = await readPicture(withoutMarker(pin.image_url))
    const places = folders.get(pin.id) ?? []
    if (picture === null) {
      missing.push(withoutPicture(pin))
      continue
    }
    const files = places.map(
      ({ folder }) => `${folder}/${names[at]}${ENDINGS[picture.type] ?? '.jpg'}`,
    )
    for (const path of files) yield { path, content: picture.bytes, isPacked: true }
    captioned.push({
      pin,
      link: linkOf(pin, batch),
      boards: places.flatMap(({ board }) => board ?? []),
      file: files[0] ?? '',
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
      const places = pin.boards.flatMap(({ board_id, section_id }): Place[] => {
        const folder = paths.get(keyOfBoard({ board_id, section_id }))
        return folder === undefined
          ? []
          : [{ folder, board: nameOfBoard(boards, board_id, section_id) }]
      })
      return [pin.id, places.length === 0 ? [{ folder: 'No board', board: null }] : places]
    }),
  )
}

function withoutPicture(pin: Pin): LeftOut {
  return {
    id: pin.id,
    title: pin.title,
    reasons: [
      {
        field: 'image_url',
        code: 'image_missing',
        problem: problem('render.notStored'),
      },
    ],
  }
}
