import { expect, test } from 'vitest'
import { isReadable } from '#core/preflight/readable-text.ts'
import { pin } from '#core/pins/pin.builder.ts'
import { readableTemplate } from './readable-design.rules.ts'
import { findTemplate } from './template-list.ts'

const one = (template_id: string, part: object = {}) => {
  const { design } = pin('a')
  return { pin_type: 'photo' as const, design: { ...design, template_id, ...part } }
}
const pictures = [{ picture_id: 'p1', crop: null }]

test('words are read when they are neither faint nor small', () => {
  expect(isReadable({ contrast: 3, size: 24 })).toBe(true)
  expect(isReadable({ contrast: 2.9, size: 24 })).toBe(false)
  expect(isReadable({ contrast: 3, size: 23 })).toBe(false)
})

test('a pin gets another built-in template of its type', () => {
  const own = readableTemplate(one('own-1', { pictures }))
  expect(own?.pin_type).toBe('photo')
  expect(findTemplate(own?.template_id ?? '')?.pinType).toBe('photo')
  const other = readableTemplate(one('full-photo', { pictures }))
  expect(other?.pin_type).toBe('photo')
  expect(other?.template_id).not.toBe('full-photo')
})

test('a pin without pictures gets no template that needs one', () => {
  const better = readableTemplate(one('own-1', { pictures: [] }))
  expect(better).not.toBeNull()
  expect(['photo', 'collage', 'card']).not.toContain(better?.pin_type)
})
