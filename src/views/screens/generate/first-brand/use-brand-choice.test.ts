import { expect, test } from 'vitest'
import { shownBrand } from './use-brand-choice.ts'

const offer = { is_wanted: true, name: 'Slow Sunday', colors: ['#ffffff'], has_logo: true }
const found = { image: 'data:image/png;base64,AAAA', colors: ['#225588'] }
const own = { id: '1', url: '/media/own.png' }

test('the website’s name, colours and logo are shown until they are changed', () => {
  expect(shownBrand(offer, found, {})).toEqual({
    name: 'Slow Sunday',
    colors: ['#ffffff'],
    logo: found.image,
  })
  expect(shownBrand(offer, found, { name: '', colors: [], logo: own })).toEqual({
    name: '',
    colors: [],
    logo: own.url,
  })
})

test('the logo’s colours are shown only where the page names none', () => {
  expect(shownBrand({ ...offer, colors: [] }, found, {}).colors).toEqual(['#225588'])
  expect(shownBrand({ ...offer, colors: [] }, null, {}).colors).toEqual([])
})

test('a logo that was removed does not come back when the website’s arrives', () => {
  expect(shownBrand(offer, found, { logo: null }).logo).toBe(null)
})
