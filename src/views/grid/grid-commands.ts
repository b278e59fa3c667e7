/** What an intent does: to the focus, to the selection, to a pin. Made anew for each drawing of the grid, holds nothing itself. */
import { type GridIntent, indicesBetween } from './grid-keys.ts'
import type { PinGridProps } from './grid-props.ts'

export interface GridScene {
  readonly props: PinGridProps
  /** Where each pin stands. */
  readonly places: ReadonlyMap<string, number>
  readonly activeIndex: number | null
  readonly anchor: { current: string | null }
  readonly moveTo: (index: number) => void
}

export function gridCommands({ props, places, activeIndex, anchor, moveTo }: GridScene) {
  const { pins, selected } = props
  const idAt = (index: number) => pins[index]?.id
  const act = (index: number, what: (id: string) => void) => {
    const id = idAt(index)
    if (id !== undefined) what(id)
  }

  const toggle = (id: string) => {
    anchor.current = id
    props.onSelect(selected.has(id) ? { select: [], deselect: [id] } : { select: [id], deselect: [] })
  }

  const extendTo = (index: number, from: number) => {
    const start = places.get(anchor.current ?? '') ?? from
    anchor.current ??= idAt(from) ?? null
    const ids = indicesBetween(start, index).flatMap((place) => idAt(place) ?? [])
    props.onSelect({ select: ids.filter((id) => !selected.has(id)), deselect: [] })
  }

  const remove = (index: number) =>
    act(index, (id) => {
      moveTo(index + 1 < pins.length ? index + 1 : index - 1)
      props.onDelete(selected.has(id) ? [...selected] : [id])
    })

  const follow = (intent: GridIntent): void => {
    switch (intent.type) {
      case 'move':
        if (intent.extend) extendTo(intent.index, activeIndex ?? intent.index)
        else anchor.current = idAt(intent.index) ?? null
        return moveTo(intent.index)
      case 'toggle':
        return intent.extend ? extendTo(intent.index, intent.index) : act(intent.index, toggle)
      case 'selectAll':
        return props.onSelect({ select: pins.flatMap((pin) => (selected.has(pin.id) ? [] : pin.id)), deselect: [] })
      case 'clear':
        return props.onSelect({ select: [], deselect: [...selected] })
      case 'open':
        return act(intent.index, props.onOpen)
      case 'favor':
        return act(intent.index, props.onFavor)
      case 'delete':
        return remove(intent.index)
      default:
        intent satisfies never
    }
  }
  return { follow, toggle, extendTo }
}
