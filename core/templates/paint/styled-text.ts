/** Words with looks of their own as nodes of the engine: stretches of a line, and words on a circle. */
import type { Node } from '@takumi-rs/core'
import { arcOf, ABOVE, BELOW } from '#core/templates/fit/curved-text.rules.ts'
import type { TextNode, TextRun } from '#core/templates/document/template.model.ts'
import { BLACK, cssColor } from './css-color.ts'
import type { FontLibrary } from './font-library.ts'

const emoji = /\p{RGI_Emoji}/gv
/** Height and width of an emoji beside letters, in em. */
export const EMOJI_EM = 1.12
/** Figures as high as capitals: old ones sink below the line, and "60" reads "6o". */
export const LINING = '"lnum" 1'

/** The engine's strokes eat the letters: a stroked copy lies under a plain one. */
export type Copy = 'under' | 'over'

export function copiesOf({ runs = [] }: TextNode): Copy[] {
  const isOutlined = runs.some((line) => line.some(({ outline }) => outline && !outline.isHollow))
  return isOutlined ? ['under', 'over'] : ['over']
}

interface RunSetting {
  fonts: Pick<FontLibrary, 'stackFor'>
  emojiPicture: (sequence: string) => Promise<string | null>
  node: TextNode
  copy: Copy
}

/** One line whose stretches are on one base line. */
export async function styledLine(runs: readonly TextRun[], setting: RunSetting): Promise<Node> {
  const { node } = setting
  const scale = Math.max(...runs.map((run) => run.scale))
  const children = await Promise.all(runs.map((run) => stretch(run, setting)))
  return {
    type: 'container',
    dir: node.dir,
    style: {
      display: 'block',
      fontFamily: await setting.fonts.stackFor(node.style, 'n'),
      fontWeight: node.style.weight,
      fontSize: node.size * scale,
      lineHeight: node.style.lineHeight,
      whiteSpace: 'pre',
    },
    children: children.flat(),
  }
}

async function stretch(
  run: TextRun,
  { fonts, emojiPicture, node, copy }: RunSetting,
): Promise<Node[]> {
  const size = node.size * run.scale
  const { style } = run
  const css = {
    display: 'inline',
    fontFamily: await fonts.stackFor(style, run.text),
    fontWeight: style.weight,
    fontStyle: style.isItalic ? 'italic' : 'normal',
    fontSize: size,
    lineHeight: style.lineHeight,
    letterSpacing: `${style.spacing}em`,
    fontFeatureSettings: LINING,
    whiteSpace: 'pre',
    ...inkOf(run, { size, copy, color: node.color }),
  } as const
  return await Promise.all(
    splitEmoji(run.text).map(async ({ text, isEmoji }): Promise<Node> => {
      const svg = isEmoji ? await emojiPicture(text) : null
      if (!svg) return { type: 'text', text, dir: node.dir, style: css }
      const edge = size * EMOJI_EM
      return {
        type: 'image',
        src: svg,
        width: edge,
        height: edge,
        style: {
          display: 'inline-block',
          width: edge,
          height: edge,
          verticalAlign: 'middle',
          ...(copy === 'under' && { opacity: 0 }),
        },
      }
    }),
  )
}

function inkOf(
  run: TextRun,
  { size, copy, color }: { size: number; copy: Copy; color: string },
): Record<string, string> {
  const { outline } = run
  const isHollow = outline?.isHollow === true
  const stroke = outline && {
    WebkitTextStroke: `${2 * outline.width * size}px ${outline.color}`,
    strokeLinejoin: 'round',
  }
  const hasStroke = isHollow === (copy === 'over')
  return {
    color: copy === 'under' || isHollow ? 'transparent' : (run.color ?? color),
    ...(hasStroke && stroke),
    ...(copy === 'over' && lineOf(run, size)),
  }
}

function lineOf({ underline }: TextRun, size: number): Record<string, string> {
  if (!underline) return {}
  return {
    textDecoration: 'underline',
    textDecorationColor: underline.color,
    textDecorationThickness: `${underline.thickness * size}px`,
    textUnderlineOffset: `${underline.offset * size}px`,
  }
}

/** Letters cast it, emoji do not. The lowest copy has it. */
export function shadowOf({ shadows }: TextNode): { textShadow?: string } {
  if (!shadows) return {}
  const textShadow = shadows
    .map(
      ({ down, right = 0, blur, opacity, color }) =>
        `${right}px ${down}px ${blur}px ${cssColor(color ?? BLACK, opacity)}`,
    )
    .join(', ')
  return { textShadow }
}

const at = (value: number): string => value.toFixed(2)
/** A control character, or half of a pair, would make the picture no XML. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Letters at both ends are on the line too, whatever rounding does to it. */
const LONGER = 1.03

/** Its one line along a circle; emoji have no letters there. */
export async function curvedText(
  node: TextNode,
  { fonts, length }: { fonts: Pick<FontLibrary, 'stackFor'>; length: number },
): Promise<Node> {
  const { box, size, style, color, lines } = node
  const text = lines.join(' ').replaceAll(emoji, '')
  const family = escaped(await fonts.stackFor(style, text)).replaceAll('"', "'")
  const slant = style.isItalic ? 'italic' : 'normal'
  const look = `font-family="${family}" font-weight="${style.weight}" font-style="${slant}" font-size="${at(size)}" letter-spacing="${at(style.spacing * size)}" fill="${color}"`
  const [width, height] = [Math.ceil(box.width), Math.ceil(box.height)]
  return {
    type: 'image',
    src: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><path id="line" d="${arcPath(node, length)}" fill="none"/><text ${look}><textPath href="#line" startOffset="50%" text-anchor="middle">${escaped(text)}</textPath></text></svg>`,
    width,
    height,
    style: { position: 'absolute', display: 'block', left: box.x, top: box.y, width, height },
  }
}

/** From the first letter's foot to the last one's. */
function arcPath({ box, size, curve = 0 }: TextNode, length: number): string {
  const { radius, angle } = arcOf(length, curve)
  const isAbove = curve > 0
  const half = Math.min(Math.PI - 0.01, (angle * LONGER) / 2)
  const x = box.width / 2
  const y = isAbove ? ABOVE * size + radius : box.height - BELOW * size - radius
  const [dx, dy] = [Math.sin(half) * radius, Math.cos(half) * radius * (isAbove ? -1 : 1)]
  const flags = `${half > Math.PI / 2 ? 1 : 0} ${isAbove ? 1 : 0}`
  return `M ${at(x - dx)} ${at(y + dy)} A ${at(radius)} ${at(radius)} 0 ${flags} ${at(x + dx)} ${at(y + dy)}`
}

export function splitEmoji(text: string): { text: string; isEmoji: boolean }[] {
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
