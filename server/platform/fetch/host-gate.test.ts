import { expect, test } from 'vitest'
import { createHostGate } from './host-gate.ts'

/** So long that a test that waits for it fails. */
const LONG = 1_000_000

test('a request that leaves the queue is rejected at once, and its place is free', async () => {
  const gate = createHostGate(() => 0, 1)
  const release = await gate.enter('a.example', 0)
  const leaving = new AbortController()
  const left = gate.enter('a.example', LONG, leaving.signal)
  const stayed = gate.enter('a.example', 0)
  leaving.abort()
  await expect(left).rejects.toThrow(/aborted/)
  release()
  const next = await stayed
  next()
  await gate.enter('a.example', 0)
})

test('who leaves while waiting for his start gives the time back', async () => {
  let time = 0
  const gate = createHostGate(() => time, 2)
  await gate.enter('a.example', LONG)
  const leaving = new AbortController()
  const left = gate.enter('a.example', LONG, leaving.signal)
  leaving.abort()
  await expect(left).rejects.toThrow(/aborted/)
  time = LONG
  await gate.enter('a.example', 0)
})

test('who has left before is not let in', async () => {
  const gate = createHostGate(() => 0, 1)
  await expect(gate.enter('a.example', 0, AbortSignal.abort())).rejects.toThrow(/aborted/)
  await gate.enter('a.example', 0)
})

test('who comes at the moment in which a place is handed on does not take one more', async () => {
  const gate = createHostGate(() => 0, 1)
  const inside: string[] = []
  const release = await gate.enter('a.example', 0)
  const visit = async (name: string) => {
    const leave = await gate.enter('a.example', 0)
    inside.push(name)
    return leave
  }
  const second = visit('second')
  release()
  const third = visit('third')
  const leaveSecond = await second
  await new Promise((resolve) => setImmediate(resolve))
  expect(inside).toEqual(['second'])
  leaveSecond()
  leaveSecond()
  await third
  expect(inside).toEqual(['second', 'third'])
})

test('hosts whose gap is over are forgotten; one that is asked just now, and one that must still be spared, are not', async () => {
  let time = 0
  const lanes = new Map()
  const gate = createHostGate(() => time, 1, lanes)
  const release = await gate.enter('busy.example', 0)
  for (let at = 0; at < 3_000; at += 1) {
    time += 1
    const leave = await gate.enter(`${at}.example`, 500)
    leave()
  }
  expect(lanes.size).toBeLessThanOrEqual(1_000)
  const leaving = new AbortController()
  const second = gate.enter('busy.example', 0, leaving.signal)
  const early = gate.enter('2999.example', 0, leaving.signal)
  leaving.abort()
  await expect(second).rejects.toThrow(/aborted/)
  await expect(early).rejects.toThrow(/aborted/)
  release()
})
