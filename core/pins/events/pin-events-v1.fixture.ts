/**
 * Stored envelopes of every type, with every field, as version 1 wrote them. Never changed: what
 * was stored once must be read forever.
 */
const at = { at: 1_790_000_000_000, tab: '0192f3a0-0000-7000-8000-000000000001', v: 1 }
const a = '0192f3a0-1111-7000-8000-00000000000a'
const pin = {
  id: a,
  account_id: '0192f3a0-2222-7000-8000-000000000001',
  title: 'Lemon cake',
  description: 'A cake.',
  alt_text: 'A cake on a plate',
  link: 'https://example.com/cake',
  status: 'generated',
  favored: false,
  created_at: 1_789_000_000_000,
  page_id: '0192f3a0-3333-7000-8000-000000000001',
  page_url: 'https://example.com/cake',
  website_page_id: '0192f3a0-3333-7000-8000-000000000001',
  image_url: '/pictures/a.jpg?v=1',
  image_version: 1,
  interest: { id: '0192f3a0-4444-7000-8000-000000000001', interest: 'lemon cake' },
  interest_id: '0192f3a0-4444-7000-8000-000000000001',
  boards: [{ board_id: '0192f3a0-5555-7000-8000-000000000001' }],
  board_name: 'Cakes',
  pin_type: 'photo',
  keywords: ['lemon'],
  design: {
    template_id: 'photo',
    headline: 'Lemon cake',
    kicker: '',
    items: [],
    pictures: [],
    colors: { background: '#ffffff', text: '#000000', accent: '#cc0000' },
    fonts: { heading: 'Lora', body: 'Inter' },
    brand: '',
    logo_picture_id: null,
  },
  sources: { title: [{ kind: 'heading', quote: 'Lemon cake' }], description: [] },
  updated_at: 1_789_000_000_000,
}
const change = {
  id: a,
  patch: { title: 'New' },
  before: { title: 'Lemon cake' },
  imageVersion: 1_790_000_000_000,
}
const section = {
  board_id: '0192f3a0-5555-7000-8000-000000000001',
  section_id: '0192f3a0-5555-7000-8000-000000000009',
}
const words = {
  title: 'Pie',
  description: 'A pie.',
  alt_text: 'A pie on a plate',
  link: 'https://example.com/pie',
  status: 'draft',
  favored: true,
}
const interest = {
  interest: { id: '0192f3a0-4444-7000-8000-000000000002', interest: 'lemon pie' },
  interest_id: '0192f3a0-4444-7000-8000-000000000002',
}
const design = {
  ...pin.design,
  items: ['Bake'],
  pictures: [
    {
      picture_id: '0192f3a0-8888-7000-8000-000000000001',
      crop: { x: 0, y: 0.25, width: 1, height: 0.5 },
    },
  ],
  logo_picture_id: '0192f3a0-8888-7000-8000-000000000002',
}
const patch = {
  ...words,
  ...interest,
  image_url: '/pictures/b.jpg',
  boards: [section],
  board_name: 'Cakes',
  pin_type: 'steps',
  keywords: ['pie'],
  design,
  sources: { title: [], description: [{ kind: 'sentence', quote: 'A pie.' }] },
}
const whole = {
  ...pin,
  ...patch,
  sources: { title: pin.sources.title, description: patch.sources.description },
}
const wholeChange = {
  ...change,
  patch: { ...patch, sources: whole.sources },
  before: { ...patch, sources: whole.sources },
}
const events = [
  { type: 'pins.added', data: { pins: [pin], autoSelect: true } },
  { type: 'pin.updated', data: change },
  { type: 'pins.updated', data: { patches: [change] } },
  { type: 'pins.replaced', data: { patches: [change] } },
  { type: 'pins.deleted', data: { ids: [a] } },
  { type: 'pins.restored', data: { pins: [pin], after: [null] } },
  { type: 'pin.favored', data: { id: a, favored: true, before: false } },
  {
    type: 'pin.boardAdded',
    data: { id: a, board: { board_id: '0192f3a0-5555-7000-8000-000000000002' }, name: 'Lemons' },
  },
  { type: 'pins.selected', data: { ids: [a] } },
  { type: 'pins.deselected', data: { ids: [a] } },
  { type: 'selection.cleared', data: {} },
  { type: 'pins.committed', data: { ids: [a] } },
  { type: 'pins.uncommitted', data: { ids: [a] } },
  { type: 'pins.loaded', data: { pins: [pin] } },
  { type: 'history.undone', data: { cause: '0192f3a0-6666-7000-8000-000000000001' } },
  { type: 'history.redone', data: { cause: '0192f3a0-6666-7000-8000-000000000001' } },
  { type: 'pins.added', data: { pins: [whole], autoSelect: false } },
  { type: 'pin.updated', data: wholeChange },
  { type: 'pins.updated', data: { patches: [wholeChange] } },
  { type: 'pins.replaced', data: { patches: [wholeChange] } },
  { type: 'pins.restored', data: { pins: [whole], after: [a] } },
  { type: 'pin.boardAdded', data: { id: a, board: section, name: 'Cakes', serverPin: whole } },
  { type: 'pins.loaded', data: { pins: [whole] } },
]

export const storedEventsV1: readonly {
  readonly seq: number
  readonly event: { readonly type: string; readonly data: unknown }
}[] = events.map((event, nth) => ({
  id: `0192f3a0-7777-7000-8000-0000000000${String(nth + 10)}`,
  ...at,
  seq: nth + 1,
  event,
  ...(nth % 2 === 1 && { cause: '0192f3a0-6666-7000-8000-000000000002', action: 'Edit' }),
  ...(event.type === 'pins.added' && { revision: nth + 1 }),
  ...(event.type === 'pins.deleted' && {
    back: [{ type: 'pins.restored', data: { pins: [pin], after: [null] } }],
  }),
}))
