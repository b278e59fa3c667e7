import { expect, test } from 'vitest'
import {
  addColor,
  brandOfWords,
  brandSince,
  canAddColor,
  isSameBrand,
  previewDesign,
  previewTemplate,
  removeColor,
  setColor,
  setFont,
  startColors,
  wordsOfBrand,
} from './brand-draft.ts'
import { testId } from '#core/pins/pin.builder.ts'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'

const bare: Brand = { name: 'Saltmarsh', colors: [], fonts: [], logo_picture_id: null }
const template = (id: string, pictures: number, needs_items = false): TemplateInfo => ({
  id,
  name: id,
  description: '',
  pin_type: 'text',
  pictures,
  needs_items,
  shows_kicker: true,
  shows_accent: true,
  thumbnail_url: '',
})

test('a brand starts with three colours that have a place, and takes up to eight', () => {
  let brand = addColor(bare)
  expect(brand.colors).toEqual(startColors)
  while (canAddColor(brand)) brand = addColor(brand)
  expect(brand.colors).toHaveLength(8)
  expect(addColor(brand).colors).toHaveLength(8)
})

test('what was not saved comes back over the brand of now, and nothing else of it', () => {
  const words = wordsOfBrand(bare, { ...bare, name: 'Saltmarsh & Co' })
  expect(brandOfWords({ ...bare, fonts: ['Lora', ''] }, words)).toEqual({
    ...bare,
    name: 'Saltmarsh & Co',
    fonts: ['Lora', ''],
  })
  expect(wordsOfBrand(bare, { ...bare })).toBeNull()
  expect(brandOfWords({ ...bare, name: 'Saltmarsh & Co' }, words)).toBeNull()
  for (const none of [null, 'half', '{"name":4}', '[]']) expect(brandOfWords(bare, none)).toBeNull()
})

test('what is changed while the brand is being saved stays changed', () => {
  const saved = { ...bare, name: 'Saltmarsh & Co' }
  expect(brandSince(saved, saved, { ...saved, name: 'Saltmarsh & Co.' })).toEqual({
    ...saved,
    name: 'Saltmarsh & Co.',
  })
  const typed = { ...saved, name: 'Saltmarsh & Company', logo_picture_id: testId('logo') }
  expect(brandSince(typed, saved, saved)).toEqual(typed)
  expect(wordsOfBrand(saved, brandSince(typed, saved, saved))).not.toBeNull()
})

test('background, text and accent cannot go one by one', () => {
  const brand = addColor(addColor(bare))
  expect(removeColor(brand, 1)).toBe(brand)
  expect(removeColor(brand, 3).colors).toEqual(startColors)
})

test('a colour is kept in lower case, as the contract asks', () => {
  expect(setColor(addColor(bare), 0, '#ABCDEF').colors[0]).toBe('#abcdef')
})

test('two fonts, none when both are left to the template', () => {
  const body = setFont(bare, 'body', 'Inter')
  expect(body.fonts).toEqual(['', 'Inter'])
  expect(setFont(body, 'body', '').fonts).toEqual([])
  expect(isSameBrand(setFont(body, 'body', ''), bare)).toBe(true)
})

test('the preview takes a template without pictures, where there is one', () => {
  expect(
    previewTemplate([template('photo', 1), template('steps', 0, true), template('words', 0)])?.id,
  ).toBe('words')
  expect(previewTemplate([template('photo', 1)])?.id).toBe('photo')
  expect(previewTemplate([])).toBeNull()
})

test('the preview wears the brand, and stands in where the brand says nothing', () => {
  const words = {
    headline: 'Ten-minute suppers',
    kicker: '',
    font: 'Inter',
    siteName: 'Slow Sunday',
  }
  expect(previewDesign(bare, template('words', 0), words)).toMatchObject({
    colors: { background: startColors[0], text: startColors[1], accent: startColors[2] },
    fonts: { heading: 'Inter', body: 'Inter' },
    brand: 'Saltmarsh',
  })
  expect(
    previewDesign({ ...bare, fonts: ['Lora', ''] }, template('words', 0), words).fonts,
  ).toEqual({ heading: 'Lora', body: 'Inter' })
})

test('a brand without a name shows what its pins will show: the name of the site', () => {
  const words = {
    headline: 'Ten-minute suppers',
    kicker: '',
    font: 'Inter',
    siteName: 'Slow Sunday',
  }
  expect(previewDesign({ ...bare, name: '' }, template('words', 0), words).brand).toBe(
    'Slow Sunday',
  )
})

test('the preview has the logo for the lightness of its ground', () => {
  const words = { headline: 'Suppers', kicker: '', font: 'Inter', siteName: 'Slow Sunday' }
  const brand = { ...bare, logo_picture_id: testId('logo'), logo_dark_picture_id: testId('dark') }
  const logoOf = (colors: string[]) =>
    previewDesign({ ...brand, colors }, template('words', 0), words).logo_picture_id
  expect(logoOf(['#101820', '#ffffff', '#f2c14e'])).toBe(testId('dark'))
  expect(logoOf([...startColors])).toBe(testId('logo'))
})
