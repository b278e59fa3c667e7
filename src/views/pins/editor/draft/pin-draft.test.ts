import { describe, expect, test } from 'vitest'
import type { Page } from '#core/contract/content/pages.contract.ts'
import { pin as pinOf } from '#core/pins/pin.builder.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import {
  draftOf,
  faultsOf,
  hasOwnHeadline,
  isDesignChanged,
  patchOf,
  withAlternative,
  withoutPicture,
  withPicture,
  withTemplate,
} from './pin-draft.ts'

const { design } = pinOf('a')
const pin = pinOf('a', {
  title: 'Soup',
  description: 'Hot soup.',
  alt_text: '',
  link: 'https://a.test',
  design: {
    ...design,
    template_id: 'bold',
    headline: 'Soup',
    pictures: [{ picture_id: 'one', crop: null }],
  },
  sources: {
    title: [{ kind: 'heading', quote: 'Soup' }],
    description: [{ kind: 'sentence', quote: 'Hot soup.' }],
  },
})
const template = (id: string, pictures: number): TemplateInfo => ({
  id,
  name: id,
  description: '',
  pin_type: 'collage',
  pictures,
  needs_items: false,
  shows_kicker: true,
  shows_accent: true,
  thumbnail_url: '',
})

describe('editing one pin', () => {
  test('nothing changed is an empty patch', () => {
    expect(patchOf(pin, draftOf(pin))).toEqual({})
    // What came otherwise than a person may write it is not tidied behind one's back.
    const untidy = { ...pin, title: ' Two  gaps ', description: 'Two\nlines' }
    expect(patchOf(untidy, { ...draftOf(untidy), link: 'https://b.test' })).toEqual({
      link: 'https://b.test',
    })
  })

  test('a typed title names the person as its source, and the description keeps its own', () => {
    const patch = patchOf(pin, { ...draftOf(pin), title: ' Better soup ' })
    expect(patch.title).toBe('Better soup')
    expect(patch.sources).toEqual({
      title: [{ kind: 'person', quote: 'Better soup' }],
      description: pin.sources.description,
    })
    expect(patch.description).toBeUndefined()
  })

  test('a headline typed by hand is its own, one of an alternative is not', () => {
    const headlined = (headline: string) => ({
      ...draftOf(pin),
      design: { ...pin.design, headline },
    })
    expect(hasOwnHeadline(pin, draftOf(pin), [])).toBe(false)
    expect(hasOwnHeadline(pin, headlined('Mine'), ['Fast soup'])).toBe(true)
    expect(hasOwnHeadline(pin, headlined('Fast soup'), ['Fast soup'])).toBe(false)
    const sources = { title: [], description: [] }
    expect(
      withAlternative(
        headlined('Mine'),
        { title: 'Fast soup', description: '', alt_text: '', headline: 'Fast soup', sources },
        false,
      ).design.headline,
    ).toBe('Mine')
  })

  test('words taken from an alternative keep their sources', () => {
    const sources = { title: [{ kind: 'fact' as const, quote: '15 minutes' }], description: [] }
    const draft = withAlternative(draftOf(pin), {
      title: 'Fast soup',
      description: 'In 15 minutes.',
      alt_text: 'A bowl',
      headline: 'Fast soup',
      sources,
    })
    expect(patchOf(pin, draft).sources).toEqual(sources)
    expect(isDesignChanged(pin, draft)).toBe(true)
  })

  test('a description becomes one line', () => {
    expect(patchOf(pin, { ...draftOf(pin), description: 'Hot\n\n soup' }).description).toBe(
      'Hot soup',
    )
  })

  test('another template fills its slots from the page and never uses an excluded picture', () => {
    const page = {
      pictures: [
        { id: 'one', excluded: false },
        { id: 'bad', excluded: true },
        { id: 'two', excluded: false },
      ],
    } as unknown as Page
    const draft = withTemplate(draftOf(pin), template('many', 3), { page })
    expect(draft.design.pictures.map(({ picture_id }) => picture_id)).toEqual(['one', 'two'])
    expect(draft.pin_type).toBe('collage')
    expect(withTemplate(draft, template('words', 0), { page }).design.pictures).toEqual([])
  })

  test('pictures that a template had no room for come back with one that has', () => {
    const page = {
      pictures: ['one', 'two', 'three'].map((id) => ({ id, excluded: id === 'three' })),
    } as unknown as Page
    const chosen = withPicture(draftOf(pin), 0, 'two')
    const words = withTemplate(chosen, template('words', 0), { page })
    const earlier = [...chosen.design.pictures, { picture_id: 'three', crop: null }]
    expect(withTemplate(words, template('photo', 1), { page, earlier }).design.pictures).toEqual([
      { picture_id: 'two', crop: null },
    ])
    expect(
      withTemplate(words, template('many', 3), { page, earlier }).design.pictures.map(
        ({ picture_id }) => picture_id,
      ),
    ).toEqual(['two', 'one'])
  })

  test('another picture starts with the smart crop', () => {
    expect(withPicture(draftOf(pin), 0, 'two').design.pictures).toEqual([
      { picture_id: 'two', crop: null },
    ])
    expect(withPicture(draftOf(pin), 3, 'two').design.pictures).toHaveLength(2)
  })

  test('a picture that was deleted leaves the design', () => {
    expect(withoutPicture(withPicture(draftOf(pin), 1, 'two'), 'one').design.pictures).toEqual([
      { picture_id: 'two', crop: null },
    ])
  })

  test('says what Pinterest would refuse', () => {
    expect([...faultsOf(draftOf(pin))]).toEqual([])
    expect([...faultsOf({ ...draftOf(pin), title: ' ', link: 'a.test' })]).toEqual([
      'titleMissing',
      'linkWrong',
    ])
    expect(
      faultsOf({ ...draftOf(pin), title: 'x'.repeat(101), description: 'x'.repeat(501) }),
    ).toEqual(new Set(['titleLong', 'descriptionLong']))
  })
})
