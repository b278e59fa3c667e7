/** For tests: one small template for each effect that a layer can have, and one with all of them. */
import { readyTemplate } from '#core/templates/choice/ready-template.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'

type Doc = Record<string, unknown>

export function effectTemplate(id: string, layers: readonly Doc[]): ReadyTemplate {
  const read = readTemplate({
    v: 1,
    id,
    name: id,
    description: '',
    pinType: 'photo',
    base: { width: 1000, height: 1500 },
    use: { sample: { story: 'soup', mood: 'light' } },
    fonts: { heading: 'playfair-display', body: 'inter' },
    variables: {},
    layers,
    sizes: {},
  })
  if (!read.ok) throw new Error(`${id}: ${read.problem.message}`)
  return readyTemplate(read.template)
}

const box = (...[x, y, width, height]: [number, number, number, number]): Doc => ({
  x,
  y,
  width,
  height,
})

const photo: Doc = { id: 'photo', kind: 'picture', source: 0, box: box(0, 0, 1000, 1500) }

const words = (id: string, place: Doc, over: Doc = {}): Doc => ({
  id,
  kind: 'text',
  role: 'headline',
  box: place,
  parts: [{ text: '{headline}' }],
  style: { font: 'heading' },
  color: 'text',
  fit: { largest: 110, smallest: 72 },
  ...over,
})

const rect = (id: string, place: Doc, over: Doc = {}): Doc => ({
  id,
  kind: 'shape',
  shape: 'rect',
  box: place,
  fill: 'accent',
  ...over,
})

const turned: Doc[] = [
  rect('table', box(0, 0, 1000, 1500), { fill: 'background' }),
  {
    id: 'print',
    kind: 'group',
    box: box(180, 130, 640, 700),
    turn: -7,
    fill: '#ffffff',
    effects: [{ kind: 'shadow', down: 14, blur: 40, opacity: 0.4 }],
    layers: [
      { id: 'print photo', kind: 'picture', source: 0, box: box(40, 40, 560, 540) },
      words('print words', box(40, 600, 560, 90), {
        turn: 3,
        role: 'kicker',
        parts: [{ text: '{kicker}' }],
        fit: { largest: 60, smallest: 36, lines: 1 },
      }),
    ],
  },
  words('turned words', box(100, 950, 800, 400), { turn: 5 }),
  rect('badge', box(760, 60, 160, 160), { turn: 45, radius: 20 }),
]

const seenThrough: Doc[] = [
  photo,
  {
    id: 'veil',
    kind: 'group',
    box: box(80, 200, 840, 500),
    opacity: 0.6,
    fill: '#ffffff',
    radius: 40,
    layers: [
      rect('veil bar', box(300, 60, 400, 200)),
      words('veil words', box(60, 100, 720, 300), { color: '#101010' }),
    ],
  },
  words('pale words', box(80, 900, 840, 300), { color: '#101010', opacity: 0.5 }),
]

const blended: Doc[] = [
  photo,
  ...['multiply', 'screen', 'overlay', 'darken', 'lighten'].map((blend, at) =>
    rect(blend, box(60 + 180 * at, 80, 160, 600), { blend, radius: 30 }),
  ),
  words('blended words', box(80, 900, 840, 300), { blend: 'multiply' }),
]

const cut: Doc[] = [
  rect('table', box(0, 0, 1000, 1500), { fill: 'background' }),
  {
    id: 'porthole',
    kind: 'group',
    box: box(150, 200, 700, 700),
    radius: 'round',
    clip: true,
    turn: 10,
    layers: [
      { id: 'porthole photo', kind: 'picture', source: 0, box: box(-50, -50, 800, 800) },
      rect('band', box(-20, 420, 740, 160)),
    ],
  },
]

const parts: Doc[] = [
  rect('table', box(0, 0, 1000, 1500), { fill: 'background' }),
  words('mixed', box(80, 100, 840, 460), {
    parts: [
      { text: '30 ', style: { size: 1.6, color: 'accent', weight: 900 } },
      { text: 'calm ', style: { italic: true, weight: 'regular' } },
      { text: '{headline} ', style: { highlight: { color: '#ffd84d' } } },
      { text: 'by {site}', style: { font: 'body', size: 0.6, uppercase: true, spacing: 0.06 } },
    ],
  }),
  words('outlined', box(80, 640, 840, 300), {
    align: 'centre',
    color: '#ffffff',
    style: { font: 'heading', outline: { color: '#b5122a', width: 0.07 } },
    parts: [
      { text: 'Outlined and ' },
      {
        text: 'hollow',
        style: { outline: { color: '#102040', width: 0.015, hollow: true }, weight: 900 },
      },
    ],
    effects: [{ kind: 'shadow', down: 10, blur: 16, opacity: 0.5 }],
  }),
  words('lined', box(80, 1000, 840, 320), {
    align: 'centre',
    style: { font: 'heading', highlight: { color: '#bfe3d0', padding: 0.2, radius: 0.5 } },
    parts: [
      { text: '{headline} ' },
      { text: 'underlined', style: { underline: { color: '#b5122a', thickness: 0.1 } } },
    ],
  }),
]

const curved: Doc[] = [
  rect('table', box(0, 0, 1000, 1500), { fill: 'background' }),
  words('above', box(100, 80, 800, 500), { curve: 120 }),
  rect('seal', box(300, 620, 400, 400), { shape: 'ellipse' }),
  words('round', box(300, 620, 400, 400), {
    role: 'kicker',
    curve: 300,
    color: 'background',
    style: { font: 'body', weight: 'bold', uppercase: true, spacing: 0.1 },
  }),
  words('below', box(100, 1080, 800, 340), { curve: -100 }),
]

const run = (angle: number, ...colors: string[]): Doc => ({
  angle,
  stops: colors.map((color, at) => ({ color, at: at / (colors.length - 1) })),
})

const gradients: Doc[] = [
  rect('sky', box(0, 0, 1000, 1500), { gradient: run(180, 'background', '#f7b733', 'accent') }),
  rect('sun', box(560, 120, 340, 340), {
    shape: 'ellipse',
    gradient: run(45, '#fff3c4', '#b5122a'),
  }),
  rect('card', box(80, 560, 840, 260), {
    radius: 60,
    turn: -6,
    gradient: run(90, '#102040', '#3fa7d6'),
  }),
  { id: 'arch', kind: 'picture', source: 0, radius: 'arch', box: box(80, 880, 380, 520) },
  { id: 'disc', kind: 'picture', source: 0, radius: 'round', box: box(540, 1000, 380, 380) },
  words('plated', box(80, 120, 440, 140), {
    anchor: 'middle',
    role: 'kicker',
    parts: [{ text: '{site}' }],
    fit: { largest: 48, smallest: 30, lines: 1 },
    plate: {
      color: '#ffffff',
      gradient: run(120, '#ffffff', '#ffd84d'),
      padding: 30,
      radius: 40,
      height: 100,
    },
  }),
]

export const effects: Readonly<Record<string, readonly Doc[]>> = {
  turned,
  seenThrough,
  blended,
  cut,
  parts,
  curved,
  gradients,
}

/** Six of them, each in a part of the pin. */
const everything: Doc[] = Object.entries(effects)
  .slice(0, 6)
  .map(([name, layers], at) => ({
    id: `part ${name}`,
    kind: 'group',
    box: box((at % 2) * 500, Math.floor(at / 2) * 500, 500, 500),
    drawn: { width: 1000, height: 1500 },
    layers: layers.map((layer) => ({
      ...layer,
      id: `${name} ${String(layer['id'])}`,
      pin: { h: 'scale', v: 'scale' },
      ...(Array.isArray(layer['layers']) && {
        drawn: layer['box'],
        layers: layer['layers'].map((inner: Doc) => ({
          ...inner,
          id: `${name} ${String(inner['id'])}`,
          pin: { h: 'scale', v: 'scale' },
        })),
      }),
    })),
  }))

export const effectTemplates: readonly ReadyTemplate[] = Object.entries({
  ...effects,
  everything,
}).map(([id, layers]) => effectTemplate(id, layers))
