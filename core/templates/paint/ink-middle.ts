/** A drop of a stroke's soft edge is no ink. */
const INK = 40

/** Between the outermost strokes: those of a hand lean out of their boxes to the right. */
export function inkMiddle(
  rgba: Uint8Array,
  { width, height }: { width: number; height: number },
): number {
  let [first, last] = [width, -1]
  for (let row = 0; row < height; row++) {
    const alphaAt = (x: number): number => rgba[(row * width + x) * 4 + 3] ?? 0
    for (let x = 0; x < first; x++) if (alphaAt(x) > INK) first = x
    for (let x = width - 1; x > last; x--) if (alphaAt(x) > INK) last = x
  }
  return last < first ? width / 2 : (first + last + 1) / 2
}
