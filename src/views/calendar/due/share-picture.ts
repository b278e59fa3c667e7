/** Hands a pin's picture to another app of the device: on a phone, to Pinterest's own. */

export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([''], 'pin.jpg', { type: 'image/jpeg' })] })
}

/** False when it could not be shared. Closing the sheet without sharing is no failure: true. */
export async function sharePicture(
  address: string,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<boolean> {
  try {
    const picture = await readPicture(address)
    if (picture === null) return false
    await navigator.share({ files: [new File([picture], name, { type: picture.type })], text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** By the browser's own image, which the page has loaded already. Null: it can't be drawn. */
async function readPicture(address: string): Promise<Blob | null> {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95))
}
