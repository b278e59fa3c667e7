/**
 * How wide a line is, without a browser: the wider of Inter and DejaVu Sans, which most readers'
 * own font lies between. In hundredths of the font size; measured in Chromium.
 */
const WIDTHS: Readonly<Record<number, string>> = {
  30: 'Iijl',
  34: " ',.:;",
  40: '!()/[\\]ft|',
  46: '-r',
  54: '"*?_`s',
  59: 'FJLckvxyz',
  63: 'Eabdeghnopqu',
  66: '$0123456789PST{}',
  70: 'BKRXYZ',
  79: '&ACDGHNOQUV',
}
const WIDEST = 98
const BOLD = 1.08

const widthOfLetter = new Map(
  Object.entries(WIDTHS).flatMap(([width, letters]) =>
    Array.from(letters, (letter) => [letter, Number(width)] as const),
  ),
)

export function widthOf(
  words: string,
  { size, isBold = false }: { size: number; isBold?: boolean },
): number {
  const hundredths = Array.from(words).reduce(
    (sum, letter) => sum + (widthOfLetter.get(letter) ?? WIDEST),
    0,
  )
  return Math.ceil((hundredths * size * (isBold ? BOLD : 1)) / 100)
}
