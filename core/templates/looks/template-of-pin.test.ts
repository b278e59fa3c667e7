import { expect, test } from 'vitest'
import { testDesign, testTemplate } from '../layout/layout.builder.ts'
import { readTemplate } from '../document/template-file.ts'
import { templateOfPin } from './template-of-pin.ts'

const document = testTemplate([{ id: 'brand', kind: 'logo', color: 'text' }])
const colors = { background: '#10241c', text: '#f6efe2', accent: '#e0a030' }

test('a template of a pin has its colors and fonts, also one that the person brought', () => {
  const design = testDesign({ colors, fonts: { heading: 'Grandma Hand', body: 'inter' } })
  const made = templateOfPin(document, design)
  expect(made).toEqual({ ...document, colors, fonts: { heading: 'Grandma Hand', body: 'inter' } })
  expect(readTemplate(made)).toMatchObject({ ok: true, notes: [] })
})
