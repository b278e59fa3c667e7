/** What an export is made of, once it is known which pins go and which stay. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { CaptionsWords } from '#core/contract/content/export.contract.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'

/** What a picture's address leads to; null = it is not there. */
export type ReadPicture = (
  url: string,
) => Promise<{ readonly bytes: Uint8Array; readonly type: string } | null>

export interface ExportBatch {
  readonly pins: readonly Pin[]
  readonly boards: readonly Board[]
  readonly accountName: string
  readonly leftOut: readonly LeftOut[]
  readonly publicUrl: string
  readonly linkTagging: boolean
  /** Of the page of captions; undefined = English. */
  readonly captions: CaptionsWords | undefined
  readonly now: number
}

export interface LeftOut {
  readonly id: string
  readonly title: string
  readonly reasons: readonly {
    readonly field: string
    readonly code: string
    readonly problem: Problem
  }[]
}
