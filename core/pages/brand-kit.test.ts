import { expect, test } from 'vitest'
import { Brand } from '#core/contract/account/accounts.contract.ts'
import { allowedTemplates, isLogoOf, kitOf, kitOfPin, logoOn } from './brand-kit.ts'

/** As brands were stored before there were further kits. */
const STORED = '{"name":"Salt","colors":["#fff1ec"],"fonts":["Lora"],"logo_picture_id":null}'
const own = Brand.parse(JSON.parse(STORED))
const winter = {
  ...own,
  id: '3f9c7f0e-5a0c-4b52-9d7d-0d9f0f5f8a11',
  label: 'Winter',
  name: 'Frost',
}

const OTHER = '9b2d3c1e-1f5a-4a0e-8f57-7c0f7e3f6b22'

test('a brand that was stored before there were kits is the only one', () => {
  expect(JSON.stringify(own)).toBe(STORED)
  expect([kitOf(own, undefined), kitOf(own, winter.id)]).toEqual([own, own])
})

test('a kit is found by its id; one that is gone is the account’s own', () => {
  const brand: Brand = { ...own, kits: [winter] }
  expect(kitOf(brand, winter.id)).toEqual({ ...own, name: 'Frost' })
  expect(kitOf({ ...own, kits: [] }, winter.id)).toEqual(own)
})

test('a pin is in the kit that it has most of', () => {
  const brand: Brand = {
    ...own,
    kits: [winter, { ...winter, id: OTHER, name: '', colors: ['#112233'] }],
  }
  const pin = (name: string, background: string) => ({
    brand: name,
    colors: { background, text: '#000000', accent: '#000001' },
    logo_picture_id: null,
  })
  expect(kitOfPin(brand, pin('Frost', '#fff1ec')).name).toBe('Frost')
  expect(kitOfPin(brand, pin('Salt', '#fff1ec')).name).toBe('Salt')
  expect(kitOfPin(brand, pin('a site', '#112233')).colors).toEqual(['#112233'])
  expect(kitOfPin(brand, pin('a site', '#999999'))).toEqual(own)
})

test('a dark ground gets the logo for dark grounds, if there is one', () => {
  const both = { logo_picture_id: 'logo', logo_dark_picture_id: 'dark' }
  expect([logoOn(both, true), logoOn(both, false)]).toEqual(['dark', 'logo'])
  expect(logoOn({ logo_picture_id: 'logo' }, true)).toBe('logo')
  expect(logoOn({ logo_picture_id: null, logo_dark_picture_id: 'dark' }, false)).toBeNull()
  expect([isLogoOf(both, 'dark'), isLogoOf(both, 'logo'), isLogoOf(both, null)]).toEqual([
    true,
    true,
    false,
  ])
  expect(isLogoOf({ logo_picture_id: null }, null)).toBe(false)
})

test('a kit allows the templates that it names, or all if it names none', () => {
  expect(allowedTemplates({ templates: ['arch', 'own-a'] }, ['arch', 'brush'])).toEqual(['arch'])
  expect(allowedTemplates({ templates: [] }, ['arch', 'brush'])).toEqual(['arch', 'brush'])
  expect(allowedTemplates({}, ['arch'])).toEqual(['arch'])
})
