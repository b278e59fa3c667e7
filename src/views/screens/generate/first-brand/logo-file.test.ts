import { expect, test } from 'vitest'
import { logoFile } from './use-brand-choice.ts'

test('a data URL becomes a file of the same bytes and kind', async () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, value) => value)
  const file = logoFile(`data:image/png;base64,${Buffer.from(bytes).toString('base64')}`)
  expect(file.type).toBe('image/png')
  expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes)
})
