/**
 * What may become of a planned publication, as it should be: a model for tests, walked against the
 * publisher. `there`: the network has the pin, though no answer stated so.
 *   planned -> sending -> published | failed | planned (asked to wait) | unknown
 *   unknown -> published (adopted) | sending (sent again) | asked -> published | sending
 */
import { setup, type AnyMachineSnapshot } from 'xstate'
import type { PathModel } from '../../../packages/model-paths/path-model.ts'

export const publicationLifeMachine = setup({
  types: {
    context: {} as { readonly hasLink: boolean },
    input: {} as { readonly hasLink: boolean },
    events: {} as {
      type:
        | 'time.comes'
        | 'answer.accepted'
        | 'answer.refused'
        | 'answer.wait'
        | 'answer.lostAfter'
        | 'answer.lostBefore'
        | 'board.read'
        | 'person.found'
        | 'person.foundNothing'
        | 'person.movesIt'
    },
  },
  guards: {
    /** By its link a pin is recognized on the board. */
    hasLink: ({ context }) => context.hasLink,
  },
}).createMachine({
  id: 'publicationLife',
  context: ({ input }) => input,
  initial: 'planned',
  states: {
    planned: { on: { 'time.comes': 'sending' } },
    sending: {
      on: {
        'answer.accepted': 'published',
        'answer.refused': 'failed',
        'answer.wait': 'planned',
        'answer.lostAfter': 'unknown.there',
        'answer.lostBefore': 'unknown.notThere',
      },
    },
    unknown: {
      initial: 'notThere',
      states: {
        there: {
          on: {
            'board.read': [
              { guard: 'hasLink', target: '#publicationLife.published' },
              { target: '#publicationLife.asked' },
            ],
          },
        },
        // Nothing on the board is like it.
        notThere: { on: { 'board.read': '#publicationLife.sending' } },
      },
    },
    asked: { on: { 'person.found': 'published', 'person.foundNothing': 'sending' } },
    published: {},
    failed: { on: { 'person.movesIt': 'planned' } },
  },
})

export const publicationLifeModel: PathModel = {
  name: 'publicationLife',
  machine: publicationLifeMachine,
  inputs: [{ hasLink: true }, { hasLink: false }],
  cases: {},
  abstract: ({ hasLink }: { readonly hasLink: boolean }) => [hasLink],
  invariants: [],
  unreachable: {},
}

/** The state of a publication as the product says it. */
export function stateOf({ value }: AnyMachineSnapshot): string {
  return typeof value === 'string' ? value : 'unknown'
}
