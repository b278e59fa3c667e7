/**
 * The colours of a new pin come from this set, nearest to the hue of its picture: made out of a
 * picture's own colours they were lime, neon pink or mud. A stored pin keeps the colours it has.
 */
import { leadOf, tintOf, type Mood, type Trio } from './colors.rules.ts'

export interface Palette extends Readonly<Trio> {
  /** Of the pictures that it suits, in OKLCH; null = of those that are grey. */
  readonly hue: number | null
}

const palette = (hue: number | null, [background, text, accent]: [string, string, string]) => ({
  hue,
  background,
  text,
  accent,
})

/** The last of each is for pictures without a colour of their own. */
export const palettes: Readonly<Record<Mood, readonly Palette[]>> = {
  light: [
    palette(5, ['#fdf3f2', '#3a1a22', '#b0304f']),
    palette(38, ['#fdf4ee', '#38201a', '#b2401f']),
    palette(75, ['#fff7e6', '#2f2714', '#1f5f63']),
    palette(112, ['#f7f7e8', '#2a2d17', '#3f6b3a']),
    palette(150, ['#f1f7f0', '#17301f', '#1f6b3f']),
    palette(195, ['#eef7f6', '#12302f', '#0b6a68']),
    palette(248, ['#f0f5fb', '#14283f', '#1f5fa6']),
    palette(308, ['#f7f3fb', '#2b1f40', '#6f42a8']),
    palette(null, ['#f7f5f1', '#24221f', '#2f4a5a']),
  ],
  deep: [
    palette(5, ['#4a1628', '#fff0ef', '#f6b0b4']),
    palette(38, ['#4d1d17', '#fff2ea', '#f7b58f']),
    palette(75, ['#2e2519', '#fff6e3', '#f2c063']),
    palette(112, ['#2b3019', '#fafae8', '#dcd490']),
    palette(150, ['#14352a', '#f2faf0', '#b4d9ae']),
    palette(195, ['#0f3a40', '#eefafa', '#8fd6d0']),
    palette(248, ['#16304f', '#f0f6ff', '#9fcbf5']),
    palette(308, ['#33204f', '#f8f2ff', '#d3b8f5']),
    palette(null, ['#272a2e', '#f6f5f2', '#e3c9a0']),
  ],
  vivid: [
    palette(5, ['#a11e47', '#fff7f6', '#ffdfd6']),
    palette(38, ['#9a2d15', '#fff8f2', '#ffe2c4']),
    palette(75, ['#f3c15f', '#2b1d08', '#7a2f10']),
    palette(112, ['#d5d6a4', '#26290f', '#35592f']),
    palette(150, ['#216242', '#f7fff5', '#ffe7a8']),
    palette(195, ['#0b6064', '#f3fffd', '#ffe0b8']),
    palette(248, ['#235593', '#f6faff', '#ffe3a3']),
    palette(308, ['#624394', '#fbf6ff', '#ffd9e4']),
    palette(null, ['#ddd3c4', '#262320', '#7a3b22']),
  ],
}

/** A colour greyer than this has no hue that the eye would name. */
const MIN_CHROMA = 0.035

/** `turned`: another one, led by the picture's next colours. */
export function paletteFor(colors: readonly string[], mood: Mood, turned = false): Trio {
  const first = nearestTo(leadOf(colors, mood), palettes[mood])
  const { background, text, accent } = turned
    ? nearestTo(
        leadOf(colors.length > 1 ? colors.slice(1, 3) : colors, mood),
        palettes[mood].filter((other) => other !== first),
      )
    : first
  return { background, text, accent }
}

function nearestTo(color: string, among: readonly Palette[]): Palette {
  const { c, h } = tintOf(color)
  const away = ({ hue }: Palette): number =>
    c < MIN_CHROMA ? (hue === null ? 0 : 1 + turnOf(hue, h)) : hue === null ? 400 : turnOf(hue, h)
  const nearest = among.toSorted((a, b) => away(a) - away(b))[0]
  if (!nearest) throw new Error('There is no palette to choose from.')
  return nearest
}

const turnOf = (a: number, b: number): number => Math.min(Math.abs(a - b), 360 - Math.abs(a - b))
