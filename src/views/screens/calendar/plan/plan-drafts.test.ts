import { expect, test } from 'vitest'
import type { Board } from '#core/contract/account/accounts.contract.ts'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { planDrafts } from './plan-drafts.ts'

const cakes: Board = { id: testId('Cakes'), name: 'Cakes', created_at: 0, sections: [] }
const boards = [{ board_id: cakes.id }]
const timesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ at, wall: '2026-11-27T12:00', zone: 'UTC' }))
const given = { boards: [cakes], timesOf, newId: () => 'new' }

test('drafts that could not go out are left out, and take no time from the others', () => {
  const [fine, broken, boardless] = [
    pin('a', { boards }),
    pin('b', { boards, link: 'ftp://a.b/' }),
    pin('c', { boards: [] }),
  ]
  expect(planDrafts([broken, boardless, fine], given)).toEqual({
    keptOut: [broken.id],
    boardless: 1,
    first: timesOf(1)[0],
    publications: [
      { id: fine.id, publication_id: 'new', plan: { ...timesOf(1)[0], board_id: cakes.id } },
    ],
  })
})

test('no time is told apart from nothing to plan', () => {
  const one = pin('a', { boards })
  expect(planDrafts([one], { ...given, timesOf: () => [] }).first).toBeNull()
  expect(planDrafts([pin('b', { boards: [] })], given).first).toBeUndefined()
})
