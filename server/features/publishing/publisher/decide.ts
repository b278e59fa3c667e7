/** The person says what became of a pin that could not be found out. */
import type { PublicationDecision } from '#core/contract/publishing/outbox.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound, refuse } from '../../../platform/http/failures/refusal.ts'
import type { Refusal } from '../../../platform/http/failures/refusal.ts'
import { insertAttempt } from './stores/attempts.store.ts'
import { planAgain } from './conclude.ts'
import type { PlannedPublication } from './conclude.ts'
import { findNetwork } from './stores/network-account.store.ts'
import { withSendings } from './stores/publication-rows.ts'
import { recordOutcome } from './publication-events.ts'
import { conclusion, NETWORK_NAMES } from './publisher-parts.ts'
import type { AccountKey, PublisherParts } from './publisher-parts.ts'
import { keepNetworkPin } from './stores/sendings.store.ts'

type OfPublication = AccountKey & { readonly publicationId: string }

export async function decidePublication(
  parts: PublisherParts,
  key: OfPublication,
  decision: PublicationDecision,
): Promise<Refusal | Record<string, never>> {
  return parts.database.transaction(async (tx) => {
    const row = await findSent(tx, key)
    if (row === undefined) return notFound('publication')
    const connection = await findNetwork(tx, key.accountId)
    const network = connection?.network
    const refusal = undecidable(row, network !== undefined)
    if (refusal !== null) return refusal
    const name = { network: network === undefined ? '' : NETWORK_NAMES[network] }
    if (decision.decision === 'isThere') {
      const { url } = decision
      await recordOutcome(parts, tx, { of: row.of, outcome: { state: 'published', url } })
      await keepNetworkPin(tx, row.of, { id: idOf(url), readAt: null })
    } else await planAgain(parts, tx, row.of)
    await insertAttempt(tx, row.of, {
      at: parts.clock.now(),
      kind: 'lookedBack',
      asked: '',
      concluded: conclusion(
        decision.decision === 'isThere' ? 'publishing.personFound' : 'publishing.personDidNotFind',
        name,
      ),
    })
    return {}
  })
}

/** Without a connection only the user can find it out. */
function undecidable({ state, isAsked }: Sent, isConnected: boolean): Refusal | null {
  if (state !== 'unknown' && state !== 'sending')
    return refuse('conflict', problem('publishing.decided'))
  return state === 'sending' || (isConnected && !isAsked)
    ? refuse('conflict', problem('publishing.stillLooking'))
    : null
}

const idOf = (url: string): string | null => /\/pin\/(?:[^/]*--)?(\d+)/.exec(url)?.[1] ?? null

interface Sent {
  readonly of: PlannedPublication
  readonly state: string
  readonly isAsked: boolean
}

async function findSent(
  tx: Tx,
  { owner, accountId, publicationId }: OfPublication,
): Promise<Sent | undefined> {
  const row = await withSendings(tx)
    .select([
      'publications.pin_id',
      'publications.due_at',
      'publications.state',
      'publication_sendings.look_at',
    ])
    .where('publications.account_id', '=', accountId)
    .where('publications.user_id', '=', owner)
    .where('publications.id', '=', publicationId)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { pin_id: pinId, due_at: dueAt, state, look_at } = row
  return {
    of: { owner, accountId, publicationId, pinId, dueAt },
    state,
    isAsked: look_at === null,
  }
}
