/**
 * Which row here is which board or section of the network. A row that is linked stays linked; a row
 * of the same name that is linked to nothing that is there is taken: what was deleted and made again
 * under its name keeps its pins.
 */
import { newId } from '../../platform/ids.ts'

export interface NamedRow {
  readonly id: string
  readonly name: string
  /** Unique among the rows. */
  readonly name_key: string
  /** Null = linked to nothing. */
  readonly network_id: string | null
}

export interface NamedThing {
  /** The network's. */
  readonly id: string
  readonly name: string
}

export interface MatchedRow extends NamedRow {
  readonly network_id: string
  readonly before: NamedRow | null
}

export interface Matching {
  readonly nameKey: (name: string) => string
  /** Ids of the network that are there beside `things`: their rows are not free. */
  readonly others?: readonly string[]
}

export function matchNames(
  rows: readonly NamedRow[],
  things: readonly NamedThing[],
  matching: Matching,
): MatchedRow[] {
  const { nameKey } = matching
  const pairs = pairUp(rows, things, matching)
  const matched = new Set(pairs.map(({ row }) => row?.id))
  const keys = new Set(rows.filter(({ id }) => !matched.has(id)).map((row) => row.name_key))
  const rowOf = ({ row, thing }: Pair): MatchedRow => {
    const id = row?.id ?? newId()
    const own = nameKey(thing.name)
    // The network distinguishes "A" from "a"; here the second gets its id added.
    const name_key = keys.has(own) ? `${own} ${id}` : own
    keys.add(name_key)
    return { id, name: thing.name, name_key, network_id: thing.id, before: row ?? null }
  }
  // A row that has its name already keeps it.
  const isSettled = ({ row, thing }: Pair): boolean => row?.name_key === nameKey(thing.name)
  const settled = new Map(pairs.filter(isSettled).map((pair) => [pair, rowOf(pair)]))
  return pairs.map((pair) => settled.get(pair) ?? rowOf(pair))
}

interface Pair {
  readonly row: NamedRow | undefined
  readonly thing: NamedThing
}

function pairUp(
  rows: readonly NamedRow[],
  things: readonly NamedThing[],
  { nameKey, others = [] }: Matching,
): Pair[] {
  const there = new Set([...others, ...things.map(({ id }) => id)])
  const isFree = ({ network_id }: NamedRow) => network_id === null || !there.has(network_id)
  const linked = new Map(rows.map((row) => [row.network_id, row]))
  const free = new Map(rows.filter(isFree).map((row) => [row.name_key, row]))
  return things.map((thing) => {
    const known = linked.get(thing.id)
    if (known !== undefined) return { row: known, thing }
    const key = nameKey(thing.name)
    const row = free.get(key)
    free.delete(key)
    return { row, thing }
  })
}
