import { expect, test } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { otherPlans } from './other-plans.ts'

const kitchen = { id: testId('kitchen'), name: 'Saltmarsh Kitchen' }
const crafts = { id: testId('crafts'), name: 'Sunday knits' }
const sheds = { id: testId('sheds'), name: 'Saltmarsh kiosk' }
const accounts = [kitchen, crafts, sheds]

function planned(name: string) {
  const publication = {
    id: testId(`publication of ${name}`),
    at: 1_800_000_000_000,
    wall: '2027-01-15T08:00',
    zone: 'UTC',
    board_id: testId('board'),
    state: 'planned' as const,
  }
  return { publication, row: pin(name, { publications: [publication] }) }
}

test('pins of the other accounts carry the initials of their account', () => {
  const [own, knits, kiosk] = [planned('own'), planned('knits'), planned('kiosk')]
  const plans = otherPlans(
    [
      { account_id: kitchen.id, pin: own.row },
      { account_id: crafts.id, pin: knits.row },
      { account_id: sheds.id, pin: kiosk.row },
    ],
    { accounts, current: kitchen.id },
  )
  expect(plans.planned.map(({ pin: { id }, account }) => [id, account])).toEqual([
    [knits.row.id, 'SK2'],
    [kiosk.row.id, 'SK3'],
  ])
  expect(plans.accountOf.get(knits.publication.id)).toEqual(crafts)
  expect(plans.accountOf.has(own.publication.id)).toBe(false)
  expect(plans.shown.map(({ name }) => name)).toEqual(['Saltmarsh kiosk', 'Sunday knits'])
})

test('leaves out an account that this browser does not know', () => {
  const { row } = planned('unknown')
  const plans = otherPlans([{ account_id: testId('gone'), pin: row }], { accounts, current: null })
  expect(plans).toEqual({ planned: [], accountOf: new Map(), shown: [] })
})
