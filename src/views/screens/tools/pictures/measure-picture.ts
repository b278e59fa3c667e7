/** A picture's measures, in pixels and bytes, taken in the browser. */
export interface MeasuredPicture {
  readonly name: string
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** Beyond it decoding could take the page's memory. */
const MAX_BYTES = 40_000_000

/** Null for what the browser can't read as a picture, or what is far too large. */
export async function measurePicture(file: File): Promise<MeasuredPicture | null> {
  if (file.size > MAX_BYTES) return null
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { name: file.name, width, height, bytes: file.size }
  } catch {
    return null
  }
}
