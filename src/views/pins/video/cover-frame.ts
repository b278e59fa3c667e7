/** A frame of a video as a JPEG, drawn by the browser. */

/** Pixels: as wide as a pin is. */
const MAX_WIDTH = 1_080
const QUALITY = 0.9

/** HAVE_CURRENT_DATA: before it, a drawing of the video is black. */
const CURRENT_DATA = 2

export function hasFrame({ readyState }: Pick<HTMLVideoElement, 'readyState'>): boolean {
  return readyState >= CURRENT_DATA
}

/** Null = there is no frame yet, or the browser can't draw it. */
export async function frameOf(video: HTMLVideoElement): Promise<Blob | null> {
  const { videoWidth, videoHeight } = video
  if (!hasFrame(video) || videoWidth === 0 || videoHeight === 0) return null
  const scale = Math.min(1, MAX_WIDTH / videoWidth)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(videoWidth * scale)
  canvas.height = Math.round(videoHeight * scale)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
}
