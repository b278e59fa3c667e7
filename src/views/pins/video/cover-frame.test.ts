import { expect, test } from 'vitest'
import { frameOf } from './cover-frame.ts'

test('a video whose size is known but that has no frame yet gives no picture', async () => {
  // The parts that are read before anything is drawn.
  const video = { readyState: 1, videoWidth: 720, videoHeight: 1_280 } as HTMLVideoElement
  await expect(frameOf(video)).resolves.toBeNull()
})
