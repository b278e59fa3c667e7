/** Hands a pin's pictures to another app of the device: on a phone, to Pinterest's own. */
import type { PinPicture } from './pin-pictures.ts'

export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([''], 'pin.jpg', { type: 'image/jpeg' })] })
}

/** False when they could not be shared. Closing the sheet without sharing is no failure: true. */
export async function sharePictures(
  pictures: readonly PinPicture[],
  text: string,
): Promise<boolean> {
  try {
    const files = await Promise.all(pictures.map(readFile))
    if (files.includes(null)) return false
    await navigator.share({ files: files.filter((file) => file !== null), text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** By the browser's own image, which the page has loaded already. Null: it can't be drawn. */
async function readFile({ address, name }: PinPicture): Promise<File | null> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  const picture = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', 0.95),
  )
  return picture && new File([picture], name, { type: picture.type })
}
