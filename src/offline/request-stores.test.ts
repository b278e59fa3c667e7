import { expect, test } from 'vitest'
import { storeOf } from './request-stores.ts'

const origin = 'http://pinloom.test'
const get = (path: string, mode: RequestMode = 'no-cors') =>
  storeOf({ method: 'GET', mode, url: `${origin}${path}` }, origin)

test('screens, files and pictures have their rooms', () => {
  expect(get('/drafts?step=pins', 'navigate')).toBe('page')
  expect(get('/assets/index-1.js')).toBe('file')
  expect([get('/inspector', 'navigate'), get('/inspector/assets/inspector-1.js')]).toEqual([
    'page',
    'file',
  ])
  expect(get('/media/0a.jpg?v=3')).toBe('picture')
})

test('calls, the builds files and documents of the server go to the network', () => {
  expect(['/api/user/', '/api', '/builds/latest.json'].map((path) => get(path))).toEqual([
    null,
    null,
    null,
  ])
  expect(['/api/docs', '/sitemap.xml', '/export.zip'].map((path) => get(path, 'navigate'))).toEqual(
    [null, null, null],
  )
})

test('what changes something, and what lies elsewhere, is left alone', () => {
  expect(storeOf({ method: 'POST', mode: 'cors', url: `${origin}/drafts` }, origin)).toBeNull()
  expect(
    storeOf({ method: 'GET', mode: 'no-cors', url: 'http://else.test/media/0a.jpg' }, origin),
  ).toBeNull()
})
