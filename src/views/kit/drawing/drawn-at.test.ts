import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { drawnAt } from './drawn-at.ts'

test('a picture of another size is not shown, and no failure of it', () => {
  const request = { design: pin('a').design, size: '1080x1080' as const, width: 320 }
  const failed = { request, drawn: 'failed' as const }
  expect(drawnAt(failed, '1080x1080')).toBe('failed')
  expect(drawnAt(failed, '1000x1500')).toBeUndefined()
  expect(drawnAt(undefined, '1000x1500')).toBeUndefined()
})
