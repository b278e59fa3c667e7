import { expect, test } from 'vitest'
import { withoutMoreLine } from './item-rows.ts'

test.each([
  '+ 3 more',
  '+ 3 weitere',
  '+ 3 weitere Zutaten',
  '+ 3 autres',
  '+ 3 más',
  '+ 3 أخرى',
  'ほか3件',
  ' +12 more ',
])('a list that ends in "%s" loses that line', (line) => {
  expect(withoutMoreLine(['Mehl', 'Butter', line])).toEqual(['Mehl', 'Butter'])
})

test.each(['3 more eggs', '+ 2 eggs, beaten until light and pale', '+ butter'])(
  'a last entry "%s" stays an entry',
  (last) => {
    expect(withoutMoreLine(['Flour', last])).toEqual(['Flour', last])
  },
)

test('a line that counts stays where it is the only one or not the last', () => {
  for (const items of [['+ 3 more'], ['+ 3 more', 'Flour'], []])
    expect(withoutMoreLine(items)).toEqual(items)
})
