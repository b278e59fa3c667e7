import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { BrandHints } from '#core/pages/page-content.schema.ts'
import { readBrandHints } from './brand-hints.ts'
import { readJsonLd } from './markup/json-ld.ts'

const BASE = 'https://www.example.com/blog/soup/'

function hintsOf(head: string): BrandHints | undefined {
  const { document } = parseHTML(`<!doctype html><html><head>${head}</head><body></body></html>`)
  const { brand } = readBrandHints({ document, nodes: readJsonLd(document), base: BASE })
  return brand && BrandHints.parse(brand)
}

test('colours: the theme colour of light screens, then of others, then what style sheets call brand', () => {
  const hints = hintsOf(`
    <meta name="theme-color" content="#111111" media="(prefers-color-scheme: dark)">
    <meta name="theme-color" content="#A8492C">
    <meta name="msapplication-TileColor" content="teal">
    <link rel="mask-icon" href="/mask.svg" color="#5bbad5">
    <style>:root{--wp--preset--color--vivid-red:#cf2e2e;--color-primary: #225588;--ink:#123456;--brand:var(--ink)}</style>`)
  expect(hints?.colors).toEqual(['#a8492c', '#111111', '#008080', '#5bbad5', '#225588'])
})

test('logos: home-screen icons, what the site calls its logo, then large icons; full addresses', () => {
  const hints = hintsOf(`
    <link rel="shortcut icon" href="/favicon.ico">
    <link rel="icon" href="/icon-32.png" sizes="32x32">
    <link rel="icon" href="/icon-192.png" sizes="192x192">
    <link rel="icon" href="/icon.svg" type="image/svg+xml" sizes="any">
    <link rel="apple-touch-icon" href="/touch-120.png" sizes="120x120">
    <link rel="apple-touch-icon" href="../touch-180.png#a" sizes="180x180">
    <meta property="og:logo" content="https://cdn.example.com/wide.png">
    <script type="application/ld+json">{"@graph":[
      {"@type":"Organization","logo":{"@type":"ImageObject","url":"/organisation.png"}},
      {"@type":"Article","publisher":{"@type":"Organization","logo":"/organisation.png"}},
      {"@type":"Product","logo":"/product.png"}]}</script>`)
  expect(hints?.logos).toEqual([
    'https://www.example.com/blog/touch-180.png',
    'https://www.example.com/touch-120.png',
    'https://cdn.example.com/wide.png',
    'https://www.example.com/organisation.png',
    'https://www.example.com/icon.svg',
    'https://www.example.com/icon-192.png',
  ])
})

test('a page that says nothing of a brand has no hints', () => {
  expect(hintsOf('<link rel="icon" href="/favicon.ico"><meta name="theme-color" content="">')).toBe(
    undefined,
  )
})

test('addresses that are no web addresses, and values that are no colours, are left out', () => {
  const long = 'x'.repeat(3_000)
  expect(
    hintsOf(`
      <link rel="apple-touch-icon" href="javascript:alert(1)">
      <link rel="apple-touch-icon" href="file:///etc/passwd">
      <link rel="apple-touch-icon" href="data:image/png;base64,AAAA">
      <link rel="apple-touch-icon" href="https://[bad/">
      <link rel="apple-touch-icon" href="/${long}">
      <link rel="apple-touch-icon">
      <meta name="theme-color" content="url(https://evil.example/)">
      <meta name="theme-color" content="#${long}">
      <style>:root{--brand:${long}}</style>
      <script type="application/ld+json">{"@type":"Organization","logo":[{"url":{"a":1}},7,null]}</script>`),
  ).toEqual({ colors: [], logos: ['https://www.example.com/blog/soup/7'] })
})

test('of thousands of icons and colours only a few are kept', () => {
  const many = Array.from(
    { length: 2_000 },
    (_, nth) =>
      `<link rel="apple-touch-icon" href="/${nth}.png"><meta name="theme-color" content="#0000${String(nth % 100).padStart(2, '0')}">`,
  ).join('')
  const hints = hintsOf(many)
  expect([hints?.colors.length, hints?.logos.length]).toEqual([6, 6])
})
