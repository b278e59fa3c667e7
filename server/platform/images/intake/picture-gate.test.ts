import sharp from 'sharp'
import { expect, test } from 'vitest'
import { gridAvif } from '../../../../tests/support/hostile/hostile-pictures.ts'
import { createPictureGate, type PictureGateLimits } from './picture-gate.ts'

const solid = (edge: number): Promise<Buffer> =>
  sharp({ create: { width: edge, height: edge, channels: 3, background: '#336699' } })
    .webp({ effort: 0 })
    .toBuffer()

function open(limits: Partial<PictureGateLimits>) {
  const warnings: string[] = []
  const log = {
    warn: (text: string, { error }: { error?: unknown } = {}) =>
      void warnings.push(`${text}: ${String(error)}`),
  }
  return { gate: createPictureGate(log, limits), warnings }
}

test('a picture that takes more memory than allowed is refused, and its place is free for the next', async () => {
  const { gate, warnings } = open({ memoryMegabytes: 300, timeLimit: 60_000 })
  const [heavy, photo] = [await gridAvif(6), await solid(400)]
  // One share has one place: each picture waits for the one before it.
  const outcomes = await Promise.all(
    [photo, heavy, photo, heavy, photo].map((bytes) => gate.read(bytes, { share: 'ada' })),
  )
  expect(outcomes.map((outcome) => (outcome.ok ? 'read' : outcome.problem.code))).toEqual([
    'read',
    'too_heavy',
    'read',
    'too_heavy',
    'read',
  ])
  const killed = 'Opening a picture ended its process: Error: The process ended with SIGKILL.'
  expect(warnings).toEqual([killed, killed])
  await gate.close()
})
