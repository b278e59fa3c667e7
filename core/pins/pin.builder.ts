/**
 * Small builders for tests: a whole pin from a letter or a number. The same name gives the same id
 * everywhere.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'

export const testAccount = testId('account')

/** A v7-shaped UUID made of the name: `testId('a')` is the same id in every test. */
export function testId(name: string): string {
  let hash = 0xcbf29ce484222325n
  for (const character of `${name}/pinloom`)
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n)
  const hex = (
    hash.toString(16).padStart(16, '0') +
    BigInt.asUintN(64, hash * 0x9e3779b97f4a7c15n)
      .toString(16)
      .padStart(16, '0')
  ).slice(0, 32)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export function pin(name: string, fields: Partial<Pin> = {}): Pin {
  return {
    id: testId(name),
    account_id: testAccount,
    title: `Title ${name}`,
    description: `Description of ${name}.`,
    alt_text: `Picture ${name}`,
    link: `https://example.com/${name}`,
    status: 'generated',
    favored: false,
    created_at: 1_000,
    page_id: testId('page'),
    page_url: 'https://example.com/page',
    website_page_id: testId('page'),
    image_url: `/pictures/${name}.jpg`,
    image_version: 0,
    interest: { id: testId('interest'), interest: 'lemon cake' },
    interest_id: testId('interest'),
    boards: [],
    board_name: '',
    pin_type: 'photo',
    keywords: ['lemon', 'cake'],
    design: {
      template_id: 'photo',
      headline: name,
      kicker: '',
      items: [],
      pictures: [],
      colors: { background: '#ffffff', text: '#000000', accent: '#cc0000' },
      fonts: { heading: 'Lora', body: 'Inter' },
      brand: '',
      logo_picture_id: null,
    },
    sources: { title: [], description: [] },
    updated_at: 1_000,
    ...fields,
  }
}
