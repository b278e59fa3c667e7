/** Width and height as "1000x1500", read from the first bytes; '' for what says neither. */
export function sizeOf(bytes: Uint8Array): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes[0] === 0x89 && bytes.byteLength >= 24)
    return `${view.getUint32(16)}x${view.getUint32(20)}`
  return jpegSize(view)
}

/** In the frame header, which is one of the segments behind the first two bytes. */
function jpegSize(view: DataView): string {
  let at = 2
  while (at + 9 < view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1)
    if (isFrame(marker)) return `${view.getUint16(at + 7)}x${view.getUint16(at + 5)}`
    at += 2 + view.getUint16(at + 2)
  }
  return ''
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
