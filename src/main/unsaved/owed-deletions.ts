/** The users whose unsaved templates have to be deleted, until that is done. */
import { z } from 'zod'
import { type Area, storedJson } from '../../persistence/stored-json.ts'

export function storedOwed(area: Area) {
  const stored = storedJson(area, 'owedTemplateDeletions', z.array(z.string()))
  const owed = (): string[] => stored.read() ?? []
  return {
    owed,
    owe: (owner: string): void => stored.write([...new Set([...owed(), owner])]),
    markDone: (owner: string): void => {
      const rest = owed().filter((one) => one !== owner)
      stored.write(rest.length === 0 ? null : rest)
    },
  }
}
