import { expect, test } from 'vitest'
import { filterAnalyticsEvent } from './analytics-filter.ts'

const origin = 'https://pins.example'
const told = (properties: Record<string, unknown>) =>
  filterAnalyticsEvent({ event: '$pageview', properties }, origin)?.properties

test('reduces an address to its screen path, without mailed keys, searches and tool input', () => {
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

test('reduces other sites to their origin and keeps listed browser properties', () => {
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

test('removes titles, searches, campaigns and unlisted texts', () => {
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

test('filters $set values, and null stays null', () => {
  const event = filterAnalyticsEvent(
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
  expect(filterAnalyticsEvent(null, origin)).toBeNull()
})
