import { expect, test } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { differenceOf } from './look-list.tsx'

const look = (template_id: string, background: string): PinDesign => ({
  template_id,
  headline: '',
  kicker: '',
  items: [],
  pictures: [],
  colors: { background, text: '#111111', accent: '#aa3311' },
  fonts: { heading: 'lora', body: 'inter' },
  brand: '',
  logo_picture_id: null,
})

test('a template that comes again says whether its colours or its crop are new', () => {
  const before = [look('polaroid', '#ffffff'), look('arch', '#eeeeee')]
  expect(differenceOf(look('split', '#ffffff'), before)).toBeNull()
  expect(differenceOf(look('polaroid', '#eeeeee'), before)).toBe('colors')
  expect(differenceOf(look('polaroid', '#ffffff'), before)).toBe('crop')
})
