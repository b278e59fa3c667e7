/** Small templates, designs and picture facts for tests of layouts. */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { GRID, type PictureFacts } from '../document/picture-facts.schema.ts'
import { readTemplate } from '../document/template-file.ts'
import type { Template } from '../document/template.schema.ts'

export type Doc = Record<string, unknown>

export function testTemplate(layers: readonly Doc[], over: Doc = {}): Template {
  const read = readTemplate({
    v: 1,
    id: 'test',
    name: 'Test',
    description: '',
    pinType: 'photo',
    base: { width: 1000, height: 1500 },
    use: { sample: { story: 'soup', mood: 'light' } },
    fonts: { heading: 'poppins', body: 'inter' },
    variables: {},
    layers,
    sizes: {},
    ...over,
  })
  if (!read.ok) throw new Error(read.problem.message)
  return read.template
}

export function testDesign(over: Partial<PinDesign> = {}): PinDesign {
  return {
    template_id: 'test',
    headline: 'Twelve calm kitchens',
    kicker: '',
    items: [],
    pictures: [],
    colors: { background: '#ffffff', text: '#000000', accent: '#b5542e' },
    fonts: { heading: 'poppins', body: 'inter' },
    brand: '',
    logo_picture_id: null,
    ...over,
  }
}

/** A design with all texts. */
export const fullDesign: PinDesign = testDesign({
  template_id: 'any',
  headline: '12 calm kitchens that feel twice as big',
  kicker: 'Home',
  items: ['Clear the worktop', 'Paint it white', 'Hang one lamp', 'Open a shelf'],
  colors: { background: '#f4efe6', text: '#2b2a28', accent: '#b5542e' },
  brand: 'site.com',
})

/** A picture of even light with its subject in the middle. */
export function testFacts(width: number, height: number): PictureFacts {
  return {
    width,
    height,
    subject: { x: 0.3, y: 0.25, width: 0.4, height: 0.5 },
    objects: [],
    luminance: Array.from({ length: GRID * GRID }, () => 0.3),
    detail: Array.from({ length: GRID * GRID }, () => 0.2),
    palette: ['#c4622d'],
  }
}
