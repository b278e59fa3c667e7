import { expect, test } from 'vitest'
import { criticalCss } from './critical-css.ts'

const html = '<div class="page head"><a class="link" href="/">Home</a></div>'
const kept = (css: string, hasHeadingFont = true): string =>
  criticalCss([css], html, { hasHeadingFont }).replaceAll(/\s+/g, '')

test('a rule stays when every class that it asks for is in the page', () => {
  expect(kept('.page{a:b}.other{a:b}.page .link{a:b}.page .other{a:b}.head>.page.link{a:b}')).toBe(
    '.page{a:b}.page.link{a:b}.head>.page.link{a:b}',
  )
  expect(kept('.other,.page,a.other:hover{a:b}')).toBe('.page{a:b}')
  expect(kept(':root{a:b}a:hover{a:b}[data-theme=dark]{a:c}')).toBe(
    ':root{a:b}a:hover{a:b}[data-theme=dark]{a:c}',
  )
})

test('a class that must not be there may be missing, and of alternatives one may be', () => {
  expect(
    kept('.page:not(.other){a:b}.page:not(.x:hover, .y):is(.z, a){a:b}.other:not(.page){a:b}'),
  ).toBe('.page:not(.other){a:b}.page:not(.x:hover,.y):is(.z,a){a:b}')
})

test('keeps a custom property that a kept rule or the page reads, in every theme', () => {
  expect(
    kept(
      ':root{--a:b;--unread:c}[data-theme=dark]{--a:d;--unread:e}.page{a:var(--a)}.other{a:var(--unread)}',
    ),
  ).toBe(':root{--a:b}[data-theme=dark]{--a:d}.page{a:var(--a)}')
  expect(kept(':root{--a:var( --b , 0px);--b:c}.page{a:b}')).toBe('.page{a:b}')
  expect(kept(':root{--a:var( --b , 0px);--b:c}.page{a:calc(1px + var(--a))}')).toBe(
    ':root{--a:var(--b,0px);--b:c}.page{a:calc(1px+var(--a))}',
  )
  expect(
    criticalCss([':root{--a:b}'], '<i style="color:var(--a)"></i>', { hasHeadingFont: true }),
  ).toBe(':root{--a:b}')
})

test('a class is known by its name, however the sheet writes it', () => {
  const odd = '<i class="-7EOma_wall 9a x:y"></i>'
  expect(
    criticalCss(['.-\\37 EOma_wall .\\39 a{a:b}.x\\:y{a:b}.-\\37 other{a:b}'], odd, {
      hasHeadingFont: true,
    }),
  ).toBe('.-\\37 EOma_wall .\\39 a{a:b}.x\\:y{a:b}')
})

test('conditions that hold nothing go, and so do fonts and the movements that nobody makes', () => {
  expect(kept('@media print{.other{a:b}}@media print{.page{a:b}}')).toBe('@mediaprint{.page{a:b}}')
  expect(kept('@font-face{font-family:Inter;src:url(a.woff2)}.page{a:b}')).toBe('.page{a:b}')
  expect(
    kept('@keyframes turn{50%{opacity:0}}@keyframes still{50%{opacity:0}}.page{animation:turn 1s}'),
  ).toBe('@keyframesturn{50%{opacity:0}}.page{animation:turn1s}')
})

test('the font of headings stays with what stands in for it, where it has the letters', () => {
  const fonts =
    '@font-face{font-family:Headings;src:url(h.woff2)}@font-face{font-family:"Headings Times";src:local(Times)}'
  const others = '@font-face{font-family:Lora;src:url(l.woff2)}'
  expect(kept(`${fonts}${others}`)).toBe(fonts.replaceAll(' ', ''))
  expect(kept(`${fonts}${others}`, false)).toBe('')
})
