/**
 * Measures pieces of text, and paints whole pictures as one tree, in Node and in a browser's worker.
 * With `pin-tree.ts` the only file that knows takumi.
 */
import type { Node } from '@takumi-rs/core'
import type { Measure, TextNode, TextStyle } from '#core/templates/template.model.ts'
import { FontLibrary, type FontSource, type FontTaker } from './font-library.ts'
import {
  frameNode,
  pixelNode,
  shapeNode,
  smoothEdged,
  type PixelLayer,
  type ShapeNode,
} from './pin-tree.ts'

const emoji = /\p{RGI_Emoji}/gv
/** Height and width of an emoji beside letters, in em. */
const EMOJI_EM = 1.12
/** Figures as high as capitals: old ones sink below the line, and "60" reads "6o". */
const LINING = '"lnum" 1'
const MEASURED_AT = 100
const MOST_WIDTHS = 50_000
const MOST_SHIFTS = 5_000
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
        const key = `${style.family}|${style.weight}|${style.spacing}|${piece}`
        const known = this.#widths.get(key)
        if (known === undefined) unknown.set(key, { piece, style })
        return known ?? piece.length * 0.55
      })
      if (unknown.size === 0 || run > 8) return result
      await this.#measureAll(unknown)
    }
  }

  async #measureAll(unknown: Map<string, { piece: string; style: TextStyle }>): Promise<void> {
    if (this.#widths.size > MOST_WIDTHS) this.#widths.clear()
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
    const fontFamily = await this.fonts.stackFor(style.family, style.weight, text)
    const css = {
      fontFamily,
      fontWeight: style.weight,
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
    const place = roomOf(layer)
    const shift = layer.align === 'center' ? await this.#inkShift(layer) : 0
    return await this.#text(layer, { ...place, left: place.left + shift })
  }

  async #pixelsOf(
    children: Node[],
    { width, height }: { width: number; height: number },
  ): Promise<Uint8Array> {
    const ground = fullNode({ width, height, children })
    return await this.#renderer.render(ground, { width, height, format: 'raw' })
  }

  /** Lines one below the other, each as high as its line. */
  async #text(node: TextNode, { left, top, width, height, pad }: Room): Promise<Node> {
    const { size } = node
    const lines = await Promise.all(
      node.lines.map((line) =>
        this.#line(line, node.style, { size, color: node.color, dir: node.dir }),
      ),
    )
    const justify = { left: 'flex-start', center: 'center', right: 'flex-end' }[node.align]
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
      },
      children: lines.map((line): Node => ({
        type: 'container',
        style: {
          display: 'flex',
          justifyContent: justify,
          height: size * node.style.lineHeight,
          flexShrink: 0,
        },
        children: [line],
      })),
    }
  }

  /**
   * How far centred words stand beside the middle by what is inked: a hand leans out of its boxes.
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
    if (this.#shifts.size > MOST_SHIFTS) this.#shifts.clear()
    this.#shifts.set(key, shift / small.size)
    return Math.round((shift / small.size) * node.size)
  }
}

/** A part of a picture that is painted: photos and signs are pixels by now. */
export type PaintLayer = TextNode | ShapeNode | PixelLayer

/** Neighbours with one key. */
function runsOf<T>(items: readonly T[], keyOf: (item: T) => unknown): T[][] {
  const runs: T[][] = []
  for (const [at, item] of items.entries()) {
    const last = runs.at(-1)
    const before = items[at - 1]
    if (last && before !== undefined && keyOf(before) === keyOf(item)) last.push(item)
    else runs.push([item])
  }
  return runs
}

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

const fullNode = ({
  width,
  height,
  background,
  children,
}: {
  width: number
  height: number
  background?: string
  children: Node[]
}): Node => ({
  type: 'container',
  style: {
    position: 'relative',
    display: 'block',
    width,
    height,
    ...(background !== undefined && { backgroundColor: background }),
  },
  children,
})

/** A drop of a stroke's soft edge is no ink. */
const INK = 40

/** Between the outermost strokes: those of a hand lean out of their boxes to the right. */
function inkMiddle(
  rgba: Uint8Array,
  { width, height }: Pick<TextLayer, 'width' | 'height'>,
): number {
  let [first, last] = [width, -1]
  for (let row = 0; row < height; row++) {
    const alphaAt = (x: number): number => rgba[(row * width + x) * 4 + 3] ?? 0
    for (let x = 0; x < first; x++) if (alphaAt(x) > INK) first = x
    for (let x = width - 1; x > last; x--) if (alphaAt(x) > INK) last = x
  }
  return last < first ? width / 2 : (first + last + 1) / 2
}

function splitEmoji(text: string): { text: string; isEmoji: boolean }[] {
  const parts: { text: string; isEmoji: boolean }[] = []
  let at = 0
  for (const match of text.matchAll(emoji)) {
    if (/^[\d#*©®™]$/u.test(match[0])) continue
    if (match.index > at) parts.push({ text: text.slice(at, match.index), isEmoji: false })
    parts.push({ text: match[0], isEmoji: true })
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at), isEmoji: false })
  return parts
}
