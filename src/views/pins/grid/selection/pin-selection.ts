/**
 * What is selected of a list of pins. "Select all" is kept as "all but these", so taking 100,000
 * costs nothing, and asking for one card never walks the list. Immutable. Pins that a filter hides
 * stay selected in `hidden` and come back with it, but nothing is done to them.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'

type Listed = Pick<Pin, 'id'>

export interface SelectionChange {
  /** `all`: the whole list, without a walk over it. */
  readonly select: readonly string[] | 'all'
  readonly deselect: readonly string[]
}

/** For a selection that is kept by name. */
export function selectedByName(
  { select, deselect }: SelectionChange,
  list: readonly Listed[],
): { select: readonly string[]; deselect: readonly string[] } {
  return { select: select === 'all' ? list.map(({ id }) => id) : select, deselect }
}

export interface PinSelection {
  has(id: string): boolean
  readonly size: number
  /** In the order of the list; made when first asked for. */
  readonly ids: readonly string[]
}

const nothing: ReadonlySet<string> = new Set()

export class ListSelection implements PinSelection {
  readonly #list: readonly Listed[]
  /** The exceptions when `#isAllBut`, else the selected ones; always ids of the list. */
  readonly #named: ReadonlySet<string>
  readonly #isAllBut: boolean
  readonly #hidden: ReadonlySet<string>
  #ids: readonly string[] | null = null

  private constructor({
    list,
    named = nothing,
    isAllBut = false,
    hidden = nothing,
  }: {
    list: readonly Listed[]
    named?: ReadonlySet<string>
    isAllBut?: boolean
    hidden?: ReadonlySet<string>
  }) {
    this.#list = list
    this.#named = named
    this.#isAllBut = isAllBut
    this.#hidden = hidden
  }

  static none(list: readonly Listed[]): ListSelection {
    return new ListSelection({ list })
  }

  /** For ids of the list only. */
  has(id: string): boolean {
    return this.#named.has(id) !== this.#isAllBut
  }

  get size(): number {
    return this.#isAllBut ? this.#list.length - this.#named.size : this.#named.size
  }

  get ids(): readonly string[] {
    this.#ids ??= this.#listIds()
    return this.#ids
  }

  /** The ids are of the list; those that are as asked already change nothing. */
  change({ select, deselect }: SelectionChange): ListSelection {
    const [list, hidden] = [this.#list, this.#hidden]
    const isEmptied = deselect.length > 0 && deselect === this.#ids
    if (isEmptied && select.length === 0) return new ListSelection({ list, hidden })
    if (select === 'all')
      return new ListSelection({ list, hidden, isAllBut: true }).change({ select: [], deselect })
    const named = new Set(this.#named)
    const [joining, leaving] = this.#isAllBut ? [deselect, select] : [select, deselect]
    for (const id of leaving) named.delete(id)
    for (const id of joining) named.add(id)
    return new ListSelection({ list, named, hidden, isAllBut: this.#isAllBut })
  }

  /**
   * The same pins selected in another list: what it lacks is hidden, what was hidden and is in it
   * is there again.
   */
  over(list: readonly Listed[]): ListSelection {
    if (list === this.#list) return this
    if (isSameList(list, this.#list))
      return new ListSelection({
        list,
        named: this.#named,
        isAllBut: this.#isAllBut,
        hidden: this.#hidden,
      })
    if (this.size === 0 && this.#hidden.size === 0) return new ListSelection({ list })
    const hidden = new Set([...this.#hidden, ...this.ids])
    const named = new Set<string>()
    for (const { id } of list) if (hidden.delete(id)) named.add(id)
    return named.size === list.length
      ? new ListSelection({ list, hidden, isAllBut: true })
      : new ListSelection({ list, hidden, named })
  }

  #listIds(): readonly string[] {
    if (this.size === 0) return []
    const isWhole = this.size === this.#list.length
    return (isWhole ? this.#list : this.#list.filter(({ id }) => this.has(id))).map(({ id }) => id)
  }
}

function isSameList(some: readonly Listed[], others: readonly Listed[]): boolean {
  return some.length === others.length && some.every(({ id }, at) => id === others[at]?.id)
}
