import { expect, test } from 'vitest'
import { fontOptions } from './font-options.ts'

const font = (family: string, lacks?: string[]) => ({
  id: family,
  family,
  own: lacks !== undefined,
  url: null,
  ...(lacks && { lacks }),
})

test('a family is listed once, with the letters that any of its styles lacks', () => {
  const fonts = [font('Inter'), font('Nora', ['ß']), font('Nora', ['ß', '€'])]
  expect(fontOptions(fonts)).toEqual([
    { id: 'Inter', label: 'Inter', lacks: [] },
    { id: 'Nora', label: 'Nora', lacks: ['ß', '€'] },
  ])
})
