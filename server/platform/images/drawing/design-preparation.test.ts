import { expect, test } from 'vitest'
import { templates } from '#core/templates/choice/template-list.ts'
import { readyDesign } from './design-preparation.ts'
import { MissingGlyphError } from './file-fonts.ts'
import { caseDesign, hardCases } from '../../../../tests/support/drawing/hard-cases.ts'
import { nativeEngine } from './native-engine.ts'

const [typical] = hardCases
const [template] = templates
if (!typical || !template) throw new Error('Nothing to test.')
const design = caseDesign(template, typical)

test('a required text that no font draws names its own letters, not those of words left out before', async () => {
  const wanted = {
    ...design,
    headline: 'Calm mornings (妈妈饭)',
    kicker: '饭',
    items: ['Tea (妈)', 'Rice 们 bowl'],
  }
  const failing = readyDesign(wanted, nativeEngine().fonts)
  await expect(failing).rejects.toEqual(new MissingGlyphError('们'))
  await expect(failing).rejects.toMatchObject({ characters: '们' })
})

test.each([
  ['#787878', true],
  ['#757575', false],
])(
  'words in %s on white are darkened below a ratio of 4.5, with a note',
  async (text, isDarkened) => {
    const wanted = { ...design, colors: { ...design.colors, background: '#ffffff', text } }
    const ready = await readyDesign(wanted, nativeEngine().fonts)
    expect(ready.design.colors.text !== text).toBe(isDarkened)
    expect(ready.warnings.map(({ code }) => code)).toEqual(isDarkened ? ['render.contrast'] : [])
  },
)
