/** Plain names of the colours of a pin, for users of a screen reader. */

type Tone =
  | 'white'
  | 'black'
  | 'grey'
  | 'cream'
  | 'red'
  | 'brown'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'turquoise'
  | 'blue'
  | 'purple'
  | 'pink'

interface Names {
  tones: Record<Tone, string>
  dark: (name: string) => string
  light: (name: string) => string
  /** Of words in the one colour on a ground in the other. */
  on: (ink: string, ground: string) => string
}

const EN: Names = {
  tones: {
    white: 'white',
    black: 'black',
    grey: 'grey',
    cream: 'cream',
    red: 'red',
    brown: 'brown',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    turquoise: 'turquoise',
    blue: 'blue',
    purple: 'purple',
    pink: 'pink',
  },
  dark: (name) => `dark ${name}`,
  light: (name) => `light ${name}`,
  on: (ink, ground) => `${ink} text on ${ground}`,
}
const DE: Names = {
  tones: {
    white: 'Weiß',
    black: 'Schwarz',
    grey: 'Grau',
    cream: 'Creme',
    red: 'Rot',
    brown: 'Braun',
    orange: 'Orange',
    yellow: 'Gelb',
    green: 'Grün',
    turquoise: 'Türkis',
    blue: 'Blau',
    purple: 'Violett',
    pink: 'Rosa',
  },
  dark: (name) => `Dunkel${name.toLowerCase()}`,
  light: (name) => `Hell${name.toLowerCase()}`,
  on: (ink, ground) => `Schrift in ${ink} auf ${ground}`,
}
const NAMES: Record<string, Names> = { en: EN, de: DE }

/** "white text on dark green"; '' in languages whose names we don't know. */
export function wordsOnGround(
  lang: string,
  { text, background }: { readonly text: string; readonly background: string },
): string {
  const names = NAMES[lang]
  return names ? names.on(nameOf(names, text), nameOf(names, background)) : ''
}

function nameOf({ tones, dark, light }: Names, color: string): string {
  const { hue, saturation, lightness } = hslOf(color)
  if (lightness > PALEST) return tones.white
  if (lightness < 0.09) return tones.black
  const tone = saturation < 0.1 ? 'grey' : toneOf(hue, lightness)
  if (lightness < 0.3 - (tone === 'brown' ? 0.08 : 0)) return dark(tones[tone])
  return lightness > 0.72 && tone !== 'cream' ? light(tones[tone]) : tones[tone]
}

const PALEST = 0.93
/** Where each hue ends, in degrees. */
const HUES: readonly (readonly [number, Tone])[] = [
  [14, 'red'],
  [42, 'orange'],
  [68, 'yellow'],
  [165, 'green'],
  [192, 'turquoise'],
  [255, 'blue'],
  [292, 'purple'],
  [340, 'pink'],
  [361, 'red'],
]

/** A pale red, orange or yellow is cream, a dark red or orange brown. */
function toneOf(hue: number, lightness: number): Tone {
  if (hue < 55 && lightness > 0.85) return 'cream'
  return hue < 42 && lightness < 0.42 ? 'brown' : (HUES.find(([end]) => hue < end)?.[1] ?? 'red')
}

function hslOf(color: string): { hue: number; saturation: number; lightness: number } {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(color.slice(at, at + 2), 16) / 255,
  )
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [lightness, spread] = [(most + least) / 2, most - least]
  if (spread === 0) return { hue: 0, saturation: 0, lightness }
  const turn =
    most === r
      ? ((g - b) / spread + 6) % 6
      : most === g
        ? (b - r) / spread + 2
        : (r - g) / spread + 4
  return { hue: turn * 60, saturation: spread / (1 - Math.abs(2 * lightness - 1)), lightness }
}
