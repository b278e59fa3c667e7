/**
 * What an intent does: to the focus, to the selection, to a pin. Made again for each drawing of the
 * grid, holds nothing itself.
 */
import { type GridIntent, indicesBetween } from './grid-keys.ts'
import type { PinGridProps } from './grid-props.ts'

export interface GridScene {
  readonly props: PinGridProps
  /** Index of a pin; undefined when it is not in the list. */
  readonly placeOf: (id: string) => number | undefined
  readonly activeIndex: number | null
  readonly range: { current: ShiftRange | null }
  readonly moveTo: (index: number) => void
}

/**
 * What Shift has stretched: from the anchor to as far as it reaches now. Going back towards the
 * anchor deselects the rest.
 */
export interface ShiftRange {
  readonly anchor: string
  readonly reach: string
}

export function gridCommands({ props, placeOf, activeIndex, range, moveTo }: GridScene) {
  const { pins, selected } = props
  const idAt = (index: number) => pins[index]?.id
  const act = (index: number, what: (id: string) => void) => {
    const id = idAt(index)
    if (id !== undefined) what(id)
  }

  const anchorAt = (id: string | undefined) => {
    range.current = id === undefined ? null : { anchor: id, reach: id }
  }

  const toggle = (id: string) => {
    anchorAt(id)
    props.onSelect(
      selected.has(id) ? { select: [], deselect: [id] } : { select: [id], deselect: [] },
    )
  }

  const extendTo = (index: number, from: number) => {
    const anchor = range.current?.anchor ?? idAt(from)
    const reach = idAt(index)
    if (anchor === undefined || reach === undefined) return
    const start = placeOf(anchor) ?? from
    const before = indicesBetween(start, placeOf(range.current?.reach ?? anchor) ?? start)
    const now = new Set(indicesBetween(start, index))
    range.current = { anchor, reach }
    const given = before.filter((place) => !now.has(place))
    props.onSelect({
      select: idsWhere(props, now, false),
      deselect: idsWhere(props, given, true),
    })
  }

  const move = (index: number, isExtending: boolean) => {
    if (isExtending) extendTo(index, activeIndex ?? index)
    else anchorAt(idAt(index))
    moveTo(index)
  }

  const remove = (index: number) =>
    act(index, (id) => {
      moveTo(index + 1 < pins.length ? index + 1 : index - 1)
      props.onDelete(ofSelection(props, id))
    })

  const follow = (intent: GridIntent): void => {
    if (intent.type === 'move') return move(intent.index, intent.extend)
    if (intent.type === 'toggle')
      return intent.extend ? extendTo(intent.index, intent.index) : act(intent.index, toggle)
    switch (intent.type) {
      case 'selectAll':
        return props.onSelect({ select: 'all', deselect: [] })
      case 'clear':
        return props.onSelect({ select: [], deselect: selected.ids })
      case 'delete':
        return remove(intent.index)
      default:
        return act(intent.index, handlersOf(props)[intent.type])
    }
  }
  return { follow, toggle, extendTo }
}

function idsWhere(
  { pins, selected }: PinGridProps,
  indices: Iterable<number>,
  isSelected: boolean,
): string[] {
  return [...indices]
    .flatMap((place) => pins[place]?.id ?? [])
    .filter((id) => selected.has(id) === isSelected)
}

/** What is done to a selected pin is done to all of them. */
const ofSelection = ({ selected }: PinGridProps, id: string): readonly string[] =>
  selected.has(id) ? selected.ids : [id]

const handlersOf = (
  props: PinGridProps,
): Record<'open' | 'favor' | 'looks' | 'vary', (pinId: string) => void> => ({
  open: props.onOpen,
  favor: props.onFavor,
  looks: props.onLooks,
  vary: (id) => props.onVary(ofSelection(props, id)),
})
