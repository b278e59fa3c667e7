import { expect, test } from 'vitest'
import { Brand } from '#core/contract/accounts.contract.ts'
import { kitOf } from './brand-kit.ts'

/** As brands were stored before there were further kits. */
const STORED = '{"name":"Salt","colors":["#fff1ec"],"fonts":["Lora"],"logo_picture_id":null}'
const own = Brand.parse(JSON.parse(STORED))
const winter = {
  ...own,
  id: '3f9c7f0e-5a0c-4b52-9d7d-0d9f0f5f8a11',
  label: 'Winter',
  name: 'Frost',
}

test('a brand that was stored before there were kits is the only one', () => {
  expect(JSON.stringify(own)).toBe(STORED)
  expect([kitOf(own, undefined), kitOf(own, winter.id)]).toEqual([own, own])
})

test('a kit is found by its id; one that is gone is the account’s own', () => {
  const brand: Brand = { ...own, kits: [winter] }
  expect(kitOf(brand, winter.id)).toEqual({ ...own, name: 'Frost' })
  expect(kitOf({ ...own, kits: [] }, winter.id)).toEqual(own)
})
