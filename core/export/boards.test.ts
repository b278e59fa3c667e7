import { expect, test } from 'vitest'
import { testId } from '#core/pins/pin.builder.ts'
import { lacksBoard } from './boards.ts'

const boards = [{ id: testId('soups'), name: 'Soups', sections: [] }] as unknown as Parameters<
  typeof lacksBoard
>[1]

test.each([
  ['no board', [], true],
  ['a deleted board', [{ board_id: testId('gone') }], true],
  ['a board', [{ board_id: testId('soups') }], false],
  [
    'a board and a deleted one',
    [{ board_id: testId('gone') }, { board_id: testId('soups') }],
    false,
  ],
])('a pin on %s lacks one: %s', (_, on, lacks) => {
  expect(lacksBoard({ boards: on }, boards)).toBe(lacks)
})

test.each([
  { what: 'planned on a board that it is not on has one', on: [], planned: 'soups', lacks: false },
  { what: 'moved to a board that is gone lacks one', on: ['soups'], planned: 'gone', lacks: true },
])('a pin $what', ({ on, planned, lacks }) => {
  const publication = {
    id: testId('p'),
    at: 1,
    wall: '2026-11-27T09:00',
    zone: 'UTC',
    board_id: testId(planned),
    state: 'planned',
  } as const
  expect(
    lacksBoard(
      { boards: on.map((name) => ({ board_id: testId(name) })), publications: [publication] },
      boards,
    ),
  ).toBe(lacks)
})

test.each([
  { what: 'on no other board lacks one', on: [], lacks: true },
  { what: 'on a board that is there has one', on: ['soups'], lacks: false },
])('a pin that was published on a board that is gone now and is $what', ({ on, lacks }) => {
  const published = {
    id: testId('p'),
    at: 1,
    wall: '2026-11-27T09:00',
    zone: 'UTC',
    board_id: testId('gone'),
    state: 'published',
  } as const
  expect(
    lacksBoard(
      { boards: on.map((name) => ({ board_id: testId(name) })), publications: [published] },
      boards,
    ),
  ).toBe(lacks)
})
