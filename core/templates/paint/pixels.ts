/** Raw pixels between sharp and the engine. */

/** The same bytes as a buffer of their own: the engine takes ten times as long over a Buffer. */
export function ownPixels(bytes: Uint8Array): ArrayBuffer {
  const { buffer, byteOffset, byteLength } = bytes
  if (buffer instanceof ArrayBuffer && byteOffset === 0 && byteLength === buffer.byteLength)
    return buffer
  return Uint8Array.from(bytes).buffer
}

/**
 * Gives pixels back at once. Left to the garbage collector, every third pin starts a whole
 * collection (12 ms, more in a larger process), and the megabytes stay until then. Only for bytes
 * that nothing else holds: afterwards their length is 0.
 */
export function releasePixels(pixels: ArrayBuffer | Uint8Array): void {
  if (pixels instanceof ArrayBuffer) pixels.transfer(0)
  // a part of a larger buffer may be somebody else's
  else if (pixels.buffer instanceof ArrayBuffer && pixels.byteLength === pixels.buffer.byteLength)
    pixels.buffer.transfer(0)
}
