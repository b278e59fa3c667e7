import { expect, test, vi } from 'vitest'
import { TabLink } from './tabs.ts'

const refusing = (name: string) =>
  vi.fn<() => Promise<never>>(async () => Promise.reject(new DOMException('denied', name)))
const tick = async () => new Promise((resolve) => setTimeout(resolve, 20))

test('a browser that refuses locks is asked once: the tab is alone, and says so', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const request = refusing('SecurityError')
  const link = new TabLink('refused', { channel: null, locks: { request } })
  const held: boolean[] = []
  link.holdRole('send', (isHeld) => held.push(isHeld), { signal: new AbortController().signal })
  await tick()
  expect(held).toEqual([true])
  expect(await link.runExclusive('compact', async () => 'done')).toBe('done')
  expect(request).toHaveBeenCalledTimes(1)
  expect(warned).toHaveBeenCalledTimes(1)
  warned.mockRestore()
})

test('work that fails under a lock fails once', async () => {
  const link = new TabLink('fails', { channel: null, locks: navigator.locks })
  const work = vi.fn<() => Promise<never>>(async () => Promise.reject(new Error('broken')))
  await expect(link.runExclusive('compact', work)).rejects.toThrow('broken')
  expect(work).toHaveBeenCalledTimes(1)
})

test('a tab that has closed takes no role from a living one', async () => {
  const living = new TabLink('living', { channel: null, locks: navigator.locks })
  const closed = new TabLink('living', { channel: null, locks: navigator.locks })
  const held: boolean[] = []
  const { signal } = new AbortController()
  living.holdRole('send', (isHeld) => held.push(isHeld), { signal })
  await tick()
  closed.close()
  closed.holdRole('send', () => held.push(false), { signal, steal: true })
  await tick()
  expect(held).toEqual([true])
  living.close()
})

test('a role that another tab took is asked for again', async () => {
  const [one, two] = ['took', 'took'].map(
    (name) => new TabLink(name, { channel: null, locks: navigator.locks }),
  )
  const held: string[] = []
  const { signal } = new AbortController()
  one?.holdRole('send', (isHeld) => held.push(`one ${isHeld}`), { signal })
  await tick()
  two?.holdRole('send', (isHeld) => held.push(`two ${isHeld}`), { signal, steal: true })
  await tick()
  two?.close()
  await tick()
  expect(held.toSorted()).toEqual(['one false', 'one true', 'one true', 'two true'])
  one?.close()
})
