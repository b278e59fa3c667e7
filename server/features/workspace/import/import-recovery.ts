/**
 * What a killed server left: an import that is marked as under way, with no process at work. Either
 * its transaction had committed, then it is done; or it had not, then the pictures it wrote go and
 * it can be begun again. And abandoned uploads.
 */
import { withCodes } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { findImported } from './import.store.ts'
import type { ImportKey, ImportState } from './import-storage.ts'
import { workOf, type ImportRuns, type RunNeeds } from './import-runs.ts'
import { removeDrafts, removeWritten } from './write-import.ts'

export type RecoveryNeeds = RunNeeds & { readonly runs: Pick<ImportRuns, 'isRunning'> }

/** Runs write how far they are twice a second. */
const SILENCE_OF_THE_DEAD = 30_000
const DAY = 86_400_000
const DAYS_A_FILE_WAITS = 7

/** The state as it is, or as it is after the recovery. */
export async function recovered(
  needs: RecoveryNeeds,
  key: ImportKey,
  state: ImportState,
): Promise<ImportState> {
  const isAlive =
    needs.runs.isRunning(key.id) ||
    (state.state !== 'checking' && state.state !== 'importing') ||
    (await needs.storage.silence(key)) < SILENCE_OF_THE_DEAD
  return isAlive ? state : recover(needs, key, state)
}

/**
 * As it is, with a line in the log, when the recovery fails (the disk may be full): one import
 * holds up no other, and is tried again.
 */
async function recover(
  needs: RecoveryNeeds,
  key: ImportKey,
  state: ImportState,
): Promise<ImportState> {
  try {
    return await recoverNow(needs, key, state)
  } catch (error) {
    needs.platform.log.error(
      'An import that was cut off could not be recovered; it is tried again',
      { import: key.id, error },
    )
    return state
  }
}

async function recoverNow(
  needs: RecoveryNeeds,
  key: ImportKey,
  state: ImportState,
): Promise<ImportState> {
  const work = workOf(needs.storage, key, state)
  const account = await findImported(needs.database.root, key.owner, work.accountId)
  if (account === null) await removeDrafts(needs.files, await removeWritten(needs, work.rows))
  const next: ImportState =
    account === null
      ? { ...state, ...stopped(state) }
      : { ...state, state: 'done', progress: null, account, error: null }
  await needs.storage.save(key.owner, next)
  return next
}

function stopped({
  state,
}: ImportState): Pick<ImportState, 'state' | 'progress' | 'error' | 'problem_codes'> {
  if (state === 'checking') return { state: 'uploading', progress: null, error: null }
  return {
    state: 'failed',
    progress: null,
    ...withCodes({ error: problem('workspace.serverStopped') }),
  }
}

/** After a start. Only the embedded database is surely this process's alone. */
export async function recoverAll(needs: RecoveryNeeds): Promise<void> {
  for (const key of await needs.storage.everybody()) {
    const state = await needs.storage.read(key)
    const isAtWork = state?.state === 'checking' || state?.state === 'importing'
    if (state !== null && isAtWork)
      await (needs.database.kind === 'sqlite'
        ? recover(needs, key, state)
        : recovered(needs, key, state))
  }
}

/**
 * Answers how many were taken away: files that waited for a week, and what is left of imports a day
 * after they were done.
 */
export async function removeForgotten(needs: RecoveryNeeds): Promise<number> {
  let count = 0
  for (const key of await needs.storage.everybody()) {
    try {
      if (await removeWhenForgotten(needs, key)) count += 1
    } catch (error) {
      needs.platform.log.error(
        'A forgotten import could not be taken away; it is tried again in an hour',
        { import: key.id, error },
      )
    }
  }
  return count
}

async function removeWhenForgotten(needs: RecoveryNeeds, key: ImportKey): Promise<boolean> {
  const found = await needs.storage.read(key)
  const state = found && (await recovered(needs, key, found))
  const isOld =
    (await needs.storage.silence(key)) > (state?.state === 'done' ? DAY : DAYS_A_FILE_WAITS * DAY)
  if (!isOld || needs.runs.isRunning(key.id)) return false
  await removeWritten(needs, needs.storage.rows(key))
  await needs.storage.remove(key)
  return true
}
