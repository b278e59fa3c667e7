/** Dependencies of a partition, provided by the pin store. */
import type { Journals } from './journal/files.ts'
import type { WriterState } from './log/writer.ts'
import type { TabParts } from './tabs.ts'

export interface PartitionParts {
  readonly accountId: string
  readonly name: string
  readonly indexedDB: IDBFactory
  readonly evictionCheck: {
    readonly storage: Pick<Storage, 'getItem' | 'setItem'>
    readonly key: string
  } | null
  readonly tabs: TabParts
  readonly journals: Journals | null
  readonly idle: () => Promise<void>
  readonly onState: (state: WriterState) => void
  readonly onChange: () => void
  readonly onDamage: () => void
  readonly evictCaches: () => Promise<void>
  readonly warn: (message: string, error?: unknown) => void
}
