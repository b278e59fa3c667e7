/** Splits pins to render into tasks within the contract's limit. */
import { MAX_RENDERED } from '#core/contract/content/tasks.contract.ts'

export function renderingParts(ids: readonly string[]): { pinIds: string[] }[] {
  const pinIds = [...new Set(ids)]
  return Array.from({ length: Math.ceil(pinIds.length / MAX_RENDERED) }, (_, at) => ({
    pinIds: pinIds.slice(at * MAX_RENDERED, (at + 1) * MAX_RENDERED),
  }))
}
