import { expect, test } from 'vitest'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { pin as pinOf } from '#core/pins/pin.builder.ts'
import { isAltTextFitting, withFollowingAltText } from './follow-alt-text.ts'
import { draftOf, type PinDraft } from './pin-draft.ts'

const templates = [
  { id: 'photo', pictures: 1, needs_items: false },
  { id: 'words', pictures: 0, needs_items: false },
]
const { design } = pinOf('a')
const pin = pinOf('a', {
  title: 'Soup',
  description: 'Hot soup.',
  alt_text: 'A bowl of soup. Text on the picture: “Soup”.',
  design: { ...design, headline: 'Soup', pictures: [{ picture_id: 'one', crop: null }] },
})
// Only what the rule reads.
const page = {
  title: 'Soup',
  lang: 'en',
  pictures: [
    { id: 'one', alt: 'A bowl of soup' },
    { id: 'two', alt: 'Five raw tomatoes' },
  ],
} as unknown as Page
const ground = { pin, page, templates }
const draft = draftOf(pin)
const designed = (from: PinDraft, patch: Partial<PinDraft['design']>): PinDraft => ({
  ...from,
  design: { ...from.design, ...patch },
})
const follow = (before: PinDraft, after: PinDraft): string =>
  withFollowingAltText(before, after, ground).alt_text

test('it follows the picture, the headline and the template', () => {
  expect(follow(draft, designed(draft, { pictures: [{ picture_id: 'two', crop: null }] }))).toBe(
    'Five raw tomatoes. Text on the picture: “Soup”.',
  )
  expect(follow(draft, designed(draft, { headline: 'Hot Soup' }))).toBe(
    'A bowl of soup. Text on the picture: “Hot Soup”.',
  )
  expect(follow(draft, designed(draft, { template_id: 'words' }))).toBe(
    'Black text on white: “Soup”.',
  )
})

test('words of a person stay, while they are typed and whatever is changed later', () => {
  const own = { ...draft, alt_text: 'My soup' }
  expect(follow(draft, own)).toBe('My soup')
  expect(follow(own, designed(own, { headline: 'Hot Soup' }))).toBe('My soup')
  const taken = {
    ...designed(own, { headline: 'Fast' }),
    alt_text: 'Pin with text only: “Fast”.',
    sources: { title: [{ kind: 'fact' as const, quote: '15 minutes' }], description: [] },
  }
  expect(follow(own, taken)).toBe('My soup')
})

test('words taken from an alternative bring their headline, the picture is still named', () => {
  const taken = {
    ...designed(draft, { headline: 'Fast' }),
    alt_text: 'Pin with text only: “Fast”.',
    sources: { title: [{ kind: 'fact' as const, quote: '15 minutes' }], description: [] },
  }
  expect(follow(draft, taken)).toBe('A bowl of soup. Text on the picture: “Fast”.')
})

test('nothing follows while the page or the templates are not known', () => {
  const after = designed(draft, { headline: 'Hot Soup' })
  expect(withFollowingAltText(draft, after, { ...ground, page: undefined })).toBe(after)
  expect(withFollowingAltText(draft, after, { ...ground, templates: [] })).toBe(after)
})

test('the checklist is content only with a text that can be this pin’s', () => {
  expect(isAltTextFitting(draft, ground)).toBe(true)
  expect(isAltTextFitting({ ...draft, alt_text: 'My soup' }, ground)).toBe(true)
  expect(
    isAltTextFitting(
      { ...draft, alt_text: 'Five raw tomatoes. Text on the picture: “Soup”.' },
      ground,
    ),
  ).toBe(false)
})
