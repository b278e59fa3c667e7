import { expect, test } from 'vitest'
import type { Device } from '#core/contract/account/device.schema.ts'
import { knownLabels, withUnknown } from './device-labels.ts'

const agents = {
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  firefox: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  unknown: 'curl/8',
}
const device = (name: string, agent: keyof typeof agents): Device => ({
  device: name,
  user_agent: agents[agent],
  first_seen_at: 1,
  last_seen_at: 1,
})
const numbered = (name: string, number: number) => `${name} (${number})`
const elsewhere = (tab: string) => ({ by: 'elsewhere', tab }) as const
const strangers = { name: 'Another device', numbered }

test('other devices have the names of their browsers; of two with one name the later one has a number', () => {
  const devices = [
    device('a', 'chrome'),
    device('mine', 'chrome'),
    device('b', 'firefox'),
    device('c', 'chrome'),
    device('d', 'unknown'),
  ]
  const actions = [
    elsewhere('d/1'),
    elsewhere('c/1'),
    elsewhere('b/1'),
    { by: 'thisDevice', tab: 'mine/1' } as const,
    elsewhere('a/1'),
  ]
  expect([...knownLabels(devices, actions, numbered)]).toEqual([
    ['a', 'Chrome · Windows'],
    ['b', 'Firefox · Linux'],
    ['c', 'Chrome · Windows (2)'],
  ])
})

test('devices of which no action tells, like private windows that are closed, count in no number', () => {
  const devices = ['a', 'b', 'c', 'd'].map((name) => device(name, 'chrome'))
  expect([...knownLabels(devices, [elsewhere('d/1'), elsewhere('b/1')], numbered)]).toEqual([
    ['b', 'Chrome · Windows'],
    ['d', 'Chrome · Windows (2)'],
  ])
})

test('unnamed devices are numbered, from the latest back', () => {
  const known = knownLabels([device('a', 'firefox')], [elsewhere('a/1')], numbered)
  const recent = [elsewhere('x/1'), elsewhere('a/1'), elsewhere('x/2'), elsewhere('y/1')]
  expect([...withUnknown(known, recent, strangers)]).toEqual([
    ['a', 'Firefox · Linux'],
    ['x', 'Another device'],
    ['y', 'Another device (2)'],
  ])
})

test('older entries that come later change no label', () => {
  const recent = [elsewhere('x/1'), elsewhere('y/1')]
  const all = withUnknown(new Map(), [...recent, elsewhere('z/1'), elsewhere('y/2')], strangers)
  expect([...all].slice(0, 2)).toEqual([...withUnknown(new Map(), recent, strangers)])
  expect(all.get('z')).toBe('Another device (3)')
})

test('jobs, this browser, and browsers of the first builds, which told no device, have no number', () => {
  const actions = [
    { by: 'task', tab: 'task:1' },
    { by: 'thisDevice', tab: 'mine/2' },
    elsewhere('a tab'),
    elsewhere('another tab'),
  ] as const
  expect(withUnknown(new Map(), actions, strangers).size).toBe(0)
})
