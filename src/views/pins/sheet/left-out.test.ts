import { expect, test } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import { planReplace } from '#core/pins/sheet/sheet-edits.ts'
import { acceptedOf, cellsLeftOut, keyOfCell, nothingLeftOut, toggled } from './left-out.ts'

/** "Title" replaced in the titles of these pins. */
function found(names: readonly string[], find = 'Title') {
  const pins = names.map((name) => pin(name))
  return planReplace(
    { pins, boards: [] },
    {
      find,
      replace: 'Name',
      isCaseSensitive: false,
      column: 'title',
      range: { firstRow: 0, lastRow: pins.length - 1, firstColumn: 0, lastColumn: 0 },
      source: { pages: new Map(), brandName: '' },
    },
  )
}
const cellsOf = (plan: ReturnType<typeof found>) => plan.changes.map(keyOfCell)
const [first = '', second = ''] = cellsOf(found(['a', 'b']))
const accepted = (plan: ReturnType<typeof found>, cells: ReadonlySet<string>) =>
  acceptedOf(plan, cells).map(keyOfCell)

test('a cell that was left out stays so when another pin comes before it', () => {
  const { cells } = toggled(nothingLeftOut, 'Title', first)
  expect(accepted(found(['a', 'b']), cells)).toEqual([second])
  const [newest = ''] = cellsOf(found(['new']))
  expect(accepted(found(['new', 'a', 'b']), cells)).toEqual([newest, second])
})

test('it is taken in again by a second press, and another search begins with all', () => {
  const once = toggled(nothingLeftOut, 'Title', first)
  expect(cellsLeftOut(once, 'Title')).toEqual(new Set([first]))
  expect(cellsLeftOut(toggled(once, 'Title', first), 'Title').size).toBe(0)
  expect(cellsLeftOut(once, 'Tit').size).toBe(0)
  expect(cellsLeftOut(toggled(once, 'Tit', second), 'Tit')).toEqual(new Set([second]))
})
