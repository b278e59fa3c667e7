/**
 * What was typed into the forms of the source box. It lives above the steps, so that a look at
 * another tab or step loses none of it.
 */
import type { Picture } from '#core/contract/content/templates.contract.ts'

export interface SourceDrafts {
  readonly addresses: AddressesDraft
  readonly sitemap: ListDraft
  readonly feed: ListDraft
  readonly csv: CsvDraft
  readonly text: TextDraft
  readonly keyword: KeywordDraft
}

export type SourceKind = keyof SourceDrafts

/** A fault is what was wrong with the field, as it was sent last; typing takes it away. */
export interface AddressesDraft {
  readonly text: string
  readonly fault: string | null
}

export interface ListDraft {
  readonly text: string
  readonly limit: number
  readonly fault: string | null
}

export interface CsvDraft {
  /** `from`: rows of it that have been read already. */
  readonly file: { readonly name: string; readonly text: string; readonly from: number } | null
}

export interface TextDraft {
  readonly title: string
  readonly text: string
  readonly url: string
  readonly pictures: Picture[]
  /** It was sent once with a part missing: the missing parts are marked from now on. */
  readonly isTried: boolean
  readonly textFault: string | null
  readonly urlFault: string | null
}

export interface KeywordDraft {
  readonly keyword: string
  readonly url: string
  readonly pictures: Picture[]
  readonly keywordFault: string | null
  readonly urlFault: string | null
}

export type ChangeDrafts = (change: (now: SourceDrafts) => SourceDrafts) => void

/**
 * Changes that start from what is typed now, also when they come late: an upload that ended, an
 * answer of the server.
 */
export type ChangeDraft<D> = (change: (now: D) => D) => void

const list: ListDraft = { text: '', limit: 20, fault: null }

export const emptyDrafts: SourceDrafts = {
  addresses: { text: '', fault: null },
  sitemap: list,
  feed: list,
  csv: { file: null },
  text: {
    title: '',
    text: '',
    url: '',
    pictures: [],
    isTried: false,
    textFault: null,
    urlFault: null,
  },
  keyword: { keyword: '', url: '', pictures: [], keywordFault: null, urlFault: null },
}

/** The part of one form, out of the change of all. */
export function changeOf<K extends SourceKind>(
  kind: K,
  onDrafts: ChangeDrafts,
): ChangeDraft<SourceDrafts[K]> {
  return (change) => onDrafts((now) => ({ ...now, [kind]: change(now[kind]) }))
}

/**
 * A form after its source was taken: what was sent is cleared, what was typed or uploaded since
 * stays.
 */
export function listAfter(now: ListDraft, sent: ListDraft): ListDraft {
  return { ...now, text: unlessSent(now.text, sent.text) }
}

export function textAfter(now: TextDraft, sent: TextDraft): TextDraft {
  return {
    ...emptyDrafts.text,
    title: unlessSent(now.title, sent.title),
    text: unlessSent(now.text, sent.text),
    url: unlessSent(now.url, sent.url),
    pictures: picturesSince(now.pictures, sent.pictures),
  }
}

export function keywordAfter(now: KeywordDraft, sent: KeywordDraft): KeywordDraft {
  return {
    ...emptyDrafts.keyword,
    keyword: unlessSent(now.keyword, sent.keyword),
    url: unlessSent(now.url, sent.url),
    pictures: picturesSince(now.pictures, sent.pictures),
  }
}

function unlessSent(now: string, sent: string): string {
  return now === sent ? '' : now
}

function picturesSince(now: readonly Picture[], sent: readonly Picture[]): Picture[] {
  const ids = new Set(sent.map(({ id }) => id))
  return now.filter(({ id }) => !ids.has(id))
}
