import { expect, test } from 'vitest'
import type { OwnTemplate } from '#core/contract/content/own-templates.contract.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { ownTemplateId } from '#core/templates/document/own-template.ts'
import { writeAltText } from '#core/text/writer/alt-text.ts'
import { countOlderDrafts, olderDrafts } from './older-drafts.ts'
import { templateDrafts } from './template-drafts.ts'

const mine = testId('mine')
const other = testId('other')
const madeWith = (name: string, template: string, change: Partial<Pin> = {}): Pin => ({
  ...pin(name),
  design: { ...pin(name).design, template_id: template },
  ...change,
})
const version = (number: number): string => ownTemplateId(mine, number)
const third: OwnTemplate = {
  id: version(3),
  template_id: mine,
  version: 3,
  name: 'Mine',
  description: '',
  pin_type: 'list',
  pictures: 2,
  needs_items: false,
  shows_kicker: true,
  shows_accent: true,
  thumbnail_url: '',
  created_at: 0,
  updated_at: 0,
}
const titles = (pins: readonly Pin[]) => pins.map(({ title }) => title)

test('drafts of each older version are found, and no others', () => {
  const pins = [
    madeWith('first', version(1)),
    madeWith('second', version(2), { status: 'draft' }),
    madeWith('newest', version(3)),
    madeWith('later', version(4)),
    madeWith('planned', version(1), { status: 'scheduled' }),
    madeWith('published', version(1), { status: 'published' }),
    madeWith('another', ownTemplateId(other, 1)),
    pin('built-in'),
  ]
  expect(titles(olderDrafts(pins, third))).toEqual(['Title first', 'Title second'])
  expect([...countOlderDrafts(pins, [third, { template_id: other, version: 1 }])]).toEqual([
    [mine, 2],
  ])
})

test('only template, kind and number of pictures change', () => {
  const picture = (name: string) => ({ picture_id: testId(name), crop: null })
  const before = madeWith('first', version(1))
  before.design.pictures = [picture('soup')]
  const page = {
    id: before.page_id,
    title: 'Soup',
    lang: 'en',
    pictures: ['soup', 'bowl', 'spoon'].map((name) => ({ id: testId(name), alt: '' })),
  } as unknown as Page
  const [changed] = templateDrafts([before], third, [page])
  expect(changed?.patch.design).toEqual({
    ...before.design,
    template_id: third.id,
    pictures: [picture('soup'), picture('bowl')],
  })
  expect(changed?.patch.pin_type).toBe('list')
  expect(Object.keys(changed?.patch ?? {}).sort()).toEqual(['design', 'pin_type'])
})

test('a draft whose page is not known keeps its pictures', () => {
  const [changed] = templateDrafts([madeWith('first', version(2))], third, [])
  expect(changed?.patch.design.pictures).toEqual([])
})

test.each([false, true])(
  'an alternative text made for three pictures follows a version with one, list of the old: %s',
  (needsItems) => {
    const names = ['soup', 'bowl', 'spoon']
    const before = madeWith('first', version(1))
    before.design.pictures = names.map((name) => ({ picture_id: testId(name), crop: null }))
    before.design.items = ['Boil', 'Serve']
    const page = {
      id: before.page_id,
      title: 'Soup',
      lang: 'en',
      pictures: names.map((name) => ({ id: testId(name), alt: `Red ${name} on a wooden table` })),
    } as unknown as Page
    const drawn = {
      design: before.design,
      template: { pictures: 3, needsItems },
      altOf: (id: string) => page.pictures.find((one) => one.id === id)?.alt ?? '',
      subject: 'Soup',
      lang: 'en',
    }
    before.alt_text = writeAltText(drawn)
    expect(before.alt_text).toContain('Red spoon')
    const [changed] = templateDrafts([before], { ...third, pictures: 1 }, [page])
    const design = changed?.patch.design ?? before.design
    expect(design.pictures).toHaveLength(1)
    expect(changed?.patch.alt_text).toBe(
      writeAltText({ ...drawn, design, template: { pictures: 1, needsItems: false } }),
    )
  },
)

test('an alternative text that a person wrote stays', () => {
  const before = { ...madeWith('first', version(1)), alt_text: 'My own words' }
  const page = { id: before.page_id, title: 'Soup', lang: 'en', pictures: [] } as unknown as Page
  expect(templateDrafts([before], third, [page])[0]?.patch.alt_text).toBeUndefined()
})
