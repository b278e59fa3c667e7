/** Ids that sort by the time they were made. */
import { v7 } from 'uuid'

export function newId(): string {
  return v7()
}
