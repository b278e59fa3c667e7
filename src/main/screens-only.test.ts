import { expect, test } from 'vitest'
import { screensOnly } from './screens-only.ts'

const origin = 'https://pins.example'
const told = (properties: Record<string, unknown>) =>
  screensOnly({ event: '$pageview', properties }, origin)?.properties

test('an address is told as its screen: without keys of mailed links, words that were searched for, and what a tool was given', () => {
  expect(
    told({
      $current_url: `${origin}/reset-password/secret-token`,
      $pathname: '/reset-password/secret-token',
    }),
  ).toEqual({
    $current_url: `${origin}/reset-password/{token}`,
    $pathname: '/reset-password/{token}',
  })
  expect(told({ $current_url: `${origin}/de/free-tools`, $pathname: '/ar' })).toEqual({
    $current_url: `${origin}/free-tools`,
    $pathname: '/',
  })
  expect(told({ $current_url: `${origin}/drafts?q=my+words` })).toEqual({
    $current_url: `${origin}/drafts`,
  })
  expect(told({ $current_url: `${origin}/free-tools/pin-checklist#title=mine` })).toEqual({
    $current_url: `${origin}/free-tools/pin-checklist`,
  })
  expect(
    told({ $current_url: `${origin}/no/such/page`, $prev_pageview_pathname: '/verify-email/key' }),
  ).toEqual({ $current_url: `${origin}/`, $prev_pageview_pathname: '/verify-email/{token}' })
})

test('another site is told by its origin, and of the browser what is known by name', () => {
  expect(
    told({
      $referrer: 'https://search.example/find?q=secret',
      $browser: 'Chrome',
      $screen_width: 1440,
      $is_identified: false,
    }),
  ).toEqual({
    $referrer: 'https://search.example',
    $browser: 'Chrome',
    $screen_width: 1440,
    $is_identified: false,
  })
})

test('titles, searches, campaigns and whatever else might hold words are left out', () => {
  expect(
    told({
      title: 'Lemon cake · Pinloom',
      ph_keyword: 'lemon cake',
      utm_term: 'cake',
      $elements: [{ text: 'cake' }],
      $el_text: 'Lemon',
      $something_new: 'cake',
      $exception_list: { value: 'cake' },
    }),
  ).toEqual({})
  expect(
    told({
      $set: {
        email: 'ada@example.com',
        note: 'cake',
        $initial_referrer: 'https://search.example/?q=cake',
      },
    }),
  ).toEqual({ $set: { email: 'ada@example.com', $initial_referrer: 'https://search.example' } })
})

test('what is kept of the person has no more, and nothing stays nothing', () => {
  const event = screensOnly(
    {
      properties: {},
      $set: { $current_url: `${origin}/drafts?q=x` },
      $set_once: { $initial_current_url: `${origin}/verify-email/key` },
    },
    origin,
  )
  expect(event).toEqual({
    properties: {},
    $set: { $current_url: `${origin}/drafts` },
    $set_once: { $initial_current_url: `${origin}/verify-email/{token}` },
  })
  expect(screensOnly(null, origin)).toBeNull()
})
