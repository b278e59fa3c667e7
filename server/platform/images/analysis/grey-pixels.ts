/** The greys of a picture in smaller sizes, in which letters are searched. */

export interface Pixels {
  readonly width: number
  readonly height: number
  /** Three bytes each. */
  readonly rgb: Uint8Array
}

/** Of one byte each, row by row. */
export interface GreyPixels {
  readonly width: number
  readonly height: number
  readonly values: Uint8Array
}

export function greysOf({ width, height, rgb }: Pixels): GreyPixels {
  const values = new Uint8Array(width * height)
  for (let at = 0, from = 0; at < values.length; at++, from += 3)
    values[at] = ((rgb[from] ?? 0) + 2 * (rgb[from + 1] ?? 0) + (rgb[from + 2] ?? 0)) >> 2
  return { width, height, values }
}

/** Two of four pixels, those across a corner, say nearly as much as all. */
export function halvedGreys(picture: Pixels): GreyPixels {
  const [width, height] = [picture.width >> 1, picture.height >> 1]
  const { rgb } = picture
  const values = new Uint8Array(width * height)
  let to = 0
  for (let y = 0; y < height; y++) {
    let one = y * 2 * picture.width * 3
    let other = one + picture.width * 3 + 3
    for (let x = 0; x < width; x++) {
      values[to] =
        ((rgb[one] ?? 0) +
          2 * (rgb[one + 1] ?? 0) +
          (rgb[one + 2] ?? 0) +
          (rgb[other] ?? 0) +
          2 * (rgb[other + 1] ?? 0) +
          (rgb[other + 2] ?? 0)) >>
        3
      to += 1
      one += 6
      other += 6
    }
  }
  return { width, height, values }
}

export function halved(greys: GreyPixels): GreyPixels {
  const [width, height] = [greys.width >> 1, greys.height >> 1]
  const values = new Uint8Array(width * height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * 2 * greys.width + x * 2
      const below = from + greys.width
      values[y * width + x] =
        ((greys.values[from] ?? 0) +
          (greys.values[from + 1] ?? 0) +
          (greys.values[below] ?? 0) +
          (greys.values[below + 1] ?? 0)) >>
        2
    }
  return { width, height, values }
}
