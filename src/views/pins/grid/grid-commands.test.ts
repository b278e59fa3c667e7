import { expect, test } from 'vitest'
import { gridCommands, type ShiftRange } from './grid-commands.ts'
import type { PinGridProps } from './grid-props.ts'
import { ListSelection, type SelectionChange } from './selection/pin-selection.ts'

function scene(selected: string[], range: ShiftRange | null = null) {
  // Only the ids of the pins are looked at.
  const pins = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id })) as unknown as PinGridProps['pins']
  const seen = {
    selection: [] as SelectionChange[],
    deleted: [] as (readonly string[])[],
    moved: [] as number[],
    opened: [] as string[],
    looks: [] as string[],
    varied: [] as (readonly string[])[],
  }
  const props: PinGridProps = {
    label: '',
    pins,
    selected: ListSelection.none(pins).change({ select: selected, deselect: [] }),
    onSelect: (change) => seen.selection.push(change),
    onOpen: (id) => seen.opened.push(id),
    onLooks: (id) => seen.looks.push(id),
    onVary: (ids) => seen.varied.push(ids),
    onFavor: () => undefined,
    onDelete: (ids) => seen.deleted.push(ids),
  }
  const commands = gridCommands({
    props,
    placeOf: (id) => pins.findIndex((pin) => pin.id === id),
    activeIndex: 1,
    range: { current: range },
    moveTo: (index) => seen.moved.push(index),
  })
  return { ...commands, seen }
}

test('Space selects a pin and takes it out again', () => {
  const fresh = scene([])
  fresh.follow({ type: 'toggle', index: 1, extend: false })
  expect(fresh.seen.selection).toEqual([{ select: ['b'], deselect: [] }])
  const again = scene(['b'])
  again.follow({ type: 'toggle', index: 1, extend: false })
  expect(again.seen.selection).toEqual([{ select: [], deselect: ['b'] }])
})

test('Shift extends from the anchor and names only what is new', () => {
  const { follow, seen } = scene(['b'], { anchor: 'b', reach: 'b' })
  follow({ type: 'move', index: 3, extend: true })
  expect(seen.selection).toEqual([{ select: ['c', 'd'], deselect: [] }])
  expect(seen.moved).toEqual([3])
})

test('going back towards the anchor with Shift gives up what lies beyond', () => {
  const { follow, seen } = scene(['b', 'c', 'd'], { anchor: 'b', reach: 'd' })
  follow({ type: 'move', index: 2, extend: true })
  follow({ type: 'move', index: 0, extend: true })
  expect(seen.selection).toEqual([
    { select: [], deselect: ['d'] },
    { select: ['a'], deselect: ['c'] },
  ])
})

test('without an anchor Shift starts where the focus is', () => {
  const { follow, seen } = scene([])
  follow({ type: 'move', index: 2, extend: true })
  expect(seen.selection).toEqual([{ select: ['b', 'c'], deselect: [] }])
})

test('Ctrl+A takes all, Escape gives all back', () => {
  const { follow, seen } = scene(['a', 'c'])
  follow({ type: 'selectAll' })
  follow({ type: 'clear' })
  expect(seen.selection).toEqual([
    { select: 'all', deselect: [] },
    { select: [], deselect: ['a', 'c'] },
  ])
})

test('Delete on a selected pin deletes the selection, on another only that one, and the focus goes on', () => {
  const { follow, seen } = scene(['a', 'b'])
  follow({ type: 'delete', index: 1 })
  follow({ type: 'delete', index: 4 })
  expect(seen.deleted).toEqual([['a', 'b'], ['e']])
  expect(seen.moved).toEqual([2, 3])
})

test('places of pins that are still being made are never selected', () => {
  const { follow, seen } = scene([])
  follow({ type: 'open', index: 4 })
  follow({ type: 'toggle', index: 5, extend: false })
  expect(seen.opened).toEqual(['e'])
  expect(seen.selection).toEqual([])
})

test('the looks of the pin in focus are shown', () => {
  const { follow, seen } = scene([])
  follow({ type: 'looks', index: 2 })
  expect(seen.looks).toEqual(['c'])
})

test('V is about the selection where the pin is in it, else about the pin alone', () => {
  const { follow, seen } = scene(['b', 'c'])
  follow({ type: 'vary', index: 2 })
  follow({ type: 'vary', index: 4 })
  expect(seen.varied).toEqual([['b', 'c'], ['e']])
})
