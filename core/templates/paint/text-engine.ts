/**
 * Measures pieces of text, and paints whole pictures as one tree, in Node and in a browser's worker.
 * With `pin-tree.ts` the only file that knows takumi.
 */
import type { Node } from '@takumi-rs/core'
import type { Measure, TextNode, TextStyle } from '#core/templates/document/template.model.ts'
import { FontLibrary, type FontSource, type FontTaker } from './font-library.ts'
import { inkMiddle } from './ink-middle.ts'
import {
  copiesOf,
  curvedText,
  EMOJI_EM,
  LINING,
  shadowOf,
  splitEmoji,
  styledLine,
  type Copy,
} from './styled-text.ts'
import {
  frameNode,
  fullNode,
  pixelNode,
  runsOf,
  shapeNode,
  smoothEdged,
  type PixelLayer,
  type ShapeNode,
} from './pin-tree.ts'

const MEASURED_AT = 100
const MAX_WIDTHS = 50_000
const MAX_SHIFTS = 5_000
/** Where the ink of letters is, is measured at this size at most. */
const INK_SIZE = 40

export interface TextLayer {
  left: number
  top: number
  width: number
  height: number
  rgba: Uint8Array
}

/** takumi itself, native or as wasm: both paint the same bytes. */
export interface Painter extends FontTaker {
  render: (
    node: Node,
    options: { width: number; height: number; format: 'raw' },
  ) => Promise<Uint8Array>
  measure: (node: Node) => Promise<{ children: { width: number }[] }>
}

export interface EngineParts<Source extends FontSource> {
  readonly renderer: Painter
  readonly fonts: Source
  /** A data address of the emoji, or null where there is no picture of it. */
  readonly emojiPicture: (sequence: string) => Promise<string | null>
}

export class TextEngine<Source extends FontSource = FontSource> {
  readonly #renderer: Painter
  readonly #emojiPicture: EngineParts<Source>['emojiPicture']
  readonly fonts: FontLibrary<Source>
  readonly #widths = new Map<string, number>()
  /** Of centred texts, in em. */
  readonly #shifts = new Map<string, number>()

  constructor({ renderer, fonts, emojiPicture }: EngineParts<Source>) {
    this.#renderer = renderer
    this.#emojiPicture = emojiPicture
    this.fonts = new FontLibrary(renderer, fonts)
  }

  /**
   * Runs `work` with a measure port that knows every width: what is asked for the first time is
   * guessed, measured, and the work is done again. A layout asks for the same pieces each time, so
   * the second or third run is the last.
   */
  async withMeasure<T>(work: (measure: Measure) => T): Promise<T> {
    for (let run = 0; ; run++) {
      const unknown = new Map<string, { piece: string; style: TextStyle }>()
      const result = work((piece, style) => {
        const slant = style.isItalic ? '|italic' : ''
        const key = `${style.family}|${style.weight}${slant}|${style.spacing}|${piece}`
        const known = this.#widths.get(key)
        if (known === undefined) unknown.set(key, { piece, style })
        return known ?? piece.length * 0.55
      })
      if (unknown.size === 0 || run > 8) return result
      await this.#measureAll(unknown)
    }
  }

  async #measureAll(unknown: Map<string, { piece: string; style: TextStyle }>): Promise<void> {
    if (this.#widths.size > MAX_WIDTHS) this.#widths.clear()
    const entries = [...unknown]
    const nodes = await Promise.all(
      entries.map(async ([, { piece, style }]) =>
        this.#line(piece, style, { size: MEASURED_AT, color: '#000000', dir: 'ltr' }),
      ),
    )
    const measured = await this.#renderer.measure({
      type: 'container',
      style: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', width: 20_000 },
      children: nodes,
    })
    for (const [index, [key]] of entries.entries())
      this.#widths.set(key, (measured.children[index]?.width ?? 0) / MEASURED_AT)
  }

  /**
   * One line as an inline run; emoji are pictures, because the engine paints no colour font that we
   * ship.
   */
  async #line(
    text: string,
    style: TextStyle,
    look: { size: number; color: string; dir: 'ltr' | 'rtl' },
  ): Promise<Node> {
    const fontFamily = await this.fonts.stackFor(style, text)
    const css = {
      fontFamily,
      fontWeight: style.weight,
      ...(style.isItalic && { fontStyle: 'italic' as const }),
      fontSize: look.size,
      lineHeight: style.lineHeight,
      letterSpacing: `${style.spacing}em`,
      fontFeatureSettings: LINING,
      color: look.color,
      whiteSpace: 'pre',
    } as const
    const parts = splitEmoji(text)
    if (parts.every((part) => !part.isEmoji))
      return { type: 'text', text, dir: look.dir, style: css }
    const children = await Promise.all(
      parts.map(async ({ text: part, isEmoji }): Promise<Node> => {
        const svg = isEmoji ? await this.#emojiPicture(part) : null
        if (!svg)
          return { type: 'text', text: part, dir: look.dir, style: { ...css, display: 'block' } }
        const edge = look.size * EMOJI_EM
        return {
          type: 'image',
          src: svg,
          width: edge,
          height: edge,
          style: { width: edge, height: edge, flexShrink: 0 },
        }
      }),
    )
    return {
      type: 'container',
      dir: look.dir,
      style: {
        display: 'flex',
        flexDirection: look.dir === 'rtl' ? 'row-reverse' : 'row',
        alignItems: 'center',
        height: look.size * style.lineHeight,
        ...css,
      },
      children,
    }
  }

  /** Straight-alpha pixels of one text, with room for strokes that reach over the line box. */
  async raster(node: TextNode): Promise<TextLayer> {
    const place = roomOf(node)
    const { left, top, width, height } = place
    const shift = node.align === 'center' ? await this.#inkShift(node) : 0
    const rgba = await this.#pixelsOf(
      [await this.#text(node, { ...place, left: 0, top: 0 })],
      place,
    )
    return { left: left + shift, top, width, height, rgba }
  }

  /** The whole picture as one tree: opaque RGBA, exactly `width` x `height`. */
  async paint(
    layers: readonly PaintLayer[],
    { width, height, background }: { width: number; height: number; background: string },
  ): Promise<Uint8Array> {
    const children = await this.#framed(layers, 0)
    const ground = fullNode({ width, height, background, children })
    return await this.#renderer.render(ground, { width, height, format: 'raw' })
  }

  /** Those that share a frame lie in it; `depth` frames are around them already. */
  async #framed(layers: readonly PaintLayer[], depth: number): Promise<Node[]> {
    const nodes: Node[] = []
    for (const run of runsOf(layers, (layer) => layer.frames?.[depth]?.id)) {
      const frame = run[0]?.frames?.[depth]
      if (frame) nodes.push(frameNode(frame, await this.#framed(run, depth + 1)))
      else for (const layer of run) nodes.push(await this.#layer(layer))
    }
    return nodes
  }

  async #layer(layer: PaintLayer): Promise<Node> {
    if (layer.kind === 'pixels') return pixelNode(smoothEdged(layer))
    if (layer.kind !== 'text') return shapeNode(smoothEdged(layer))
    if (layer.curve !== undefined) return await this.#curved(layer)
    const place = roomOf(layer)
    // what is highlighted keeps its place on its ground
    const shift = layer.align === 'center' && !layer.runs ? await this.#inkShift(layer) : 0
    return await this.#text(layer, { ...place, left: place.left + shift })
  }

  async #pixelsOf(
    children: Node[],
    { width, height }: { width: number; height: number },
  ): Promise<Uint8Array> {
    const ground = fullNode({ width, height, children })
    return await this.#renderer.render(ground, { width, height, format: 'raw' })
  }

  async #curved(node: TextNode): Promise<Node> {
    const [text = ''] = node.lines
    const width = await this.withMeasure((measure) => measure(text, node.style))
    const length = width * node.size
    return await curvedText(node, { fonts: this.fonts, length })
  }

  /** Lines one below the other, each as high as its line; outlines in a copy below. */
  async #text(node: TextNode, room: Room): Promise<Node> {
    const copies = await Promise.all(copiesOf(node).map((copy) => this.#copy(node, room, copy)))
    const [only] = copies
    if (only && copies.length === 1) return only
    const { left, top, width, height } = room
    return {
      type: 'container',
      style: {
        position: 'absolute',
        display: 'block',
        left,
        top,
        width,
        height,
      },
      children: copies.map((copy) => ({ ...copy, style: { ...copy.style, left: 0, top: 0 } })),
    }
  }

  async #copy(node: TextNode, { left, top, width, height, pad }: Room, copy: Copy): Promise<Node> {
    const { size, style, runs } = node
    const setting = { fonts: this.fonts, emojiPicture: this.#emojiPicture, node, copy }
    const lines = await Promise.all(
      runs?.map((line) => styledLine(line, setting)) ??
        node.lines.map((line) =>
          this.#line(line, style, { size, color: node.color, dir: node.dir }),
        ),
    )
    const justify = { left: 'flex-start', center: 'center', right: 'flex-end' }[node.align]
    const heightOf = (at: number): number =>
      size * style.lineHeight * Math.max(...(runs?.[at]?.map(({ scale }) => scale) ?? [1]))
    return {
      type: 'container',
      style: {
        position: 'absolute',
        left,
        top,
        display: 'flex',
        flexDirection: 'column',
        width,
        height,
        paddingTop: pad,
        paddingLeft: pad,
        paddingRight: pad,
        ...(copy === copiesOf(node)[0] && shadowOf(node)),
      },
      children: lines.map((line, at): Node => ({
        type: 'container',
        style: {
          display: 'flex',
          justifyContent: justify,
          height: heightOf(at),
          flexShrink: 0,
        },
        children: [line],
      })),
    }
  }

  /**
   * How far centred words are from the middle by what is inked: a hand leans out of its boxes.
   * Measured once for a text, at a small size.
   */
  async #inkShift(node: TextNode): Promise<number> {
    const scale = Math.min(1, INK_SIZE / node.size)
    const { family, weight, spacing } = node.style
    const key = `${family}|${weight}|${spacing}|${node.box.width / node.size}|${node.lines.join('\n')}`
    const known = this.#shifts.get(key)
    if (known !== undefined) return Math.round(known * node.size)
    const { box } = node
    const small: TextNode = {
      ...node,
      color: '#000000',
      size: node.size * scale,
      box: { x: 0, y: 0, width: box.width * scale, height: box.height * scale },
    }
    const place = roomOf(small)
    const rgba = await this.#pixelsOf(
      [await this.#text(small, { ...place, left: 0, top: 0 })],
      place,
    )
    const shift = place.pad + (box.width * scale) / 2 - inkMiddle(rgba, place)
    if (this.#shifts.size > MAX_SHIFTS) this.#shifts.clear()
    this.#shifts.set(key, shift / small.size)
    return Math.round((shift / small.size) * node.size)
  }
}

/** A part of a picture that is painted: photos and signs are pixels by now. */
export type PaintLayer = TextNode | ShapeNode | PixelLayer

interface Room {
  left: number
  top: number
  width: number
  height: number
  /** Around the lines: strokes reach over their boxes. */
  pad: number
}

function roomOf({ size, box }: TextNode): Room {
  const pad = Math.ceil(size * 0.35)
  return {
    left: Math.floor(box.x) - pad,
    top: Math.floor(box.y) - pad,
    width: Math.ceil(box.width) + 2 * pad,
    height: Math.ceil(box.height) + 2 * pad,
    pad,
  }
}
