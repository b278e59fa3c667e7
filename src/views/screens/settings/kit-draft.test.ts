import { expect, test } from 'vitest'
import { type Brand, MAX_BRAND_KITS } from '#core/contract/account/accounts.contract.ts'
import {
  addKit,
  changedKit,
  canAddKit,
  changeKit,
  isNameless,
  nameKit,
  removeKit,
} from './kit-draft.ts'

const own: Brand = { name: 'Salt', colors: ['#ffffff'], fonts: ['Lora'], logo_picture_id: null }
const withKits = ['winter', 'shop'].reduce(
  (brand, id) => addKit(brand, { id, label: id, from: null }),
  own,
)

test('a new kit begins as the one that it is made from', () => {
  const changed = changeKit(withKits, 'winter', (kit) => ({ ...kit, colors: ['#123456'] }))
  const copied = addKit(changed, { id: 'copy', label: 'Copy', from: 'winter' })
  expect(copied.kits?.at(-1)).toEqual({ ...own, colors: ['#123456'], id: 'copy', label: 'Copy' })
})

test('a change of one kit leaves the others and the own as they are', () => {
  const changed = changeKit(withKits, 'shop', (kit) => ({ ...kit, name: 'Shop' }))
  expect(changed.kits?.map(({ name }) => name)).toEqual(['Salt', 'Shop'])
  expect(changed.name).toBe('Salt')
  const renamed = changeKit(withKits, null, (kit) => ({ ...kit, name: 'Pepper' }))
  expect(renamed).toEqual({ ...withKits, name: 'Pepper' })
  expect(changeKit(own, null, (kit) => kit)).toEqual(own)
})

test('a kit goes alone, and one without a name is noticed', () => {
  expect(removeKit(withKits, 'winter').kits?.map(({ id }) => id)).toEqual(['shop'])
  expect([isNameless(withKits), isNameless(nameKit(withKits, 'shop', ' '))]).toEqual([false, true])
})

test('no more kits than the contract takes', () => {
  const full = Array.from({ length: MAX_BRAND_KITS + 3 }, (_, at) => `${at}`).reduce(
    (brand, id) => addKit(brand, { id, label: id, from: null }),
    own,
  )
  expect([full.kits?.length, canAddKit(full)]).toEqual([MAX_BRAND_KITS, false])
})

test('editing resumes with the kit that has unsaved changes', () => {
  const winter = changeKit(withKits, 'winter', (kit) => ({ ...kit, name: 'Frost' }))
  expect(changedKit(winter, withKits)).toBe('winter')
  expect(changedKit({ ...winter, name: 'Pepper' }, withKits)).toBeNull()
  expect(changedKit(withKits, withKits)).toBeNull()
  expect(changedKit(nameKit(withKits, 'shop', 'Store'), withKits)).toBe('shop')
  expect(changedKit(addKit(withKits, { id: 'x', label: 'X', from: null }), withKits)).toBe('x')
})
