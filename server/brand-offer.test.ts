/** The brand that is offered before the first batch, over HTTP: a real site, store and gate. */
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contrastOf } from '#core/templates/color/colors.rules.ts'
import { newId } from './platform/ids.ts'
import { answer, openRecipeSite, type RecipeSite } from '../tests/support/server/recipe-site.ts'

let site: RecipeSite
beforeAll(async () => {
  site = await openRecipeSite({ categorise: () => [] })
}, 60_000)
afterAll(async () => site.close())

const NONE = { is_wanted: false, name: '', colors: [], has_logo: false }

test('an account without pages gets an empty offer, and nothing is fetched', async () => {
  const { client, account_id } = await site.person()
  const params = { account_id }
  const before = site.hits.length
  expect(answer(await client('getBrandOffer', { params }))).toEqual({ ...NONE, is_wanted: true })
  expect(answer(await client('getOfferedLogo', { params }))).toEqual({ logo: null })
  expect(site.hits.length).toBe(before)
})

test('the offer has the website’s name and colours; the logo is fetched only on request', async () => {
  const { client, account_id } = await site.withPage()
  const params = { account_id }
  const before = site.hits.length
  const offer = answer(await client('getBrandOffer', { params }))
  expect(offer).toMatchObject({ is_wanted: true, name: 'Sunday Crumbs', has_logo: true })
  const [background = '', text = '', accent] = offer.colors
  expect(accent).toBe('#8a2b3c')
  expect(contrastOf(background, text)).toBeGreaterThanOrEqual(7)
  expect(site.hits.slice(before)).toEqual([])

  const { logo } = answer(await client('getOfferedLogo', { params }))
  // The private address was not asked, the broken file was passed over.
  expect(site.hits.slice(before)).toEqual(['/broken.jpg', '/logo.svg'])
  const [kind, bytes = ''] = logo?.image.split(',') ?? []
  expect(kind).toBe('data:image/png;base64')
  const { width, height, hasAlpha } = await sharp(Buffer.from(bytes, 'base64')).metadata()
  expect([width, height, hasAlpha]).toEqual([height, width, true])
  expect(logo?.colors).toHaveLength(3)
  expect(answer(await client('listPictures', {})).pictures).toEqual([])
}, 60_000)

test('a saved brand is applied to pins and ends the offer', async () => {
  const { client, account_id, page } = await site.withPage()
  const params = { account_id }
  const { name, colors } = answer(await client('getBrandOffer', { params }))
  answer(
    await client('putBrand', { params, body: { name, colors, fonts: [], logo_picture_id: null } }),
  )
  expect(answer(await client('getBrandOffer', { params }))).toEqual(NONE)
  expect(answer(await client('getOfferedLogo', { params }))).toEqual({ logo: null })
  await site.generate({ client, account_id, page }, { n_pins: 3 })
  const { pins } = answer(await client('getPins', { params, query: {} }))
  for (const { design } of pins) {
    expect(design.brand).toBe('Sunday Crumbs')
    expect(colors.some((color) => Object.values(design.colors).includes(color))).toBe(true)
  }

  const kit = { name: 'Winter Crumbs', colors: ['#0b2545', '#eef4ed'], fonts: ['Lora'] }
  const [id, logo_picture_id] = [newId(), null]
  const kits = [{ ...kit, id, label: 'Winter', logo_picture_id }]
  const body = { name, colors, fonts: [], logo_picture_id, kits }
  answer(await client('putBrand', { params, body }))
  await site.generate({ client, account_id, page }, { n_pins: 1, brand_kit_id: id })
  const all = answer(await client('getPins', { params, query: {} })).pins
  const [design] = all.flatMap((pin) => (pins.some((one) => one.id === pin.id) ? [] : [pin.design]))
  expect(design?.brand).toBe(kit.name)
  expect(design?.fonts.heading.toLowerCase()).toBe('lora')
  expect(kit.colors.some((color) => Object.values(design?.colors ?? {}).includes(color))).toBe(true)
}, 60_000)

test('skipping ends the offer and does not overwrite a brand that another tab saved', async () => {
  const { client, account_id } = await site.person()
  const params = { account_id }
  answer(await client('skipBrandOffer', { params }))
  answer(await client('skipBrandOffer', { params }))
  expect(answer(await client('getBrandOffer', { params }))).toEqual(NONE)
  const brand = { name: 'Sunday Crumbs', colors: [], fonts: [], logo_picture_id: null }
  answer(await client('putBrand', { params, body: brand }))
  answer(await client('skipBrandOffer', { params }))
  expect(answer(await client('getBrand', { params }))).toEqual(brand)
})

test('an account with pins gets no offer', async () => {
  const { client, account_id, page } = await site.withPage()
  await site.generate({ client, account_id, page }, { n_pins: 1 })
  expect(answer(await client('getBrandOffer', { params: { account_id } }))).toEqual(NONE)
}, 60_000)
