import { expect, test } from 'vitest'
import { createWaitingLine } from './waiting-line.ts'

const never = new AbortController().signal

test('one after the other, and one visitor too many is sent away at once', async () => {
  const line = createWaitingLine({ atOnce: 1, waiting: 2 })
  const told: string[] = []
  const gate = Promise.withResolvers<void>()
  const work = (name: string) => async () => {
    told.push(name)
    await gate.promise
    return name
  }
  const all = ['a', 'b', 'c'].map(async (name) => line.run(work(name), never))
  expect(await line.run(work('d'), never)).toEqual({ ok: false, reason: 'full' })
  expect(told).toEqual(['a'])
  gate.resolve()
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c'].map((value) => ({ ok: true, value })))
  expect(told).toEqual(['a', 'b', 'c'])
  expect(await line.run(work('e'), never)).toEqual({ ok: true, value: 'e' })
})

test('leaving while waiting gives the place up, and work that fails holds nobody up', async () => {
  const line = createWaitingLine({ atOnce: 1, waiting: 1 })
  const gate = Promise.withResolvers<void>()
  const first = line.run(
    async () => gate.promise.then(() => Promise.reject(new Error('broken'))),
    never,
  )
  const leaving = new AbortController()
  let began = false
  const second = line.run(async () => (began = true), leaving.signal)
  leaving.abort()
  expect(await second).toEqual({ ok: false, reason: 'gone' })
  const third = line.run(async () => 'third', never)
  gate.resolve()
  await expect(first).rejects.toThrow('broken')
  expect(await third).toEqual({ ok: true, value: 'third' })
  expect(began).toBe(false)
  expect(await line.run(async () => 'late', AbortSignal.abort())).toEqual({
    ok: false,
    reason: 'gone',
  })
})
