/** The only file that knows takumi: measures pieces of text and turns text nodes into pixels. */
import { Renderer, type Node } from '@takumi-rs/core'
import type { Measure, TextNode, TextStyle } from '#core/templates/template.model.ts'
import { emojiPicture } from './emoji-pictures.ts'
import { FontLibrary } from './font-library.ts'

const emoji = /\p{RGI_Emoji}/gv
/** Height and width of an emoji beside letters, in em. */
const EMOJI_EM = 1.12
/** Figures as high as capitals: old ones sink below the line, and "60" reads "6o". */
const LINING = '"lnum" 1'
const MEASURED_AT = 100
const MOST_WIDTHS = 50_000

export interface TextLayer {
  left: number
  top: number
  width: number
  height: number
  rgba: Uint8Array
}

export class TextEngine {
  readonly #renderer = new Renderer({ cacheMaxBytes: 32 * 1024 * 1024 })
  readonly fonts = new FontLibrary(this.#renderer)
  readonly #widths = new Map<string, number>()

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
        const svg = isEmoji ? await emojiPicture(part) : null
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
    const { size, box } = node
    const pad = Math.ceil(size * 0.35)
    const left = Math.floor(box.x) - pad
    const top = Math.floor(box.y) - pad
    const width = Math.ceil(box.width) + 2 * pad
    const height = Math.ceil(box.height) + 2 * pad
    const justify = { left: 'flex-start', center: 'center', right: 'flex-end' }[node.align]
    const lines = await Promise.all(
      node.lines.map((line) =>
        this.#line(line, node.style, { size, color: node.color, dir: node.dir }),
      ),
    )
    const rows = lines.map((line): Node => ({
      type: 'container',
      style: {
        display: 'flex',
        justifyContent: justify,
        height: size * node.style.lineHeight,
        flexShrink: 0,
      },
      children: [line],
    }))
    const tree: Node = {
      type: 'container',
      style: {
        display: 'flex',
        flexDirection: 'column',
        width,
        height,
        paddingTop: pad,
        paddingLeft: pad,
        paddingRight: pad,
      },
      children: rows,
    }
    const rgba = await this.#renderer.render(tree, { width, height, format: 'raw' })
    const shift =
      node.align === 'center' ? Math.round((width - inkMiddle(rgba, { width, height }) * 2) / 2) : 0
    return { left: left + shift, top, width, height, rgba }
  }
}

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
