import { expect, test } from 'vitest'
import { publicLinkRule } from './public-links.ts'

const demo_site_url = 'http://127.0.0.1:3001/'
const local = { demo_site_url, public_url_reachable: false }
const demoLink = `${demo_site_url}soup/`
const privateLink = 'http://192.168.0.5/soup'

test('pins that are published by hand need public links', () => {
  expect(publicLinkRule({ connection: 'none', config: local })(privateLink)).toBe(true)
})

test('a local server does not warn of its own demo site without a connection', () => {
  const isNeeded = (config: typeof local) =>
    publicLinkRule({ connection: 'none', config })(demoLink)
  expect(isNeeded(local)).toBe(false)
  expect(isNeeded({ ...local, public_url_reachable: true })).toBe(true)
})

test('pins for Pinterest need public links, and those of the practice network do not', () => {
  const isNeeded = (network: 'pinterest' | 'practice') =>
    publicLinkRule({ connection: { network }, config: local })(demoLink)
  expect([isNeeded('pinterest'), isNeeded('practice')]).toEqual([true, false])
})

test('nothing is said before the server has named the connection', () => {
  expect(publicLinkRule({ connection: 'unknown', config: local })(privateLink)).toBe(false)
})
