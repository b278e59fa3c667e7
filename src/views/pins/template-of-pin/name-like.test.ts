import { expect, test } from 'vitest'
import { TemplateName } from '#core/contract/content/own-templates.contract.ts'
import { nameLike } from './name-like.ts'

const framed = (title: string): string => `Like “${title}”`

test('a title that is too long is cut, and its closing quote stays', () => {
  expect(nameLike('Soup', framed)).toEqual({ name: 'Like “Soup”' })
  const { name } = nameLike('x'.repeat(100), framed)
  expect(name).toBe(`Like “${'x'.repeat(73)}”`)
  expect(TemplateName.parse(name)).toBe(name)
})

test('no emoji is cut in half', () => {
  expect(nameLike(`${'x'.repeat(72)}🍲 soup`, framed).name).toBe(`Like “${'x'.repeat(72)}”`)
})

test('without a title there is no name', () => {
  expect(nameLike(' ', framed)).toEqual({})
})
