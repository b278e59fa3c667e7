/**
 * One account as one file (`export-workspace.ts`), and such a file as a new account. An import, in
 * its order:
 *   upload   `import.routes.ts`   parts under the import's own prefix, in any order (`import-storage.ts`)
 *   check    `check-workspace.ts` the one pass over the file: archive (`zip-reader.ts`), rows (`row-rules.ts`), bytes (`file-check.ts`, `video-check.ts`);
 *                                 its answer in words and numbers: `import-report.ts`
 *   spool    `write-import.ts`    the same pass again, now with a visitor: rows under new names wait (`spool.ts`), pictures are written
 *   store    `write-import.ts`    all rows in one transaction; until it commits nothing is visible
 *   recover  `import-recovery.ts` what a killed server left is done, or taken away; abandoned uploads are deleted
 * `import-runs.ts` runs them one an import, and reports how far it is. Tests: `zip.test.ts` here,
 * all others in `tests/contract/workspace/workspace-*`.
 */
import { workspaceCalls } from '#core/contract/content/workspace.contract.ts'
import { safeName } from '#core/export/file-names.ts'
import type { Feature } from '../../platform/feature.ts'
import { notFound } from '../../platform/http/failures/refusal.ts'
import { zipStream } from '../../platform/http/files/zip-writer.ts'
import type { FileIntake } from '../../platform/images/file-intake.ts'
import type { PictureFiles } from '../../platform/images/stored/picture-files.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAccountRow } from './export.store.ts'
import { workspaceEntries } from './export-workspace.ts'
import { recoverAll, removeForgotten } from './import/import-recovery.ts'
import { importStorage } from './import/import-storage.ts'
import type { ImportParts } from './import/import-begin.ts'
import { importRoutes } from './import/import.routes.ts'
import { importRuns, type RunNeeds } from './import/import-runs.ts'
import { measureWorkspace } from './measure.store.ts'

export interface WorkspaceNeeds {
  readonly files: PictureFiles
  readonly intake: FileIntake
  /** Names of accounts and boards are unique by this. */
  readonly nameKey: (name: string) => string
}

const NO_ACCOUNT = notFound('account')

export function workspaceFeature(
  platform: Platform,
  { files, intake, nameKey }: WorkspaceNeeds,
): Feature {
  const { database, clock, objects } = platform
  const needs: RunNeeds = {
    platform,
    database,
    files,
    intake,
    keyOf: nameKey,
    objects,
    storage: importStorage(objects, platform.log),
  }
  const parts: ImportParts = { ...needs, runs: importRuns(needs) }
  return {
    name: 'workspace',
    routes: (route) => {
      route(workspaceCalls.exportWorkspace, async ({ user, params, signal }) => {
        const key = { owner: user.id, accountId: params.account_id }
        const account = await findAccountRow(database.root, key)
        if (account === undefined) return NO_ACCOUNT
        const now = clock.now()
        const entries = workspaceEntries({
          database,
          key,
          account,
          readFile: (name) => files.get(name),
          openFile: (name) => files.openFile(name),
          now,
          signal,
        })
        return {
          content: zipStream(entries, now),
          type: 'application/zip',
          fileName: `${safeName(account.name, 'account')} ${new Date(now).toISOString().slice(0, 10)}.pinloom`,
        }
      })
      route(
        workspaceCalls.measureWorkspace,
        async ({ user, params }) =>
          (await measureWorkspace(database.root, {
            owner: user.id,
            accountId: params.account_id,
          })) ?? NO_ACCOUNT,
      )
      importRoutes(route, parts)
    },
    cleanupJobs: [{ name: 'forgotten imports', run: () => removeForgotten(parts) }],
    forgetUser: async (_tx, owner) => async () => {
      const states = await parts.storage.list(owner)
      await Promise.all(states.map(({ id }) => parts.runs.stop(id)))
      await parts.storage.removeOwner(owner)
    },
    start: () => recoverAll(parts),
    // Imports stop before what opens their pictures is closed.
    interrupt: () => void parts.runs.stopAll(),
    stop: () => parts.runs.stopAll(),
  }
}
