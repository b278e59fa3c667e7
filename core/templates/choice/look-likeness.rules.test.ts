import { expect, test } from 'vitest'
import { familyOf, likeness, type Used } from './look-likeness.rules.ts'

const facts = (width: number, height: number) => ({
  width,
  height,
  subject: { x: 0.2, y: 0.2, width: 0.6, height: 0.6 },
  objects: [],
  luminance: [],
  detail: [],
  palette: [],
})
const look = (template_id: string, background: string, picture_id = 'bowl'): Used => ({
  template_id,
  headline: background + template_id,
  pictures: [{ picture_id, crop: null }],
  colors: { background, text: '#000000', accent: '#000000' },
})

test('a wide picture in a panel is one template under two names', () => {
  expect(familyOf('photo-outline', facts(1400, 1000))).toBe(
    familyOf('split-panel', facts(1400, 1000)),
  )
  expect(familyOf('photo-outline', facts(1000, 1400))).not.toBe(
    familyOf('split-panel', facts(1000, 1400)),
  )
})

test('the same photo over the same colour is alike whatever the template, the same template in the same colour too', () => {
  const tall = facts(1000, 1400)
  expect(likeness(look('split-panel', 'red'), look('framed-photo', 'red'), tall)).toBeGreaterThan(
    likeness(look('split-panel', 'blue'), look('framed-photo', 'red'), tall),
  )
  expect(likeness(look('arch', 'red', 'tray'), look('arch', 'red'), tall)).toBeGreaterThan(
    likeness(look('arch', 'blue', 'tray'), look('arch', 'red'), tall),
  )
  expect(likeness(look('arch', 'red', 'tray'), look('split-panel', 'red'), tall)).toBe(0)
})
