import { expect, test } from 'vitest'
import { templates } from '../choice/template-list.ts'
import { HARD_CASES, hardDesignOf } from './hard-cases.ts'
import { sampleDesignOf, samplePictureNames } from './sample-stories.ts'

test('every case is a page of its own, of every template', () => {
  for (const template of templates) {
    const sample = JSON.stringify(sampleDesignOf(template))
    const designs = HARD_CASES.map((name) => hardDesignOf(template, name))
    for (const { pictures, headline } of designs) {
      expect(headline.length).toBeLessThanOrEqual(100)
      expect(pictures.length).toBeLessThanOrEqual(template.pictures)
      for (const { picture_id: name } of pictures) expect(samplePictureNames).toContain(name)
    }
    const words = HARD_CASES.slice(0, 7).map((name) => hardDesignOf(template, name))
    for (const design of words) expect(JSON.stringify(design)).not.toBe(sample)
  }
})

test('the longest headline has ninety characters', () => {
  const [template] = templates
  if (!template) throw new Error('No templates.')
  expect(hardDesignOf(template, 'ninety').headline).toHaveLength(90)
})

test('a list shows the rows of the case, other templates none', () => {
  for (const template of templates)
    expect(hardDesignOf(template, 'japanese').items.length > 0).toBe(template.needsItems)
})
