/** The document that a template of one's own begins with: a ground, a headline and the brand line. */
import { TEMPLATE_VERSION, type Template } from './template.schema.ts'

export const blankTemplate = (name: string): Template => ({
  v: TEMPLATE_VERSION,
  id: 'blank',
  name,
  description: '',
  pinType: 'photo',
  base: { width: 1000, height: 1500 },
  fonts: { heading: 'montserrat', body: 'inter' },
  variables: {
    headline: { missing: { do: 'layout' } },
    kicker: { missing: { do: 'hide' } },
  },
  use: { sample: { story: 'soup', mood: 'light' } },
  layers: [
    { id: 'ground', kind: 'shape', shape: 'rect', fill: 'background' },
    {
      id: 'headline',
      kind: 'text',
      role: 'headline',
      parts: [{ text: '{headline}' }],
      style: { font: 'heading' },
      color: 'text',
      align: 'centre',
      anchor: 'middle',
      fit: { largest: 120, smallest: 60, lines: 6 },
      box: { x: 80, y: 450, width: 840, height: 600 },
      pin: { h: 'both', v: 'scale' },
    },
    {
      id: 'brand',
      kind: 'logo',
      box: { x: 64, y: 1396, width: 420, height: 40 },
      pin: { h: 'start', v: 'end' },
      color: 'text',
    },
  ],
  sizes: {},
})
