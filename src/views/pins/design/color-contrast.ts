/** Contrast of two colours as WCAG 2.2 defines it (relative luminance of sRGB), 1 to 21. */
export function contrastOf(first: string, second: string): number {
  const [light = 1, dark = 0] = [luminance(first), luminance(second)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
}

/** Background, text and accent to begin a choice with. */
export const FIRST_COLORS = ['#fdf8f0', '#26221c', '#a8452f'] as const
