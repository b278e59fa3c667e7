import { expect, test } from 'vitest'
import type { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import type { FlowConfig } from '../../../machines/pin-flow/pin-flow-steps.ts'
import { generationConfig, isPinCount, templatesInUse } from './generation-config.ts'
import type { ChosenPage } from './use-generation.ts'

const template = (id: string, pin_type: PinType): TemplateInfo => ({
  id,
  name: id,
  description: '',
  pin_type,
  pictures: 1,
  needs_items: false,
  shows_kicker: true,
  shows_accent: true,
  thumbnail_url: '',
})
const templates = [template('bold', 'photo'), template('calm', 'photo'), template('half', 'split')]
const config = (more: Partial<FlowConfig> = {}): FlowConfig => ({
  n_pins: 12,
  pin_types: ['photo', 'split'],
  templates: [],
  colors: [],
  fonts: [],
  ...more,
})
// Only id, status and the interests' ids are looked at.
const chosen = (id: string, status: string, interests: string[]): ChosenPage =>
  ({
    page: { id, status },
    interests: interests.map((interest) => ({ id: interest })),
  }) as unknown as ChosenPage

test('who touches no template gets all of the chosen types', () => {
  expect(
    templatesInUse(config({ pin_types: ['photo'] }), templates, false).map(({ id }) => id),
  ).toEqual(['bold', 'calm'])
})

test('who takes the last template away has none', () => {
  expect(templatesInUse(config(), templates, true)).toEqual([])
  expect(generationConfig([chosen('p', 'ready', [])], config(), { inUse: [] })).toBeNull()
})

test('a chosen template of a type that is not chosen takes no part', () => {
  expect(
    templatesInUse(
      config({ pin_types: ['photo'], templates: ['bold', 'half'] }),
      templates,
      true,
    ).map(({ id }) => id),
  ).toEqual(['bold'])
})

test('pages that are still being read are left out, and types without a template too', () => {
  const asked = generationConfig(
    [chosen('p', 'ready', ['a', 'b']), chosen('q', 'pending', ['c'])],
    config(),
    { inUse: [template('bold', 'photo')], favored: ['bold', 'half'] },
  )
  // Only of those that take part.
  expect(asked?.favored).toEqual(['bold'])
  expect(asked?.pages).toEqual([{ page_id: 'p', interest_ids: ['a', 'b'] }])
  expect(asked?.pin_types).toEqual(['photo'])
})

test('nothing is asked for without a page that was read or with an impossible count', () => {
  expect(generationConfig([chosen('q', 'pending', [])], config(), { inUse: templates })).toBeNull()
  expect(
    generationConfig([chosen('p', 'ready', [])], config({ n_pins: 501 }), { inUse: templates }),
  ).toBeNull()
})

test('1 to 500 whole pins', () => {
  expect([0, 1, 500, 501, 1.5, Number.NaN].map(isPinCount)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ])
})

test('a keyword on which no page has a word takes no part', () => {
  const bare = chosen('k', 'ready', ['1'])
  const keyword = { ...bare, page: { ...bare.page, kind: 'keyword' as const } }
  expect(generationConfig([keyword], config(), { inUse: templates })).toBeNull()
  const soup = chosen('p', 'ready', ['2'])
  expect(
    generationConfig([keyword, soup], config(), { inUse: templates })?.pages.map(
      ({ page_id }) => page_id,
    ),
  ).toEqual(['p'])
})
