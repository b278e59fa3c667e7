/** What an S3-compatible service says in XML. */
import { DomUtils, parseDocument } from 'htmlparser2'
import type { ObjectFacts } from './object-store.ts'

type Document = ReturnType<typeof parseDocument>
type Within = Document | Document['children'][number]

const documentOf = (bytes: Uint8Array): Document =>
  parseDocument(Buffer.from(bytes).toString('utf8'), { xmlMode: true })

const elements = (name: string, within: Within) => DomUtils.getElementsByTagName(name, within)

/** `''`: it does not say. */
function textOf(name: string, within: Within): string {
  const found = elements(name, within)[0]
  return found === undefined ? '' : DomUtils.textContent(found)
}

/** Such as `NoSuchKey`; `''` when it is no error. */
export function errorCodeOf(bytes: Uint8Array): string {
  const error = elements('Error', documentOf(bytes))[0]
  return error === undefined ? '' : textOf('Code', error)
}

export const uploadIdOf = (bytes: Uint8Array): string => textOf('UploadId', documentOf(bytes))

/** Without the quotation marks. */
export const etagIn = (bytes: Uint8Array): string =>
  textOf('ETag', documentOf(bytes)).replaceAll('"', '')

export interface ListPage {
  readonly objects: readonly ObjectFacts[]
  /** Null = that was the last page. */
  readonly next: string | null
}

export function listPageOf(bytes: Uint8Array): ListPage {
  const document = documentOf(bytes)
  const objects = elements('Contents', document).map((entry) => ({
    key: textOf('Key', entry),
    size: Number(textOf('Size', entry)),
    modifiedAt: Date.parse(textOf('LastModified', entry)),
  }))
  const isWhole = textOf('IsTruncated', document) !== 'true'
  return { objects, next: isWhole ? null : textOf('NextContinuationToken', document) }
}
