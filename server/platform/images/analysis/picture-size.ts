/** How large a picture is that is stored already. */
import sharp from 'sharp'

export interface PictureSize {
  readonly width: number
  readonly height: number
  readonly bytes: number
}

/** Null = it can't be read as a picture: damaged, or of another kind. */
export async function sizeOfPicture(bytes: Uint8Array): Promise<PictureSize | null> {
  try {
    const { width, height } = await sharp(bytes).metadata()
    return { width, height, bytes: bytes.byteLength }
  } catch {
    return null
  }
}
