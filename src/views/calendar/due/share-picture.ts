/** Hands a pin's picture to another app of the device: on a phone, to Pinterest's own. */

export function canShareFiles(): boolean {
  if (typeof navigator.canShare !== 'function') return false
  return navigator.canShare({ files: [new File([''], 'pin.jpg', { type: 'image/jpeg' })] })
}

/** False when it could not be shared; a person who closes the sheet has shared nothing either. */
export async function sharePicture(
  address: string,
  { name, text }: { readonly name: string; readonly text: string },
): Promise<boolean> {
  try {
    const answer = await fetch(address)
    if (!answer.ok) return false
    const picture = await answer.blob()
    await navigator.share({ files: [new File([picture], name, { type: picture.type })], text })
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
