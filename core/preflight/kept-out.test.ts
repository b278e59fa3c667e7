import { expect, test } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { plannable } from './kept-out.ts'

const cakes: Board = { id: testId('Cakes'), name: 'Cakes', created_at: 0, sections: [] }
const onCakes = { boards: [{ board_id: cakes.id }] }
const onBoth = { boards: [{ board_id: cakes.id }, { board_id: testId('Gone') }] }

test.each<[string, Partial<Pin>, string[]]>([
  ['nothing against it', onCakes, []],
  ['on no board', { boards: [] }, []],
  ['without a title', { ...onCakes, title: '' }, ['export.titleEmpty']],
  ['without a picture', { ...onCakes, image_url: '' }, ['export.pictureMissing']],
  ['only a warning', { ...onCakes, alt_text: '' }, []],
  ['also on a board that is gone', onBoth, ['export.boardGone']],
])('a pin %s', (_, fields, codes) => {
  const one = pin('a', fields)
  const { fit, keptOut } = plannable([one], [cakes])
  expect(keptOut.flatMap(({ findings }) => findings.map(({ code }) => code))).toEqual(codes)
  expect(fit).toEqual(codes.length === 0 ? [one] : [])
})

test('while boards are not known they keep no pin out', () => {
  const pins = [pin('a', onBoth), pin('b', { ...onCakes, title: '' })]
  const { fit, keptOut } = plannable(pins, null)
  expect(fit).toEqual([pins[0]])
  expect(keptOut.map((one) => one.pin)).toEqual([pins[1]])
})
