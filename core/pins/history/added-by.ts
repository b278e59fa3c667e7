import type { PinHistory } from './pin-history.ts'

/** The pins that a cause, such as a task of the server, has added; in any number of steps. */
export const addedBy = ({ actions }: Pick<PinHistory, 'actions'>, cause: string): string[] =>
  actions
    .filter((action) => action.cause === cause && action.kind !== 'undid')
    .flatMap(({ envelopes }) => envelopes)
    .flatMap(({ event }) =>
      event.type === 'pins.added' ? event.data.pins.map(({ id }) => id) : [],
    )
