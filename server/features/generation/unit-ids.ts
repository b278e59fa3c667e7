/** Ids that a unit of a task gives to what it makes: run twice, it gives the same ones. */
import { v5 } from 'uuid'

export const pinIdOf = (taskId: string, ordinal: number): string => v5(`pin ${ordinal}`, taskId)
export const eventIdOf = (taskId: string, ordinal: number): string => v5(`event ${ordinal}`, taskId)
