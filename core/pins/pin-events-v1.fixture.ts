/** One stored envelope of every type as version 1 wrote it. Never changed: what was stored once must be read for ever. */
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
  design: { template_id: 'photo', headline: 'Lemon cake', kicker: '', items: [], pictures: [], colors: { background: '#ffffff', text: '#000000', accent: '#cc0000' }, fonts: { heading: 'Lora', body: 'Inter' }, brand: '', logo_picture_id: null },
  sources: { title: [{ kind: 'heading', quote: 'Lemon cake' }], description: [] },
  updated_at: 1_789_000_000_000,
}
const change = { id: a, patch: { title: 'New' }, before: { title: 'Lemon cake' }, imageVersion: 1_790_000_000_000 }
const events = [
  { type: 'pins.added', data: { pins: [pin], autoSelect: true } },
  { type: 'pin.updated', data: change },
  { type: 'pins.updated', data: { patches: [change] } },
  { type: 'pins.replaced', data: { patches: [change] } },
  { type: 'pins.deleted', data: { ids: [a] } },
  { type: 'pins.restored', data: { pins: [pin], after: [null] } },
  { type: 'pin.favored', data: { id: a, favored: true, before: false } },
  { type: 'pin.boardAdded', data: { id: a, board: { board_id: '0192f3a0-5555-7000-8000-000000000002' }, name: 'Lemons' } },
  { type: 'pins.selected', data: { ids: [a] } },
  { type: 'pins.deselected', data: { ids: [a] } },
  { type: 'selection.cleared', data: {} },
  { type: 'pins.committed', data: { ids: [a] } },
  { type: 'pins.uncommitted', data: { ids: [a] } },
  { type: 'pins.loaded', data: { pins: [pin] } },
  { type: 'history.undone', data: { cause: '0192f3a0-6666-7000-8000-000000000001' } },
  { type: 'history.redone', data: { cause: '0192f3a0-6666-7000-8000-000000000001' } },
]

export const storedEventsV1: readonly { readonly seq: number; readonly event: { readonly type: string; readonly data: unknown } }[] = events.map((event, nth) => ({
  id: `0192f3a0-7777-7000-8000-0000000000${String(nth + 10)}`,
  ...at,
  seq: nth + 1,
  event,
  ...(nth % 2 === 1 && { cause: '0192f3a0-6666-7000-8000-000000000002', action: 'Edit' }),
  ...(event.type === 'pins.deleted' && { back: [{ type: 'pins.restored', data: { pins: [pin], after: [null] } }] }),
}))
