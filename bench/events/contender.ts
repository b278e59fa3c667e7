/**
 * One way to keep pins in a browser, as its own documentation shows it. A change is the same for
 * all: one pin gets another title.
 */
import type { Pin } from '../../core/contract/content/pins.contract.ts'

export interface Contender {
  /** Opens what is stored, as far as `first` needs it. */
  open(): Promise<void>
  /** Resolves when everything is there. */
  whole(): Promise<void>
  /** Puts these pins into an empty store; resolves when they are stored. Called after `open`. */
  seed(pins: readonly Pin[]): Promise<void>
  first(count: number): Promise<readonly Pick<Pin, 'title' | 'board_name' | 'link'>[]>
  /**
   * When the call is back the change can be seen; when the promise resolves storage has reported
   * that it has it.
   */
  change(at: number, title: string): Promise<unknown>
  /** Every pin's title, by its place. */
  titles(): Promise<readonly string[]>
  /** Ours only: the server has all that was sent up to now. */
  settle?(): Promise<void>
  /**
   * Ours only: what is safe already is in the database too. Gives the bytes that went into other
   * files until now.
   */
  stored?(): Promise<number>
  /** Ours only. */
  checkpoint?(): Promise<void>
  /** Ours only: no checkpoint is written any more while the page is open. */
  holdCheckpoints?(): Promise<void>
  /** Ours only: how many events the log has after the last checkpoint. */
  tail?(): Promise<number>
}

/**
 * How many bytes a change writes can be seen in the database's files, in the writes of all
 * processes, or only reckoned.
 */
export type BytesBy = 'files' | 'processes' | 'state'

export interface ContenderFacts {
  readonly name: string
  readonly words: string
  readonly bytes: BytesBy
  readonly note: string
}

export const contenders: readonly ContenderFacts[] = [
  { name: 'ours', words: 'Pinloom’s event log', bytes: 'files', note: '' },
  {
    name: 'zustand-local',
    words: 'zustand 5.1.0 persist, localStorage',
    bytes: 'state',
    note: 'localStorage reaches the disk seconds later',
  },
  {
    name: 'zustand-idb',
    words: 'zustand 5.1.0 persist over idb-keyval 6.3.0',
    bytes: 'files',
    note: '',
  },
  {
    name: 'pinia',
    words: 'pinia 4.1.0 + persistedstate 4.7.1, localStorage',
    bytes: 'state',
    note: 'localStorage reaches the disk seconds later',
  },
  {
    name: 'redux',
    words: 'redux-toolkit 2.14.0 + redux-persist 6.0.0, localStorage',
    bytes: 'state',
    note: 'localStorage reaches the disk seconds later',
  },
  {
    name: 'tinybase-local',
    words: 'tinybase 10.0.1, localStorage',
    bytes: 'state',
    note: 'localStorage reaches the disk seconds later',
  },
  { name: 'tinybase-idb', words: 'tinybase 10.0.1, IndexedDB persister', bytes: 'files', note: '' },
  { name: 'dexie', words: 'dexie 4.4.7, a row a pin', bytes: 'files', note: '' },
  { name: 'rxdb', words: 'rxdb 17.6.0, Dexie storage', bytes: 'files', note: '' },
  {
    name: 'yjs',
    words: 'yjs 13.6.33 + y-indexeddb 9.0.12',
    bytes: 'files',
    note: 'says nothing when stored: ack = a later empty transaction on its store',
  },
  {
    name: 'tldraw',
    words: '@tldraw/store 5.1.1 + rows in IndexedDB',
    bytes: 'files',
    note: 'its own persistence is in the editor: rows written as that does it, without its wait of 350 ms',
  },
  {
    name: 'livestore',
    words: '@livestore/livestore 0.4.0, OPFS',
    bytes: 'processes',
    note: 'says nothing when stored: ack = the leader’s worker has taken the event',
  },
]
