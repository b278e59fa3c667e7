import { expect, test } from 'vitest'
import { matchNames } from './match-names.ts'
import type { NamedRow, NamedThing } from './match-names.ts'

const nameKey = (name: string): string => name.toLowerCase()
const row = (id: string, name: string, network_id: string | null): NamedRow => ({
  id,
  name,
  name_key: nameKey(name),
  network_id,
})
const thing = (id: string, name: string): NamedThing => ({ id, name })
const match = (rows: NamedRow[], things: NamedThing[]) =>
  matchNames(rows, things, { nameKey }).map(({ id, name, name_key, network_id }) => [
    id,
    name,
    name_key,
    network_id,
  ])

test('names that change places stay with their rows', () => {
  const rows = [row('a', 'Soups', '1'), row('b', 'Cakes', '2')]
  expect(match(rows, [thing('1', 'Cakes'), thing('2', 'Soups')])).toEqual([
    ['a', 'Cakes', 'cakes', '1'],
    ['b', 'Soups', 'soups', '2'],
  ])
})

test('names that differ only in case get keys of their own, and keep them', () => {
  const things = [thing('1', 'Soups'), thing('2', 'soups')]
  const first = matchNames([], things, { nameKey })
  const [one, other] = first
  expect([one?.name_key, other?.name_key]).toEqual(['soups', `soups ${other?.id}`])
  expect(
    matchNames(first, things.toReversed(), { nameKey }).map(({ name_key }) => name_key),
  ).toEqual([`soups ${other?.id}`, 'soups'])
})

test('a row of that name without a link is taken, once', () => {
  const rows = [row('a', 'Soups', null)]
  const matched = matchNames(rows, [thing('1', 'soups'), thing('2', 'SOUPS')], { nameKey })
  expect(matched.map(({ before }) => before?.id)).toEqual(['a', undefined])
})

test('a row whose board is gone is taken by one of its name, and a row here keeps its name', () => {
  const rows = [row('a', 'Soups', '1'), row('b', 'Cakes', null), row('c', 'Pies', '3')]
  expect(match(rows, [thing('2', 'Soups'), thing('3', 'Bread')])).toEqual([
    ['a', 'Soups', 'soups', '2'],
    ['c', 'Bread', 'bread', '3'],
  ])
})

test('a board that takes the name of a linked board gets a key of its own', () => {
  const rows = [row('a', 'Soups', '1'), row('b', 'Cakes', '2')]
  expect(match(rows, [thing('1', 'Soups'), thing('2', 'Soups')])).toEqual([
    ['a', 'Soups', 'soups', '1'],
    ['b', 'Soups', 'soups b', '2'],
  ])
})

test('a row whose board is there, though it was not read, is not taken', () => {
  const rows = [row('a', 'Soups', '1')]
  const [made] = matchNames(rows, [thing('2', 'Soups')], { nameKey, others: ['1'] })
  expect([made?.before, made?.name_key]).toEqual([null, `soups ${made?.id}`])
})
