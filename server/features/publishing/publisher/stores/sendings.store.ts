/** What the publisher remembers of a publication that was sent, or that is held back. */
import type { DelayRule } from '#core/contract/publishing/outbox.contract.ts'
import type { SentPin } from '#core/publishing/read-back.ts'
import { pageOfLink } from '#core/schedule/spacing.ts'
import type { Queries, Tx } from '../../../../platform/database/database.ts'
import type { PublicationSendingsTable } from '../../../../platform/database/tables/publisher.tables.ts'
import type { OfPublication } from './attempts.store.ts'

const EMPTY = {
  fence: 0,
  sent_at: null,
  sent: null,
  page: null,
  picture_ids: null,
  picture_hash: null,
  look_at: null,
  looks: 0,
  asked_at: null,
  asked_url: null,
  network_pin_id: null,
  shown_after: null,
  held_for: null,
  held_until: null,
  held_by: null,
} satisfies Omit<PublicationSendingsTable, 'account_id' | 'publication_id'>

type Change = Partial<Omit<PublicationSendingsTable, 'account_id' | 'publication_id'>>

async function putSending(db: Queries, of: OfPublication, change: Change): Promise<void> {
  await db
    .insertInto('publication_sendings')
    .values({
      account_id: of.accountId,
      publication_id: of.publicationId,
      ...EMPTY,
      ...change,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'publication_id']).doUpdateSet(change),
    )
    .execute()
}

export interface StartedSending {
  readonly fence: number
  readonly sentAt: number
  readonly sent: SentPin
  readonly pictureIds: readonly string[]
  readonly pictureHash: string | null
}

/** Forgets what was known of an earlier attempt. */
export async function startSending(
  tx: Tx,
  of: OfPublication,
  { fence, sentAt, sent, pictureIds, pictureHash }: StartedSending,
): Promise<void> {
  await putSending(tx, of, {
    ...EMPTY,
    fence,
    sent_at: sentAt,
    sent: JSON.stringify(sent),
    page: pageOfLink(sent.link),
    picture_ids: JSON.stringify(pictureIds),
    picture_hash: pictureHash,
  })
}

/** Whether nothing was sent since under another lease, and nothing is known of it yet. */
export async function isLastSending(
  tx: Tx,
  { accountId, publicationId }: OfPublication,
  fence: number,
): Promise<boolean> {
  const row = await tx
    .selectFrom('publication_sendings')
    .innerJoin('publications', (join) =>
      join
        .onRef('publications.account_id', '=', 'publication_sendings.account_id')
        .onRef('publications.id', '=', 'publication_sendings.publication_id'),
    )
    .select('publication_sendings.fence')
    .where('publication_sendings.account_id', '=', accountId)
    .where('publication_sendings.publication_id', '=', publicationId)
    .where('publications.state', 'in', ['sending', 'unknown'])
    .executeTakeFirst()
  return row?.fence === fence
}

/** `readAt` null: never again. */
export async function planReading(db: Queries, of: OfPublication, readAt: number | null) {
  await putSending(db, of, { look_at: readAt })
}

/** After `readings` that did not find it. */
export async function planNextReading(
  tx: Tx,
  of: OfPublication,
  { at, readings }: { readonly at: number | null; readonly readings: number },
): Promise<void> {
  await putSending(tx, of, { look_at: at, looks: readings })
}

/** Nothing of the account is read back before `until`: the network does not answer. */
export async function postponeReadings(tx: Tx, accountId: string, until: number): Promise<void> {
  await tx
    .updateTable('publication_sendings')
    .set({ look_at: until })
    .where('account_id', '=', accountId)
    .where('look_at', '<', until)
    .execute()
}

/** Of a pin that the network has given an id. */
export async function keepNetworkPin(
  tx: Tx,
  of: OfPublication,
  { id, readAt }: { readonly id: string | null; readonly readAt: number | null },
): Promise<void> {
  await putSending(tx, of, {
    network_pin_id: id,
    look_at: readAt,
    looks: 0,
    asked_at: null,
    asked_url: null,
  })
}

export async function keepShown(tx: Tx, of: OfPublication, after: number): Promise<void> {
  await putSending(tx, of, { look_at: null, shown_after: after })
}

/** The person is asked what became of it. */
export async function askPerson(
  tx: Tx,
  of: OfPublication,
  { at, url }: { readonly at: number; readonly url: string | null },
): Promise<void> {
  await putSending(tx, of, { look_at: null, asked_at: at, asked_url: url })
}

/** Not sent before `until`, unless it is planned for another time than `plannedFor`. */
export async function holdBack(
  tx: Queries,
  of: OfPublication,
  hold: { readonly plannedFor: number; readonly until: number; readonly by: DelayRule | null },
): Promise<void> {
  await putSending(tx, of, {
    look_at: null,
    asked_at: null,
    asked_url: null,
    held_for: hold.plannedFor,
    held_until: hold.until,
    held_by: hold.by,
  })
}
