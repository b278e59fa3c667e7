/**
 * Our own idea of a pin's picture: a flat list of nodes in absolute boxes on a canvas of 1000 x
 * 1500, painted in order. A template's document, a design and what was measured of its content give
 * such a list by a pure function, so the browser's editor and the server agree, and the engine that
 * paints can be exchanged in one place.
 */
import type { Crop, PinDesign } from '#core/contract/content/pins.contract.ts'
import type { DrawingName } from '../drawings/drawing-names.ts'
import type { PictureFacts } from './picture-facts.schema.ts'
import type { Blend, SizeName, Template } from './template.schema.ts'
import type { ColorRef } from './text-style.schema.ts'

export const CANVAS = { width: 1000, height: 1500 }
/**
 * Everything that is read keeps this distance from the edge; the lowest 120 px on the right belong
 * to Pinterest's own buttons.
 */
export const MARGIN = 64

export interface Box {
  x: number
  y: number
  width: number
  height: number
}
/** Top left, top right, bottom right, bottom left. */
export type Radii = readonly [number, number, number, number]

export interface TextStyle {
  family: string
  weight: number
  /** Multiples of the size. */
  lineHeight: number
  /** In em. */
  spacing: number
  uppercase: boolean
  isItalic?: true
}

/** A stretch of a line in the style of one part. Lengths of its looks are in em of its own size. */
export interface TextRun {
  text: string
  /** In em of the whole text. */
  width: number
  /** Place in the parts of its text. */
  part: number
  style: TextStyle
  /** Times the size of the text. */
  scale: number
  /** The text's own where there is none. */
  color?: string
  /** Around the letters; hollow ones show nothing else. */
  outline?: { color: string; width: number; isHollow?: true }
  underline?: { color: string; thickness: number; offset: number }
  highlight?: { color: string; padding: number; radius: number }
}

/** A layer that is turned, seen through, blended or cut, with all that is in it. */
export interface LayerFrame {
  /** Of the layer: nodes of one frame follow each other, and are painted as one. */
  id: string
  /** It is turned about the middle of this. */
  box: Box
  /** Degrees, clockwise. */
  turn?: number
  opacity?: number
  blend?: Exclude<Blend, 'normal'>
  /** Nothing is seen outside the box, whose corners are these. */
  clip?: Radii
}

/** Straight over a box, as CSS has it: 0 degrees run upwards, 90 to the right. */
export interface ColorRun {
  angle: number
  /** In order; `at` is a share of the way. */
  stops: readonly { color: string; at: number }[]
}

interface Framed {
  /** Outermost first. Boxes are those before anything is turned. */
  frames?: readonly LayerFrame[]
}

export interface TextShadow {
  down: number
  right?: number
  blur: number
  opacity: number
  /** Black by default. */
  color?: string
}

/**
 * The box holds exactly its lines, so that contrast is measured on the pixels that are really
 * behind them.
 */
export interface TextNode extends Framed {
  kind: 'text'
  role: 'headline' | 'kicker' | 'item' | 'number' | 'brand' | 'ornament'
  box: Box
  lines: string[]
  /** What is here instead of words that are too many to be read. */
  shortened?: string
  /** The last row of a list that has so many more entries than there is room for. */
  leftOut?: number
  size: number
  style: TextStyle
  color: string
  align: 'left' | 'center' | 'right'
  dir: 'ltr' | 'rtl'
  /** Of each line, where not all of it is set in the text's style. */
  runs?: TextRun[][]
  shadows?: readonly TextShadow[]
  /** Degrees of a circle that its one line takes, above its middle; below 0 underneath. */
  curve?: number
}

export type PinNode = Framed &
  (
    | {
        kind: 'fill'
        box: Box
        color: string
        /** Instead of the colour. */
        gradient?: ColorRun
        opacity?: number
        radii?: Radii
        /** As wide and as high as its box; without radii. */
        isEllipse?: true
        /** A drawing in this colour instead of a plain shape; without radii. */
        drawing?: DrawingName
        /** Places on the canvas that no piece of a strewn drawing touches. */
        clear?: readonly { box: Box; radii?: Radii }[]
        clip?: { box: Box; radii?: Radii }
      }
    /** A soft drop shadow of a rounded box. */
    | {
        kind: 'shadow'
        box: Box
        radii?: Radii
        isEllipse?: true
        blur: number
        opacity: number
        /** Black by default. */
        color?: string
        /** It is so far from its layer that its middle is visible. */
        isWhole?: true
      }
    /**
     * Tints the canvas so strongly that `ink` reads on everything in `behind`, but at least `least`,
     * with a contrast of `goal`; `shape` says where it is strongest.
     */
    | {
        kind: 'scrim'
        box: Box
        color: string
        ink: string
        behind: Box[]
        shape: 'flat' | 'up' | 'down'
        least: number
        most: number
        goal?: number
        /** Once it is solved. */
        strength?: number
      }
    | { kind: 'picture'; slot: number; box: Box; crop: Crop; radii?: Radii }
    /** Drawn on a plate of its own where it would hardly differ from the background. */
    | { kind: 'logo'; box: Box }
    | TextNode
  )

/**
 * Width of one unbreakable piece of text in em of its style; answered from what was measured
 * before.
 */
export type Measure = (piece: string, style: TextStyle) => number

export interface LayoutInput {
  design: PinDesign
  /**
   * Facts of the design's pictures that could be loaded, in order; shorter than the design's list
   * when some are gone.
   */
  pictures: { facts: PictureFacts; crop: Crop | null }[]
  /** Width / height; null = there is none. */
  logo: { aspect: number } | null
  measure: Measure
}

/** The shape of a first picture that cuts more than a rectangle, and where its subject is placed in it. */
export interface LeadMask {
  readonly shape: 'arch' | 'round' | 'turned'
  readonly subject: { readonly x: number; readonly y: number }
}

/** A document with what was read from it. */
export interface TemplateFacts extends Pick<
  Template,
  'id' | 'name' | 'description' | 'pinType' | 'fonts' | 'colors' | 'use'
> {
  document: Template
  pictures: number
  needsItems: boolean
  /** Has a list, or rows for a few entries that it does without where there are none. */
  showsItems: boolean
  /** Whether it has a place for the small line above the headline. */
  showsKicker: boolean
  /** Whether it shows short facts of the page one by one, such as a time and servings. */
  showsFacts: boolean
  /** Whether anything of it has the accent colour; shapes in place of a missing picture have it always. */
  showsAccent: boolean
  /** The shape that cuts its first picture; null = a rectangle. */
  leadMask: LeadMask | null
  /** Ground is seen on both sides of its first picture. */
  isFramed: boolean
  /** What is painted below its first picture and seen beside it; null = nothing, or a line parts them. */
  leadGround: ColorRef | null
}

export interface ReadyTemplate extends TemplateFacts {
  /** 1000 units wide at every size. */
  layout: (input: LayoutInput, size?: SizeName) => PinNode[]
}

export const inset = (box: Box, by: number): Box => ({
  x: box.x + by,
  y: box.y + by,
  width: box.width - 2 * by,
  height: box.height - 2 * by,
})
/** Pinterest's own buttons lie there. */
export const quietCorner = ({ width, height }: Pick<Box, 'width' | 'height'>): Box => ({
  x: width / 2,
  y: height - 120,
  width: width / 2,
  height: 120,
})

export const overlaps = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

export const bottomOf = (box: Box): number => box.y + box.height
export const FULL: Box = { x: 0, y: 0, ...CANVAS }
export const round = (radius: number): Radii => [radius, radius, radius, radius]

/** Several boxes as one, with a border. */
export function around(boxes: readonly Box[], border: number): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - border
  const y = Math.min(...boxes.map((box) => box.y)) - border
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) + border - x,
    height: Math.max(...boxes.map(bottomOf)) + border - y,
  }
}
