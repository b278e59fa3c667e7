/** What draws templates and pins in the browser, and how it is asked. `src/main/` gives one. */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import type { SeenLayers } from '#core/templates/edit/placement/seen-places.ts'
import type {
  FoundLook,
  OwnDocument,
  PictureAddresses,
} from '#core/templates/looks/choose-looks.rules.ts'
import type { LayoutFault } from '#core/templates/choice/layout-faults.ts'
import type { PinNode } from '#core/templates/document/template.model.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'

export interface DrawRequest {
  /** Absent = the built-in template that the design names. */
  readonly document?: Template
  /** Pictures without an address are named as those of the demo site. */
  readonly design: PinDesign
  readonly size: SizeName
  /** Of the picture, in pixels. */
  readonly width: number
  readonly addresses?: PictureAddresses
  /** One of many: some are with the worker at once, so that it need not wait for the page. */
  readonly isSmall?: true
}

export interface LooksRequest {
  readonly looksOf: PinDesign
  /** The saved ones; none = unknown, or there are none. */
  readonly brandColors: readonly string[]
  readonly isBrandOnly?: boolean
  /** Templates that the brand allows; none = all. */
  readonly allowed?: readonly string[]
  /** Of its page, as far as designs ask for them; absent = not known. */
  readonly subjects?: readonly string[]
  readonly own?: readonly OwnDocument[]
  /** Pictures that the pin does not show yet are offered after its own. */
  readonly addresses: PictureAddresses
  /** How many of the order are passed already; 0 = the first twelve. */
  readonly after: number
}

export type LooksOutcome =
  | {
      readonly status: 'found'
      readonly looks: readonly FoundLook[]
      /** After which the next twelve are asked for. */
      readonly next: number
    }
  | { readonly status: 'passed' }
  | { readonly status: 'failed' }

export interface OutlinesRequest {
  readonly outlinesOf: Template
  readonly design: PinDesign
}

export type OutlinesOutcome =
  | { readonly status: 'outlined'; readonly sizes: readonly SeenLayers[] }
  | { readonly status: 'passed' }
  | { readonly status: 'failed' }

export interface Drawn {
  readonly bitmap: ImageBitmap
  readonly nodes: readonly PinNode[]
  /** Where its layers are, in thousandths of its width. */
  readonly outlines: readonly LayerOutline[]
  readonly faults: readonly LayoutFault[]
}

export type DrawOutcome =
  | { readonly status: 'drawn'; readonly drawn: Drawn }
  /** A newer request of the same place came before it was begun. */
  | { readonly status: 'passed' }
  | { readonly status: 'failed' }

export interface DesignCanvas {
  /** `place`: where it is shown. Of several requests of one place only the newest is drawn. */
  draw: (place: string, wish: DrawRequest) => Promise<DrawOutcome>
  /**
   * Other looks of a pin, to be drawn one by one. Of several requests only the newest is answered.
   */
  findLooks: (wish: LooksRequest) => Promise<LooksOutcome>
  /** Where the layers are at each size. Of several requests only the newest is answered. */
  outline: (wish: OutlinesRequest) => Promise<OutlinesOutcome>
  /** Starts what draws, before it is needed. */
  warm: () => void
  close: () => void
}
