/**
 * The grounds that a new pin can have, each with its text and accent, and by the hue of a picture
 * those that suit it. Made out of a picture's own colours they were lime, neon pink or mud. A stored
 * pin keeps the colours it has.
 */
import type { Trio } from '../color/colors.rules.ts'

const trio = (background: string, text: string, accent: string): Readonly<Trio> => ({
  background,
  text,
  accent,
})

export const grounds = {
  // paper
  // white takes an accent near the picture's hue: red beside green and yellow things looks like an alarm
  white: trio('#ffffff', '#1f2023', '#b3402a'),
  whiteTeal: trio('#ffffff', '#1f2023', '#1f5f63'),
  whiteGreen: trio('#ffffff', '#1f2023', '#2f6b3f'),
  whiteBlue: trio('#ffffff', '#1f2023', '#1f5fa6'),
  whiteInk: trio('#ffffff', '#1f2023', '#33373d'),
  whiteViolet: trio('#ffffff', '#1f2023', '#6f42a8'),
  ivory: trio('#faf6ee', '#26221d', '#2f5d50'),
  cream: trio('#fff7e6', '#2f2714', '#1f5f63'),
  linen: trio('#f3ebe0', '#2b2019', '#99401f'),
  rose: trio('#fdf3f2', '#3a1a22', '#b0304f'),
  peach: trio('#fdf4ee', '#38201a', '#b2401f'),
  leaf: trio('#f1f7f0', '#17301f', '#1f6b3f'),
  spring: trio('#f6f7e9', '#2a2d17', '#3f6b3a'),
  ice: trio('#eef7f6', '#12302f', '#0b6a68'),
  cloud: trio('#f0f5fb', '#14283f', '#1f5fa6'),
  lavender: trio('#f7f3fb', '#2b1f40', '#6f42a8'),
  // soft
  blush: trio('#f4d3cb', '#43181c', '#8c2136'),
  apricot: trio('#f7d6b2', '#43220f', '#8a3410'),
  butter: trio('#f8e3a6', '#38290a', '#7a3f0c'),
  sage: trio('#d3dec6', '#1f2f1d', '#2f5a2c'),
  mint: trio('#c9e2d5', '#11332a', '#0f5a45'),
  aqua: trio('#c6e2e3', '#0e3238', '#0d565c'),
  sky: trio('#cfe0f2', '#122a48', '#1d4f8c'),
  lilac: trio('#e0d5ef', '#2e1d4a', '#5c3692'),
  sand: trio('#e5d9c7', '#2e241a', '#7a3b22'),
  // dark
  wine: trio('#4a1628', '#fff0ef', '#f6b0b4'),
  espresso: trio('#35271d', '#fdf4e6', '#efc27e'),
  olive: trio('#2f3a1e', '#fafae8', '#dcd490'),
  forest: trio('#173a2d', '#f2faf0', '#c3dfa8'),
  teal: trio('#0f3f45', '#eefafa', '#f3c88e'),
  navy: trio('#17304f', '#f3f7ff', '#f5cf8a'),
  plum: trio('#35214f', '#f8f2ff', '#dcc0f7'),
  charcoal: trio('#26282c', '#f8f6f2', '#e8c795'),
  // full colour
  raspberry: trio('#a11e47', '#fff7f6', '#ffdfd6'),
  terracotta: trio('#9c3a1c', '#fff8f2', '#ffe2c4'),
  mustard: trio('#eebb55', '#2b1d08', '#6d2a0e'),
  fern: trio('#2a6a47', '#f7fff5', '#ffe7a8'),
  lagoon: trio('#0b6064', '#f3fffd', '#ffe0b8'),
  cobalt: trio('#235593', '#f6faff', '#ffe3a3'),
  violet: trio('#624394', '#fbf6ff', '#ffd9e4'),
} as const satisfies Record<string, Readonly<Trio>>

export type GroundName = keyof typeof grounds

export interface PaletteRange {
  /** Of the pictures that it suits, in OKLCH; null = of those that are grey. */
  readonly hue: number | null
  /**
   * Best first, and light, dark and strong in turn: near the picture's hue, neutral, and the
   * opposite hue as a contrast.
   */
  readonly grounds: readonly GroundName[]
}

export const paletteRanges: readonly PaletteRange[] = [
  {
    hue: 5,
    grounds: ['rose', 'wine', 'blush', 'white', 'forest', 'raspberry', 'sand', 'charcoal'],
  },
  {
    hue: 35,
    grounds: ['peach', 'teal', 'apricot', 'white', 'terracotta', 'mint', 'espresso', 'ivory'],
  },
  {
    hue: 58,
    grounds: ['cream', 'navy', 'apricot', 'whiteTeal', 'fern', 'aqua', 'espresso', 'sand'],
  },
  {
    hue: 82,
    grounds: ['ivory', 'forest', 'butter', 'whiteGreen', 'mustard', 'mint', 'navy', 'cream'],
  },
  {
    hue: 115,
    grounds: ['spring', 'olive', 'butter', 'whiteGreen', 'fern', 'blush', 'charcoal', 'sage'],
  },
  {
    hue: 150,
    grounds: ['leaf', 'forest', 'mint', 'ivory', 'fern', 'apricot', 'espresso', 'blush'],
  },
  {
    hue: 195,
    grounds: ['ice', 'teal', 'sand', 'whiteTeal', 'lagoon', 'aqua', 'navy', 'peach'],
  },
  {
    hue: 248,
    grounds: ['cloud', 'navy', 'linen', 'whiteBlue', 'cobalt', 'sky', 'teal', 'butter'],
  },
  {
    hue: 308,
    grounds: ['lavender', 'plum', 'blush', 'whiteViolet', 'violet', 'lilac', 'navy', 'sage'],
  },
  {
    hue: null,
    grounds: ['whiteInk', 'charcoal', 'sand', 'ivory', 'navy', 'blush', 'cobalt', 'sage'],
  },
]
