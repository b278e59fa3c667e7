import { expect, test } from 'vitest'
import { testDesign, testTemplate } from '../layout/layout.builder.ts'
import { hasOwnFont, withDrawableFonts } from './drawable-fonts.ts'

const document = testTemplate([{ id: 'brand', kind: 'logo', color: 'text' }])

test('a font of the person is replaced by that of the template, and built-in ones stay', () => {
  const design = testDesign({ fonts: { heading: 'Grandma Hand', body: 'Lora' } })
  expect(hasOwnFont(design)).toBe(true)
  const drawn = withDrawableFonts(design, document)
  expect(drawn).toEqual({ ...design, fonts: { heading: document.fonts.heading, body: 'Lora' } })
  expect(hasOwnFont(drawn)).toBe(false)
})

test('a template that names a font of a person is drawn in one that every build has', () => {
  const fonts = { heading: 'Grandma Hand', body: 'Grandma Hand' }
  const drawn = withDrawableFonts(testDesign({ fonts }), { ...document, fonts })
  expect(drawn.fonts).toEqual({ heading: 'inter', body: 'inter' })
})

test('a design of built-in fonts is the same object', () => {
  const design = testDesign()
  expect(hasOwnFont(design)).toBe(false)
  expect(withDrawableFonts(design, document)).toBe(design)
})
