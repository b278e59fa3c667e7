/** One line for each time that the network was asked about a publication. */
import { sql } from 'kysely'
import type { PublicationAttempt } from '#core/contract/publishing/outbox.contract.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { PublicationProblem } from '#core/contract/content/publications.contract.ts'
import type { NetworkAnswer } from '#core/publishing/conclusions.ts'
import type { Queries, Tx } from '../../../../platform/database/database.ts'

const MAX_ANSWER = 500

export interface OfPublication {
  readonly accountId: string
  readonly publicationId: string
}

interface NewAttempt {
  readonly at: number
  readonly kind: PublicationAttempt['kind']
  readonly asked: string
  readonly answer?: Pick<NetworkAnswer, 'status' | 'text'>
  readonly concluded: PublicationProblem
}

export async function insertAttempt(
  tx: Queries,
  { accountId, publicationId }: OfPublication,
  { at, kind, asked, answer = { status: null, text: '' }, concluded }: NewAttempt,
): Promise<void> {
  const { number } = await attemptsOf(tx, { accountId, publicationId })
    .select(sql<number>`coalesce(max(number), 0) + 1`.as('number'))
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('publication_attempts')
    .values({
      account_id: accountId,
      publication_id: publicationId,
      number,
      at,
      kind,
      asked,
      ...answerColumns(answer),
      concluded: JSON.stringify(concluded),
    })
    .execute()
}

/**
 * What is done before a pin is sent. Asking the same again is one line, or a video would fill the
 * ledger.
 */
export async function putPreparation(
  db: Queries,
  of: OfPublication,
  line: Omit<NewAttempt, 'kind'>,
): Promise<void> {
  const last = await attemptsOf(db, of)
    .select(['number', 'kind', 'asked'])
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last?.kind !== 'prepared' || last.asked !== line.asked)
    return insertAttempt(db, of, { ...line, kind: 'prepared' })
  await db
    .updateTable('publication_attempts')
    .set({
      at: line.at,
      ...(line.answer === undefined ? {} : answerColumns(line.answer)),
      concluded: JSON.stringify(line.concluded),
    })
    .where('account_id', '=', of.accountId)
    .where('publication_id', '=', of.publicationId)
    .where('number', '=', last.number)
    .execute()
}

const attemptsOf = (db: Queries, { accountId, publicationId }: OfPublication) =>
  db
    .selectFrom('publication_attempts')
    .where('account_id', '=', accountId)
    .where('publication_id', '=', publicationId)

/** The line that was written when it was sent. */
export async function completeSending(
  tx: Tx,
  { accountId, publicationId }: OfPublication,
  {
    answer,
    concluded,
  }: {
    readonly answer?: Pick<NetworkAnswer, 'status' | 'text'>
    readonly concluded: PublicationProblem
  },
): Promise<void> {
  const last = tx
    .selectFrom('publication_attempts')
    .select(sql<number>`max(number)`.as('number'))
    .where('account_id', '=', accountId)
    .where('publication_id', '=', publicationId)
    .where('kind', '=', 'sent')
  await tx
    .updateTable('publication_attempts')
    .set({
      ...(answer === undefined ? {} : answerColumns(answer)),
      concluded: JSON.stringify(concluded),
    })
    .where('account_id', '=', accountId)
    .where('publication_id', '=', publicationId)
    .where('number', '=', last)
    .execute()
}

/** PostgreSQL can't keep U+0000. */
const answerColumns = ({ status, text }: Pick<NetworkAnswer, 'status' | 'text'>) => ({
  status,
  answer: text.replaceAll('\u0000', '').slice(0, MAX_ANSWER),
})

type StoredAttempt = PublicationAttempt & { readonly publication_id: string }

const attempts = (db: Queries, accountId: string) =>
  db
    .selectFrom('publication_attempts')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('publication_id')
    .orderBy('number')

export async function listAttempts(
  db: Queries,
  { accountId, publicationId }: OfPublication,
): Promise<PublicationAttempt[]> {
  const rows = await attempts(db, accountId).where('publication_id', '=', publicationId).execute()
  return rows.map((row) => {
    const { publication_id: _, ...attempt } = present(row)
    return attempt
  })
}

/** Of all publications of the account. */
export async function listAllAttempts(db: Queries, accountId: string): Promise<StoredAttempt[]> {
  return (await attempts(db, accountId).execute()).map(present)
}

/** Of the owner, the oldest first. */
export async function listAccountIds(db: Queries, owner: string): Promise<string[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('id')
    .where('user_id', '=', owner)
    .orderBy('created_at')
    .execute()
  return rows.map(({ id }) => id)
}

function present(
  row: Awaited<ReturnType<ReturnType<typeof attempts>['execute']>>[number],
): StoredAttempt {
  const { publication_id, number, at, kind, asked, status, answer, concluded } = row
  return {
    publication_id,
    number,
    at,
    kind,
    asked,
    answer: { status, text: answer },
    concluded: PublicationProblem.parse(parseJson(concluded)),
  }
}
