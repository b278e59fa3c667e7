/** What a page and the worker that draws for it say to each other. Both are of one build. */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { LayerOutline } from '#core/templates/edit/placement/layer-outline.ts'
import type { SeenLayers } from '#core/templates/edit/placement/seen-places.ts'
import type { LayoutFault } from '#core/templates/choice/layout-faults.ts'
import type { PinNode } from '#core/templates/document/template.model.ts'
import type {
  FoundLook,
  OwnDocument,
  PictureAddresses,
} from '#core/templates/looks/choose-looks.rules.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'

interface Asked {
  readonly id: number
  /** Before the addresses of fonts and pictures. */
  readonly server: string
  /** Whose session the page has; null when signed out. */
  readonly userId: string | null
}

export interface DrawMessage extends Asked {
  /** Absent = the built-in template that the design names. */
  readonly document?: Template
  readonly design: PinDesign
  readonly size: SizeName
  readonly width: number
  readonly addresses?: PictureAddresses
}

export interface LooksMessage extends Asked {
  readonly looksOf: PinDesign
  readonly brandColors: readonly string[]
  readonly isBrandOnly?: boolean
  readonly allowed?: readonly string[]
  readonly subjects?: readonly string[]
  readonly own?: readonly OwnDocument[]
  readonly addresses: PictureAddresses
  readonly after: number
}

/** The places of all layers at all sizes, without a picture. */
export interface OutlinesMessage extends Asked {
  readonly outlinesOf: Template
  readonly design: PinDesign
}

/** Starts the engine, and is not answered. */
interface WarmMessage extends Asked {
  readonly isWarming: true
}

export type ToCanvas = DrawMessage | LooksMessage | OutlinesMessage | WarmMessage

export type FromCanvas =
  | {
      readonly id: number
      readonly ok: true
      readonly looks: readonly FoundLook[]
      readonly next: number
    }
  | {
      readonly id: number
      readonly ok: true
      readonly bitmap: ImageBitmap
      readonly nodes: readonly PinNode[]
      readonly outlines: readonly LayerOutline[]
      readonly faults: readonly LayoutFault[]
    }
  | {
      readonly id: number
      readonly ok: true
      readonly sizes: readonly SeenLayers[]
    }
  | { readonly id: number; readonly ok: false; readonly message: string }
