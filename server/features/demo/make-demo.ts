/**
 * From an address to three pins that are only shown: read, written, designed and drawn as for a
 * person, kept nowhere.
 */
import type { Demo, DemoPin } from '#core/contract/account/demo.contract.ts'
import type { Interest } from '#core/contract/content/pages.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { PageFailure } from '../../platform/fetch/page-failure.ts'
import type { PictureGate } from '../../platform/images/intake/picture-gate.ts'
import type { PinRenderer } from '../../platform/images/drawing/pin-renderer.ts'
import { memoryPictureStorage, type MemoryPictureStorage } from './memory-picture-storage.ts'

export const DEMO_PINS = 3
/** Fetched of one page. */
const MAX_PICTURES = 6

export interface DemoPage {
  readonly content: PageContent
  readonly interests: readonly Interest[]
  readonly pictures: readonly {
    readonly id: string
    readonly alt: string
    readonly address: string
  }[]
}

export interface PlannedDemoPin {
  readonly title: string
  readonly description: string
  readonly alt_text: string
  readonly design: PinDesign
}

export interface DemoPageSource {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly content: PageContent
  readonly interests: readonly Interest[]
  readonly pictureIds: readonly string[]
  readonly pictures: DemoPage['pictures']
}

export interface DemoNeeds {
  readonly readPage: (reading: {
    readonly address: string
    readonly pictureStorage: Pick<MemoryPictureStorage, 'keep'>
    readonly mostPictures: number
    readonly signal: AbortSignal
  }) => Promise<
    | { readonly ok: true; readonly page: DemoPage }
    | { readonly ok: false; readonly failure: PageFailure }
  >
  readonly planPins: (planning: {
    readonly page: DemoPageSource
    readonly facts: ReadonlyMap<string, PictureFacts>
    readonly count: number
    readonly signal: AbortSignal
  }) => Promise<readonly PlannedDemoPin[]>
  readonly renderer: Pick<PinRenderer, 'renderPreview'>
  readonly gate: Pick<PictureGate, 'read'>
}

export type DemoMade =
  | { readonly ok: true; readonly demo: Demo }
  | { readonly ok: false; readonly failure: PageFailure }

export async function makeDemo(
  { readPage, planPins, renderer, gate }: DemoNeeds,
  address: string,
  signal: AbortSignal,
): Promise<DemoMade> {
  const pictureStorage = memoryPictureStorage(gate)
  const read = await readPage({ address, pictureStorage, mostPictures: MAX_PICTURES, signal })
  if (!read.ok) return read
  const { content, interests, pictures } = read.page
  const page = {
    id: 'demo',
    url: content.url,
    title: content.title,
    content,
    interests,
    pictures,
    pictureIds: pictures.map(({ id }) => id),
  }
  const planned = await planPins({ page, facts: pictureStorage.facts, count: DEMO_PINS, signal })
  const pins: DemoPin[] = []
  for (const { title, description, alt_text, design } of planned) {
    signal.throwIfAborted()
    const { jpeg } = await renderer.renderPreview(design, pictureStorage.loadPicture)
    pins.push({
      title,
      description,
      alt_text,
      image: `data:image/jpeg;base64,${Buffer.from(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength).toString('base64')}`,
    })
  }
  return { ok: true, demo: { page: { url: content.url, title: content.title }, pins } }
}
