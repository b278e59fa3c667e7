/** Pictures with letters on them, for tests of what finds words in a picture. */

interface LetterWall {
  /** Pixels. */
  readonly width: number
  readonly height: number
  /** Pixels; `step` from the left edge of a letter to that of the next. */
  readonly letter: { width: number; height: number; stroke: number; step: number }
  readonly letters: number
  /** Of the first letter. Pixels. */
  readonly left: number
  readonly top: number
  /** Of each letter, from 0 to 255. */
  readonly toneOf?: (at: number) => number
  /** How much lower than the first a letter is. Pixels. */
  readonly downOf?: (at: number) => number
}

/** A wall that gets lighter from left to right, with letters H in a row. */
export function letterWall({
  width,
  height,
  letter,
  letters,
  left,
  top,
  toneOf = () => 250,
  downOf = () => 0,
}: LetterWall) {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = Math.floor((x - left) / letter.step)
      const isLetter = at >= 0 && at < letters
      const inked = isLetter && isInk(letter, x - left - at * letter.step, y - top - downOf(at))
      const from = (y * width + x) * 3
      rgb.fill(inked ? toneOf(at) : 60 + Math.floor(x / 12), from, from + 3)
    }
  return { width, height, rgb }
}

/** An H. */
function isInk({ width, height, stroke }: LetterWall['letter'], x: number, y: number): boolean {
  if (x < 0 || x >= width || y < 0 || y >= height) return false
  return x < stroke || x >= width - stroke || Math.abs(y - height / 2) < stroke / 2
}
