import { describe, expect, test } from 'vitest'
import { guardSvg } from './svg-guard.ts'

const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const svg = (inside: string): Buffer =>
  Buffer.from(`<svg ${NAMESPACES} width="400" height="400">${inside}</svg>`)

function codeOf(inside: string): string {
  const guarded = guardSvg(svg(inside))
  return guarded.ok ? 'ok' : guarded.problem.code
}

const levels = (count: number, level: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => level(nth)).join('')
const doubled = levels(
  20,
  (nth) => `<g id="u${nth + 1}"><use href="#u${nth}"/><use href="#u${nth}"/></g>`,
)
const nestedPatterns = levels(
  30,
  (nth) =>
    `<pattern id="p${nth + 1}" width="9" height="9"><rect fill="url(#p${nth})" width="5" height="5"/><rect fill="url(#p${nth})" width="9" height="9"/></pattern>`,
)
const nestedMasks = levels(
  30,
  (nth) =>
    `<mask id="m${nth + 1}"><g mask="url(#m${nth})"><rect width="9" height="9"/></g><g mask="url(#m${nth})"><rect width="9" height="9"/></g></mask>`,
)
const corners = 'M0 0'.concat('L1 1L2 2'.repeat(5_000))
const png = Buffer.concat([
  Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'),
  Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0]),
]).toString('base64')

describe('an SVG from outside is refused with', () => {
  test.each([
    ['a filter', '<filter id="a"><feGaussianBlur stdDeviation="9"/></filter>', 'svg_filters'],
    ['a filter with a prefix', '<s:filter xmlns:s="http://www.w3.org/2000/svg"/>', 'svg_filters'],
    ['a filter as an attribute', '<g filter="blur(900px)"/>', 'svg_filters'],
    ['a filter in a style', '<g style="fill:red; FILTER : blur(900px)"/>', 'svg_filters'],
    ['a filter in a style sheet', '<style>g{fill:red;filter:blur(9px)}</style>', 'svg_filters'],
    ['a filter after a comment', '<style>g{/*;*/filter/**/:blur(9px)}</style>', 'svg_filters'],
    ['a filter in character data', '<style><![CDATA[g{filter:blur(9px)}]]></style>', 'svg_filters'],
    ['a filter as entities', '<style>g{f&#105;lter:blur(9px)}</style>', 'svg_filters'],
    ['an escape in a style sheet', '<style>g{f\\69lter:blur(9px)}</style>', 'svg_too_complex'],
    ['a file of the server', '<image href="file:///etc/passwd"/>', 'svg_references'],
    ['another address', '<image xlink:href="http://127.0.0.1:9/x.png"/>', 'svg_references'],
    ['an embedded SVG', '<image href="data:image/svg+xml;base64,AA=="/>', 'svg_references'],
    [
      'an import of a style sheet',
      '<style>@import "http://127.0.0.1/x";</style>',
      'svg_references',
    ],
    [
      'a font from elsewhere',
      '<style>*{fill:url(http://127.0.0.1:9/#x)}</style>',
      'svg_references',
    ],
    ['an included file', '<xi:include href="#a"/>', 'svg_references'],
    ['a script', '<script>1</script>', 'svg_scripts'],
    ['a foreign object', '<foreignObject/>', 'svg_scripts'],
    ['20,001 elements', '<g/>'.repeat(20_001), 'svg_too_complex'],
    ['61 levels', `${'<g>'.repeat(61)}${'</g>'.repeat(61)}`, 'svg_too_complex'],
    ['a million letters of path', `<path d="${'M0 0'.repeat(260_000)}"/>`, 'svg_too_complex'],
    ['uses that double', `<g id="u0"/>${doubled}<use href="#u20"/>`, 'svg_too_complex'],
    ['a use of itself', '<g id="a"><use href="#a"/></g>', 'svg_too_complex'],
    ['patterns in patterns', `<g id="p0"/>${nestedPatterns}`, 'svg_too_complex'],
    ['masks in masks', `<mask id="m0"><rect/></mask>${nestedMasks}`, 'svg_too_complex'],
    [
      'a marker at each corner',
      `<marker id="k">${'<rect/>'.repeat(50)}</marker><path marker-mid="url(#k)" d="${corners}"/>`,
      'svg_too_complex',
    ],
    [
      'a marker that a group passes on',
      `<marker id="k">${'<rect/>'.repeat(50)}</marker><g style="marker:url(#k)"><path d="${corners}"/></g>`,
      'svg_too_complex',
    ],
    [
      'an embedded picture of 900 megapixels',
      `<image href="data:image/png;base64,${png}"/>`,
      'svg_too_complex',
    ],
    [
      'an embedded picture that is none',
      '<image href="data:image/png;base64,AA=="/>',
      'unreadable',
    ],
  ])('%s', (_name, inside, code) => {
    expect(codeOf(inside)).toBe(code)
  })

  test('a style sheet beside it', () => {
    const guarded = guardSvg(Buffer.from(`<?xml-stylesheet href="a.css"?>${svg('').toString()}`))
    expect(guarded).toMatchObject({ problem: { code: 'svg_references' } })
  })

  test('more than 2 MB', () => {
    expect(codeOf(' '.repeat(2_000_000))).toBe('svg_too_large')
  })
})

describe('an SVG from outside', () => {
  test('reaches the rasteriser as what was looked at, in UTF-8', () => {
    const guarded = guardSvg(
      Buffer.from(
        `<?xml version="1.0" encoding="UTF-7"?><!-- <script/> --><!DOCTYPE svg><svg ${NAMESPACES} viewBox="0 0 4 4"><text x="1">a &lt; b &amp; ü</text><![CDATA[<script/>]]></svg>`,
      ),
    )
    expect(guarded).toEqual({
      ok: true,
      svg: `<svg ${NAMESPACES} viewBox="0 0 4 4"><text x="1">a &lt; b &amp; ü</text>&lt;script/&gt;</svg>`,
    })
  })

  test('may use gradients, clips, symbols and styles as drawing programs write them', () => {
    const inside = `<style>.a{fill:url(#g);clip-path:url(#c);filter:none;color-interpolation-filters:auto}</style>
      <linearGradient id="g"><stop offset="0"/></linearGradient><linearGradient id="h" href="#g"/>
      <clipPath id="c"><rect width="9" height="9"/></clipPath>
      <symbol id="s"><path class="a" d="M0 0L9 9"/></symbol>${'<use href="#s" fill="url(#h)"/>'.repeat(400)}`
    expect(codeOf(inside)).toBe('ok')
  })
})
