/** What was sent of an account, as the rules of its schedule compare it. */
import { z } from 'zod'
import { parseJson } from '#core/contract/call/json-text.ts'
import type { Queries } from '../../../../platform/database/database.ts'
import { withSendings } from './publication-rows.ts'

export interface SentRow {
  readonly id: string
  readonly pinId: string
  readonly board: string
  /** ms UTC */
  readonly at: number
  /** Null, both: it was sent before they were kept. */
  readonly page: string | null
  readonly pictureIds: readonly string[] | null
  readonly pictureHash: string | null
}

const MAX_SENT = 2_000
const PictureIds = z.array(z.string())

/** Newest first. */
export async function listSent(db: Queries, accountId: string, since: number): Promise<SentRow[]> {
  const rows = await withSendings(db)
    .select([
      'publications.id',
      'publications.pin_id',
      'publications.board_id',
      'publication_sendings.sent_at',
      'publication_sendings.page',
      'publication_sendings.picture_ids',
      'publication_sendings.picture_hash',
    ])
    .where('publications.account_id', '=', accountId)
    .where('publications.state', 'in', ['sending', 'unknown', 'published'])
    .where('publication_sendings.sent_at', '>=', since)
    .orderBy('publication_sendings.sent_at', 'desc')
    .limit(MAX_SENT)
    .execute()
  return rows.flatMap(({ id, pin_id, board_id, sent_at, page, picture_ids, picture_hash }) =>
    sent_at === null
      ? []
      : [
          {
            id,
            pinId: pin_id,
            board: board_id,
            at: sent_at,
            page,
            pictureIds: picture_ids === null ? null : PictureIds.parse(parseJson(picture_ids)),
            pictureHash: picture_hash,
          },
        ],
  )
}
