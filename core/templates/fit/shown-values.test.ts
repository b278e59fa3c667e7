import { expect, test } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import type { LayoutInput, ReadyTemplate } from '../document/template.model.ts'
import { templates } from '../choice/template-list.ts'

const facts: PictureFacts = {
  width: 1600,
  height: 1200,
  subject: { x: 0.3, y: 0.25, width: 0.4, height: 0.5 },
  objects: [],
  luminance: Array.from({ length: GRID * GRID }, () => 0.3),
  detail: Array.from({ length: GRID * GRID }, () => 0.2),
  palette: ['#c4622d', '#3f5d45'],
}

const design: PinDesign = {
  template_id: 'any',
  headline: '12 calm kitchens for small homes',
  // a price and a call to action, for templates that show them apart
  kicker: '$12 · Home',
  items: ['Clear the worktop', 'Paint it white', 'Hang one lamp'],
  pictures: [],
  colors: { background: '#f4efe6', text: '#2b2a28', accent: '#b5542e' },
  fonts: { heading: 'poppins', body: 'inter' },
  brand: 'site.com',
  logo_picture_id: null,
}

function drawn(template: ReadyTemplate, over: Partial<PinDesign>): string {
  const input: LayoutInput = {
    design: { ...design, ...over },
    pictures: Array.from({ length: template.pictures }, () => ({ facts, crop: null })),
    logo: null,
    measure: (piece) => piece.length * 0.5,
  }
  return JSON.stringify(template.layout(input))
}

const isShown = (template: ReadyTemplate, over: Partial<PinDesign>): boolean =>
  drawn(template, over) !== drawn(template, {})

test.each(templates.map((template) => [template.id, template] as const))(
  '%s shows the small line, entries and the accent colour as it declares',
  (_, template) => {
    expect({
      kicker: isShown(template, { kicker: '$15 · Garden' }),
      accent: isShown(template, { colors: { ...design.colors, accent: '#2d5d62' } }),
      items: isShown(template, { items: ['Another entry', 'And one more'] }),
    }).toEqual({
      kicker: template.showsKicker,
      accent: template.showsAccent,
      items: template.showsItems,
    })
  },
)

const takesAnyLine = templates.filter(
  ({ showsKicker, use: { needs = [] } }) => showsKicker && !needs.includes('price'),
)
test.each(takesAnyLine.map((template) => [template.id, template] as const))(
  '%s shows a small line that names no fact',
  (_, template) => {
    expect(drawn(template, { kicker: 'Weeknight dinner' })).not.toBe(
      drawn(template, { kicker: '' }),
    )
  },
)

test.each(templates.map((template) => [template.id, template] as const))(
  '%s shows the headline, both other colours and both fonts',
  (_, template) => {
    const { colors, fonts } = design
    expect([
      isShown(template, { headline: 'Quite another headline' }),
      isShown(template, { colors: { ...colors, background: '#10201c' } }),
      isShown(template, { colors: { ...colors, text: '#5a1f2e' } }),
      isShown(template, { fonts: { ...fonts, heading: 'lora' } }),
      isShown(template, { fonts: { ...fonts, body: 'lora' } }),
    ]).toEqual([true, true, true, true, true])
  },
)
