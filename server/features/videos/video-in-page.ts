/**
 * The video of one pin in its page, in two ways: the state of the page's scripts (a `video_list` of
 * formats) and JSON-LD (a VideoObject with its `contentUrl`). Neither is documented: what is not
 * found as we know it is reported as a change, never guessed. Pure.
 */
import type { PinVideo, VideoProblem } from '#core/contract/content/videos.contract.ts'
import { isJson, type Json, objectsIn, readPageData } from './page-data.ts'

export type FoundVideo = Omit<PinVideo, 'formats'> & { readonly files: readonly VideoFile[] }
export interface VideoFile {
  readonly address: string
  readonly width: number | null
  readonly height: number | null
}
export type VideoSearch =
  | { readonly ok: true; readonly video: FoundVideo }
  | {
      readonly ok: false
      readonly problem: Extract<VideoProblem, 'no_video' | 'playlist_only' | 'changed'>
    }

/** `isFile`: whether an address is a video's own, on a host that we fetch from. */
export function videoInPage(
  html: string,
  pinId: string,
  isFile: (url: URL) => boolean,
): VideoSearch {
  const { jsonLd, states } = readPageData(html)
  const pins = states.flatMap((state) =>
    [...objectsIn(state)].filter((object) => isPin(object, pinId)),
  )
  const things = jsonLd.flatMap((data) => [...objectsIn(data)])
  const told = [...pins.flatMap(inState), ...things.filter(isVideoObject).map(inJsonLd)]
  for (const { files, ...video } of told) {
    const own = bestFirst(
      files.filter(({ address }) => URL.canParse(address) && isFile(new URL(address))),
    )
    if (own.length > 0) return { ok: true, video: { ...video, files: own } }
  }
  if (told.some(({ files }) => files.some(({ address }) => /\.m3u8(?:\?|$)/i.test(address))))
    return { ok: false, problem: 'playlist_only' }
  // The page speaks of this pin, and of no video.
  const isKnown = told.length === 0 && (pins.length > 0 || things.some(isPosting))
  return { ok: false, problem: isKnown ? 'no_video' : 'changed' }
}

const isPin = ({ id, entityId }: Json, pinId: string): boolean => id === pinId || entityId === pinId

/**
 * Of a pin, or of the first page of a story pin that has one. Older pages write `video_list`, newer
 * ones `videoList`.
 */
function inState(pin: Json): FoundVideo[] {
  const story = child(pin, 'story_pin_data') ?? child(pin, 'storyPinData')
  const blocks = listOf(story?.['pages']).flatMap((page) => listOf(page['blocks']))
  const holders = [
    child(pin, 'videos'),
    ...blocks.map((block) => child(block, 'video') ?? child(block, 'videoDataV2')),
  ]
  const title = textOf(pin['title']) || textOf(pin['grid_title']) || textOf(pin['gridTitle'])
  return holders.flatMap((holder) => {
    const formats = holder && (child(holder, 'video_list') ?? child(holder, 'videoList'))
    if (!formats) return []
    const entries = Object.values(formats).filter(isJson)
    const duration =
      entries.map((entry) => numberOf(entry['duration'])).find((value) => value !== null) ?? null
    const files = entries.map((entry) => ({
      address: textOf(entry['url']),
      width: sizeOf(entry['width']),
      height: sizeOf(entry['height']),
    }))
    return [
      {
        title,
        seconds: duration === null ? null : duration / 1_000,
        found_by: 'state',
        files,
      } satisfies FoundVideo,
    ]
  })
}

function inJsonLd(thing: Json): FoundVideo {
  const file = {
    address: textOf(thing['contentUrl']),
    width: sizeOf(thing['width']),
    height: sizeOf(thing['height']),
  }
  return {
    title: textOf(thing['name']),
    seconds: secondsOf(textOf(thing['duration'])),
    found_by: 'json_ld',
    files: [file],
  }
}

const typesOf = (thing: Json): unknown[] => [thing['@type']].flat()
const isVideoObject = (thing: Json): boolean =>
  typesOf(thing).includes('VideoObject') && textOf(thing['contentUrl']) !== ''
const isPosting = (thing: Json): boolean =>
  typesOf(thing).some((type) => type === 'SocialMediaPosting' || type === 'ImageObject')

function bestFirst(files: readonly VideoFile[]): VideoFile[] {
  const each = new Map(files.map((file) => [file.address, file]))
  const area = ({ width, height }: VideoFile): number => (width ?? 0) * (height ?? 0)
  return [...each.values()].toSorted((a, b) => area(b) - area(a)).slice(0, MAX_FORMATS)
}

const MAX_FORMATS = 6
const MAX_TITLE_LENGTH = 200

function child(object: Json, name: string): Json | undefined {
  const value = object[name]
  return isJson(value) ? value : undefined
}

const listOf = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isJson) : [])
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value.trim().slice(0, value.includes('://') ? 2_048 : MAX_TITLE_LENGTH)
    : ''
const numberOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null

/** Pixels; JSON-LD also writes them as text. */
function sizeOf(value: unknown): number | null {
  const size = numberOf(typeof value === 'string' ? Number.parseInt(value, 10) : value)
  return size === null ? null : Math.round(size)
}

/** ISO 8601: PT1M15.5S */
function secondsOf(duration: string): number | null {
  const [whole, hours = 0, minutes = 0, seconds = 0] =
    /^P(?:T(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:(\d{1,6}(?:\.\d{1,6})?)S)?)$/.exec(duration) ?? []
  const sum = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)
  return whole === undefined || sum === 0 ? null : sum
}
