/**
 * What a browser has sent, as this build reads it. A broken event is refused on its own, like one
 * that is not allowed. An event of a later build is no fault of the person's, who would lose the
 * change by a refusal: it and what follows stay with the browser, in their order.
 */
import { withCodes } from '#core/contract/words/problem.schema.ts'
import type { SharedEnvelope } from '#core/pins/events/pin.events.ts'
import { readSharedEnvelope } from '#core/pins/events/pin-upcast.ts'
import type { SentOutline } from '#core/contract/content/pin-outline.ts'
import { issueMessage, issueProblem } from '../../platform/http/failures/issue-sentences.ts'
import type { Rejected } from './ledger.ts'

export interface Received {
  readonly envelopes: readonly SharedEnvelope[]
  readonly broken: readonly Rejected[]
  /** The first event of a later build. */
  readonly newer: string | null
}

export function readReceived(sent: readonly SentOutline[]): Received {
  const envelopes: SharedEnvelope[] = []
  const broken: Rejected[] = []
  for (const raw of sent) {
    const read = readSharedEnvelope(raw, { error: issueMessage })
    if (read.ok) envelopes.push(read.envelope)
    else if (read.reason === 'newer') return { envelopes, broken, newer: raw.id }
    else
      broken.push({
        id: raw.id,
        code: 'invalid',
        ...withCodes({ message: issueProblem(read.error?.issues[0]?.message) }),
      })
  }
  return { envelopes, broken, newer: null }
}
