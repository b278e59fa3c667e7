import { expect, test } from 'vitest'
import { isBuiltInFont } from '../document/font-list.ts'
import { testDesign, testTemplate } from '../layout/layout.builder.ts'
import { readTemplate } from '../document/template-file.ts'
import { templateOfPin } from './template-of-pin.ts'

const document = testTemplate([{ id: 'brand', kind: 'logo', color: 'text' }])
const colors = { background: '#10241c', text: '#f6efe2', accent: '#e0a030' }

test('a template of a pin has its colors and fonts, built-in ones by their id', () => {
  const design = testDesign({ colors, fonts: { heading: 'Lora', body: 'inter' } })
  const made = templateOfPin(document, design)
  expect(made).toEqual({ ...document, colors, fonts: { heading: 'lora', body: 'inter' } })
  expect(readTemplate(made)).toMatchObject({ ok: true, notes: [] })
})

test('a font of the person, which no browser draws, is left to the document', () => {
  const design = testDesign({ fonts: { heading: 'Grandma Hand', body: 'lora' } })
  const { fonts } = templateOfPin(document, design)
  expect(fonts).toEqual({ ...document.fonts, body: 'lora' })
  expect(isBuiltInFont(document.fonts.heading)).toBe(true)
})
