import { expect, test } from 'vitest'
import { seededFraction } from './seeded-fraction.ts'

test('a text has the same number in every version: what is planned must not move', () => {
  expect(seededFraction('')).toBe(0.6689221884589642)
  expect(seededFraction('a')).toBe(0.10352621669881046)
  expect(seededFraction('018f3f5e-0000-7000-8000-000000000001')).toBe(0.5930965889710933)
})

test('texts that end alike are far apart', () => {
  const values = Array.from({ length: 1_000 }, (_, nth) => seededFraction(`seed ${nth}`))
  for (let part = 0; part < 10; part += 1) {
    const inPart = values.filter((value) => Math.floor(value * 10) === part)
    expect(inPart.length).toBeGreaterThan(60)
  }
})
