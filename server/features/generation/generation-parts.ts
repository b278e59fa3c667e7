/**
 * What generation needs: parts of the platform, and functions of other features.
 */
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { Interest } from '#core/contract/content/pages.contract.ts'
import type { Pin, PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import type { Language } from '#core/text/language/language.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database, Queries, Tx } from '../../platform/database/database.ts'
import type { SafeFetch } from '../../platform/fetch/safe-fetch.ts'
import type { PictureStorage } from '../../platform/images/stored/picture-storage.ts'
import type { PinRenderer } from '../../platform/images/drawing/pin-renderer.ts'
import type { Tasks } from '../../platform/tasks/tasks.ts'
import type { TextWriter } from './words/text-writer.ts'

export interface PageSource {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly content: PageContent | null
  readonly interests: readonly Interest[]
  readonly pictureIds: readonly string[]
  /** What the pictures say of themselves. */
  readonly pictures: readonly PictureWords[]
}

export interface PictureWords {
  readonly id: string
  /** '' when it has none. */
  readonly alt: string
  /** Where it was found, '' for an own one. */
  readonly address: string
}

export interface PinEventDraft {
  readonly id: string
  readonly at: number
  readonly cause?: string
  readonly event: SharedPinEvent
}

export interface AccountKey {
  readonly owner: string
  readonly accountId: string
}

export type UsedCombination = Pick<
  PinDesign,
  'template_id' | 'headline' | 'pictures' | 'colors'
> & { readonly title: string; readonly description: string }

export interface GenerationNeeds {
  readonly tasks: Tasks
  readonly renderer: PinRenderer
  readonly pictureStorage: PictureStorage
  readonly fetchPicture: SafeFetch['picture']
  readonly write: TextWriter
  /** Our own words only: a model costs the operator money. */
  readonly writeOwn: TextWriter
  /** Tokens that one task may use. */
  readonly tokenBudget: number
  /** Undefined when the account is not the owner's. */
  findAccount(db: Queries, owner: string, accountId: string): Promise<object | undefined>
  findBrand(db: Queries, owner: string, accountId: string): Promise<Brand>
  readPageSource(
    db: Queries,
    owner: string,
    at: { readonly accountId: string; readonly pageId: string },
  ): Promise<PageSource | null>
  usedCombinations(db: Queries, owner: string, pageId: string): Promise<UsedCombination[]>
  getPins(db: Queries, key: AccountKey, ids: readonly string[]): Promise<Pin[]>
  appendPinEvents(
    tx: Tx,
    batch: AccountKey & { readonly tab: string; readonly events: readonly PinEventDraft[] },
  ): Promise<{ readonly revision: number }>
  readonly languageOf: (lang: string) => Language
}

export interface GenerationParts extends GenerationNeeds {
  readonly database: Database
  readonly clock: Clock
  /** Links get `utm_content={short pin id}`, so that each is unique. */
  readonly linkTagging: boolean
}
