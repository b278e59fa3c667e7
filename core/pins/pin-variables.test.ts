import { expect, test } from 'vitest'
import { pin, testId } from './pin.builder.ts'
import { fillVariables } from './pin-variables.ts'

const page = { title: 'Lemon cakes of Sicily', site_name: '' }
const facts = { pages: new Map([[testId('page'), page]]), brandName: '', n: 3 }
const cake = pin('a', { board_name: 'Cakes', page_url: 'https://www.example.com/lemon' })

test('each variable is replaced by something of its pin, however it is written', () => {
  expect(fillVariables('{n}. {Interest} – { page title } ({board}, {site})', cake, facts)).toEqual({
    ok: true,
    text: '3. lemon cake – Lemon cakes of Sicily (Cakes, example.com)',
  })
  expect(fillVariables('no braces', cake, facts)).toEqual({ ok: true, text: 'no braces' })
})

test('a variable that does not exist is named, and so is one that this pin has nothing for', () => {
  expect(fillVariables('{intrest}', cake, facts)).toEqual({
    ok: false,
    reason: 'unknown',
    name: 'intrest',
  })
  expect(fillVariables('{ Intrest }', cake, facts)).toEqual({
    ok: false,
    reason: 'unknown',
    name: 'Intrest',
  })
  expect(fillVariables('{n} {board}', pin('b'), facts)).toEqual({
    ok: false,
    reason: 'empty',
    name: 'board',
  })
  expect(
    fillVariables('{interest}', pin('c', { interest: null, interest_id: null }), facts),
  ).toMatchObject({ reason: 'empty' })
})

test('what a variable brings is not read for variables again', () => {
  expect(fillVariables('{board}', pin('d', { board_name: 'All {n}' }), facts)).toEqual({
    ok: true,
    text: 'All {n}',
  })
  expect(fillVariables('a { b', pin('d'), facts)).toEqual({ ok: true, text: 'a { b' })
})

test('a pin without a page has no site', () => {
  expect(fillVariables('{site}', pin('e', { page_url: '' }), facts)).toEqual({
    ok: false,
    reason: 'empty',
    name: 'site',
  })
})

test('a site is called by the brand settings, then as the page says, then by its host', () => {
  const local = pin('f', { page_url: 'http://127.0.0.1:3001/leek-soup.html' })
  const site = (brandName: string, site_name: string) =>
    fillVariables('{site}', local, {
      pages: new Map([[testId('page'), { ...page, site_name }]]),
      brandName,
      n: 1,
    })
  expect(site(' Ada’s Kitchen ', 'Slow Sunday')).toEqual({ ok: true, text: 'Ada’s Kitchen' })
  expect(site('  ', 'Slow Sunday')).toEqual({ ok: true, text: 'Slow Sunday' })
  expect(site('', '')).toEqual({ ok: true, text: '127.0.0.1' })
})
