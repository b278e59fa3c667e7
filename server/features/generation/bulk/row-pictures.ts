/**
 * The pictures of a row: stored ones by their ids, others fetched from the web and kept like those
 * of a page, so that what no pin shows is deleted later.
 */
import { createHash } from 'node:crypto'
import type { RowPicture } from '#core/contract/bulk.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type { PageFailure } from '../../../platform/fetch/page-failure.ts'
import { Refused } from '../../../platform/http/failures/refusal.ts'
import { wordPicture } from '../../../platform/images/intake/picture-problem.ts'
import { factsOf, findPictures } from '../../../platform/images/stored/pictures.store.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { GenerationParts } from '../generation-parts.ts'

export interface ReadyPicture {
  readonly id: string
  readonly facts: PictureFacts
}
export type RowPictures =
  | { readonly ok: true; readonly pictures: readonly ReadyPicture[] }
  | {
      readonly ok: false
      readonly address: string
      readonly failure: Pick<PageFailure, 'code' | 'problem'>
      readonly retry: boolean
      readonly retryAfter?: number
    }

/** Runs `work` once per name and returns its stored result afterwards, like a task step. */
export type Remember = (name: string, work: () => Promise<string>) => Promise<string>

export interface PictureRequest {
  readonly owner: string
  readonly pictures: readonly RowPicture[]
  readonly signal: AbortSignal
  readonly remember: Remember
}

export async function picturesOfRow(
  parts: GenerationParts,
  { owner, pictures, signal, remember }: PictureRequest,
): Promise<RowPictures> {
  const ids: string[] = []
  for (const picture of pictures) {
    if ('picture_id' in picture) {
      ids.push(picture.picture_id)
      continue
    }
    const { address } = picture
    try {
      ids.push(
        await remember(`picture ${hashOf(address)}`, () => keep(parts, { owner, address, signal })),
      )
    } catch (error) {
      if (!(error instanceof PictureLost)) throw error
      return error.outcome
    }
  }
  const rows = await findPictures(parts.database.root, owner, ids)
  const facts = new Map(rows.map((row) => [row.id, factsOf(row)]))
  const found = ids.flatMap((id) => {
    const known = facts.get(id)
    return known ? [{ id, facts: known }] : []
  })
  return found.length === ids.length
    ? { ok: true, pictures: found }
    : lost('', problem('bulk.pictureGone')).outcome
}

const MAX_REMEMBERED = 500

/** Keeps the ids of pictures that previews fetched, so that the next preview does not fetch them again. */
export function rememberPictures(): (owner: string) => Remember {
  const known = new Map<string, Promise<string>>()
  return (owner) => (name, work) => {
    const key = `${owner} ${name}`
    const found = known.get(key) ?? work()
    known.delete(key)
    known.set(key, found)
    found.catch(() => known.delete(key))
    const [oldest] = known.keys()
    if (known.size > MAX_REMEMBERED && oldest !== undefined) known.delete(oldest)
    return found
  }
}

class PictureLost extends Error {
  override readonly name = 'PictureLost'
  readonly outcome: Extract<RowPictures, { ok: false }>

  constructor(outcome: Extract<RowPictures, { ok: false }>) {
    super(outcome.failure.problem.message)
    this.outcome = outcome
  }
}

async function keep(
  { fetchPicture, pictureStorage }: GenerationParts,
  { owner, address, signal }: { owner: string; address: string; signal: AbortSignal },
): Promise<string> {
  const answer = await fetchPicture(address, signal)
  if (!answer.ok) throw failed(address, answer.failure)
  try {
    const added = await pictureStorage.addPicture(owner, answer.bytes, { kind: 'page', signal })
    if (added.ok) return added.row.id
    throw lost(address, wordPicture(added.problem))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    throw lost(address, problem('bulk.noRoom'))
  }
}

function failed(address: string, failure: PageFailure): PictureLost {
  return new PictureLost({
    ok: false,
    address,
    failure,
    retry: failure.transient,
    ...(failure.retryAfter === undefined ? {} : { retryAfter: failure.retryAfter }),
  })
}

function lost(address: string, why: PageFailure['problem']): PictureLost {
  const failure = { code: 'not_made' as const, problem: why }
  return new PictureLost({ ok: false, address, failure, retry: false })
}

/** An address can be longer than a name in the database may be. */
const hashOf = (address: string): string => createHash('sha256').update(address).digest('hex')
