/**
 * Dry runs and imports under way in this process, one an import. What they have come to is reported on
 * disk twice a second, which is also the sign of life by which another process, or this one after a
 * crash, knows whether anybody is still at it.
 */
import { withCodes, type Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import type {
  WorkspaceProgress,
  WorkspaceReport,
} from '#core/contract/content/workspace.contract.ts'
import { DISK_FULL, isDiskFull } from '../../../platform/disk/disk-full.ts'
import { ObjectStoreError, STORAGE_AWAY } from '../../../platform/objects/object-store.ts'
import type { Platform } from '../../../platform/platform.ts'
import { storageLeft } from '../../../platform/usage/quotas.ts'
import { trimPictureTrash } from '../../../platform/images/stored/trashed-pictures.store.ts'
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts'
import { checkWorkspace, type Checked } from '../check-workspace.ts'
import { reportOf } from './import-report.ts'
import type { ImportKey, ImportStorage, ImportState } from './import-storage.ts'
import { newNames } from '../new-names.ts'
import {
  prepare,
  removeWritten,
  store,
  type Import,
  type ImportNeeds,
  type Preparation,
} from './write-import.ts'

export type Kind = 'check' | 'import'

export interface ImportRuns {
  /** Answers at once; the run goes on. Nothing happens while one is under way. */
  readonly start: (key: ImportKey, state: ImportState, kind: Kind) => Promise<void>
  readonly isRunning: (id: string) => boolean
  /** Resolves when it has stopped and taken away what it wrote. */
  readonly stop: (id: string) => Promise<void>
  readonly stopAll: () => Promise<void>
}

export type RunNeeds = ImportNeeds & {
  readonly platform: Pick<Platform, 'config' | 'clock' | 'log'>
  readonly storage: ImportStorage
}

const SAVE_INTERVAL_MS = 500

interface Running {
  readonly abort: AbortController
  readonly end: Promise<void>
}

export function importRuns(needs: RunNeeds): ImportRuns {
  const running = new Map<string, Running>()
  const stop = async (id: string): Promise<void> => {
    const run = running.get(id)
    run?.abort.abort()
    await run?.end
  }
  return {
    isRunning: (id) => running.has(id),
    start: async (key, state, kind) => {
      if (running.has(key.id)) return
      const abort = new AbortController()
      const run = new Run(needs, key, {
        ...state,
        state: kind === 'check' ? 'checking' : 'importing',
        error: null,
        problem_codes: undefined,
        progress: null,
        ...(kind === 'check' ? { report: null } : {}),
      })
      const begun = Promise.withResolvers<boolean>()
      const end = begun.promise
        .then(async (isReported) => (isReported ? run.go(kind, abort.signal) : undefined))
        .finally(() => running.delete(key.id))
      running.set(key.id, { abort, end })
      try {
        await run.saveState()
        begun.resolve(true)
      } catch (error) {
        begun.resolve(false)
        await end
        throw error
      }
    },
    stop,
    stopAll: async () => void (await Promise.all([...running.keys()].map(stop))),
  }
}

class Run {
  readonly #needs: RunNeeds
  readonly #key: ImportKey
  readonly #work: Import
  #state: ImportState
  #savedAt = 0

  constructor(needs: RunNeeds, key: ImportKey, state: ImportState) {
    this.#needs = needs
    this.#key = key
    this.#state = state
    this.#work = workOf(needs.storage, key, state)
  }

  async saveState(change: Partial<ImportState> = {}): Promise<void> {
    this.#state = { ...this.#state, ...change }
    this.#savedAt = performance.now()
    await this.#needs.storage.save(this.#key.owner, this.#state)
  }

  /**
   * Never rejects: no caller could handle it. The recovery finds what can't even be reported.
   */
  async go(kind: Kind, signal: AbortSignal): Promise<void> {
    try {
      await (kind === 'check' ? this.#check(signal) : this.#import(signal))
    } catch (error) {
      if (!signal.aborted)
        this.#needs.platform.log.error('An import of a workspace file failed', { error })
      await this.#tried('What an import wrote could not be taken away', () =>
        removeWritten(this.#needs, this.#work.rows),
      )
      const outcome: Partial<ImportState> = signal.aborted
        ? { state: kind === 'check' ? 'uploading' : 'checked' }
        : { state: 'failed', ...withCodes({ error: problemOf(error) }) }
      await this.#tried('How an import ended could not be noted', () =>
        this.saveState({ ...outcome, progress: null }),
      )
    }
  }

  async #tried(failure: string, work: () => Promise<unknown>): Promise<void> {
    try {
      await work()
    } catch (error) {
      this.#needs.platform.log.error(failure, { error })
    }
  }

  async #check(signal: AbortSignal): Promise<void> {
    const report = await this.#report(await this.#pass(signal))
    await this.saveState({ state: 'checked', progress: null, report })
  }

  async #report(checked: Checked): Promise<WorkspaceReport> {
    const { database, keyOf, platform } = this.#needs
    return reportOf(database.root, this.#key.owner, {
      checked,
      needs: { limits: platform.config.limits, keyOf },
    })
  }

  async #import(signal: AbortSignal): Promise<void> {
    const preparation = await prepare(this.#needs, this.#work, this.#needs.platform.clock.now())
    const checked = await this.#pass(signal, preparation)
    const { account } = checked
    const report = await this.#report(checked)
    if (report.problems.length > 0 || account === null) {
      await removeWritten(this.#needs, this.#work.rows)
      return this.saveState({ state: 'checked', progress: null, report })
    }
    await this.saveState({ report })
    signal.throwIfAborted()
    const total = preparation.rows()
    const made = await store(this.#needs, this.#work, {
      account,
      to: preparation.to,
      now: this.#needs.platform.clock.now(),
      progress: async (done) => {
        signal.throwIfAborted()
        await this.#progress({ done, total, unit: 'rows' })
      },
    })
    // The account is there, whatever happens now.
    await this.#tried('Deleted pictures could not be removed to keep within the storage', () =>
      trimPictureTrash(
        { database: this.#needs.database, removeFile: this.#needs.files.remove },
        this.#key.owner,
        this.#needs.platform.config.limits,
      ),
    )
    await this.#tried('How an import ended could not be noted', () =>
      this.saveState({ state: 'done', progress: null, account: made }),
    )
    await this.#tried('The file of an import could not be cleared away', () =>
      this.#needs.storage.clear(this.#key),
    )
  }

  async #pass(signal: AbortSignal, preparation?: Preparation): Promise<Checked> {
    const { database, storage, keyOf, intake, platform } = this.#needs
    const source = storage.source(this.#key, this.#state.size)
    const progress = async (done: number, total: number): Promise<void> =>
      this.#progress({ done, total, unit: 'bytes' })
    return checkWorkspace(source, {
      signal,
      keyOf,
      progress,
      now: platform.clock.now(),
      storageLeft: await storageLeft(database.root, this.#key.owner, platform.config.limits),
      intake,
      work: { share: this.#key.owner, signal },
      ...(preparation === undefined ? {} : { visitor: preparation.visitor }),
    })
  }

  async #progress(progress: WorkspaceProgress): Promise<void> {
    if (performance.now() - this.#savedAt >= SAVE_INTERVAL_MS) await this.saveState({ progress })
  }
}

function problemOf(error: unknown): Problem {
  if (isDiskFull(error)) return DISK_FULL
  if (error instanceof ObjectStoreError) return STORAGE_AWAY
  if (isUniqueViolation(error)) return problem('workspace.alreadyStored')
  return problem('workspace.fault')
}

/**
 * The account's id is decided when the upload begins, so an import that was killed after its commit
 * is known by it.
 */
export function workOf(
  storage: ImportStorage,
  key: ImportKey,
  { id, secret }: ImportState,
): Import {
  return {
    owner: key.owner,
    accountId: newNames(secret).id(id),
    secret,
    rows: storage.rows(key),
  }
}
