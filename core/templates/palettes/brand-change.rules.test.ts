import { expect, test } from 'vitest'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { rebranded } from './brand-change.rules.ts'
import { brandPalettes } from './page-palettes.rules.ts'

const LOGO = '3f9c7f0e-5a0c-4b52-9d7d-0d9f0f5f8a11'
const before: Brand = {
  name: 'Nettle & Salt',
  colors: ['#fff1ec', '#34180f', '#a8472b'],
  fonts: ['Lora'],
  logo_picture_id: LOGO,
}
const after: Brand = { ...before, colors: ['#eef4ed', '#0b2545', '#13315c'] }
const design = (change: Partial<PinDesign> = {}): PinDesign => ({
  template_id: 'arch',
  headline: 'Soup',
  kicker: '',
  items: [],
  pictures: [],
  colors: brandPalettes(before.colors)[1] ?? { background: '', text: '', accent: '' },
  fonts: { heading: 'Lora', body: 'inter' },
  brand: 'Nettle & Salt',
  logo_picture_id: LOGO,
  ...change,
})

test('a pin on a ground of the brand gets the ground in the same role', () => {
  expect(rebranded(design(), { before, after })).toEqual(
    design({ colors: brandPalettes(after.colors)[1] ?? design().colors }),
  )
})

test('a pin on a ground of the brand follows it, also with an accent from before accents were moved', () => {
  const now = brandPalettes(['#f3f7f5', '#1d2b26', '#2f5d50'])
  const brand = { ...before, colors: ['#f3f7f5', '#1d2b26', '#2f5d50'] }
  const dark = now.findIndex(({ background }) => background === '#1d2b26')
  const moved = now[dark] ?? design().colors
  expect(brand.colors).not.toContain(moved.accent)
  for (const accent of [moved.accent, '#f3f7f5'])
    expect(
      rebranded(design({ colors: { ...moved, accent } }), { before: brand, after })?.colors,
    ).toEqual(brandPalettes(after.colors)[dark])
  const chosen = { ...moved, accent: '#abcdef' }
  expect(rebranded(design({ colors: chosen }), { before: brand, after })).toBeNull()
})

test('name, logo and fonts of the brand follow it; others stay', () => {
  const changed = { ...before, name: 'Nettle', fonts: ['Poppins', 'Lora'], logo_picture_id: null }
  expect(rebranded(design(), { before, after: changed })).toEqual(
    design({
      brand: 'Nettle',
      fonts: { heading: 'Poppins', body: 'inter' },
      logo_picture_id: null,
    }),
  )
  const other = design({
    brand: 'A friend',
    fonts: { heading: 'x', body: 'y' },
    logo_picture_id: null,
  })
  expect(rebranded(other, { before, after: changed })).toBeNull()
})

test('colours that were chosen otherwise stay, and a brand without colours takes none away', () => {
  const colors = { background: '#123456', text: '#ffffff', accent: '#abcdef' }
  expect(rebranded(design({ colors }), { before, after })).toBeNull()
  expect(rebranded(design(), { before, after: { ...before, colors: [] } })).toBeNull()
  expect(rebranded(design(), { before, after: before })).toBeNull()
})
