/** Pins whose pictures are drawn again, in as many tasks as the contract's limit asks for. */
import { MAX_RENDERED } from '#core/contract/tasks.contract.ts'

export function renderingParts(ids: readonly string[]): { pinIds: string[] }[] {
  const pinIds = [...new Set(ids)]
  return Array.from({ length: Math.ceil(pinIds.length / MAX_RENDERED) }, (_, at) => ({
    pinIds: pinIds.slice(at * MAX_RENDERED, (at + 1) * MAX_RENDERED),
  }))
}
