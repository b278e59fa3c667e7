/** An account that comes in as a file: chosen, sent, checked and imported in the settings. */
import type { CallName } from '#core/contract/calls.ts'
import { isUnauthenticated } from '../../../../src/machines/call-failed.ts'
import type { ChosenFile } from '../../../../src/machines/workspace-import/import-request.ts'
import type { Found } from '../../../../src/machines/workspace-import/workspace-import.machine.ts'
import { workspaceImportModel } from '../../../../src/machines/workspace-import/workspace-import.model.ts'
import { answered, type BrowserDriver, type Step } from './driver.ts'
import { failureOf, type Release } from '../held-calls.ts'
import { account, comeIn, endSession, ok, restoreSession } from '../signed-in.ts'
import type { Stage } from '../stage.ts'

const SECTION = '/settings?section=data'
/** The one that the model's import becomes. */
const imported = { ...account, id: '0192f0c1-2d3e-7abc-8def-0000000000f2', name: 'A' }
const CHOOSE = /^(Choose a file|Choose another file|Choose the file again|Import another file)$/

export const workspaceImportDriver: BrowserDriver = {
  model: workspaceImportModel,
  actor: 'workspaceImport',
  async begin(stage) {
    await comeIn(stage, SECTION)
    await stage.calls.release('listWorkspaceImports', ok({ imports: [] }))
    await part(stage).getByRole('button', { name: CHOOSE }).waitFor()
    await stage.recording.skip()
  },
  steps: {
    'workspace.open': async (stage) => {
      await stage.go('/settings?section=look')
      await part(stage).waitFor({ state: 'detached' })
      await stage.go(SECTION)
    },
    'workspace.choose': async (stage, event) => {
      // The model's case for this event.
      const { name, size } = event['file'] as ChosenFile
      const chooser = stage.page.waitForEvent('filechooser')
      await part(stage).getByRole('button', { name: CHOOSE }).click()
      await (
        await chooser
      ).setFiles({ name, mimeType: 'application/zip', buffer: Buffer.alloc(size) })
    },
    'workspace.accept': press('Import as “A”'),
    'workspace.cancel': press('Cancel'),
    'workspace.retry': press('Try again'),
    'network.online': async (stage) => {
      await stage.loseNetwork()
      await stage.findNetwork()
    },
    'session.expired': async (stage) => endSession(stage, 'measureWorkspace'),
    'session.restored': restoreSession,
    ...answered('recallImport', 'listWorkspaceImports', (output) => {
      const { found } = output as Found
      return ok({ imports: found === null ? [] : [found] })
    }),
    ...answered('startImport', 'startWorkspaceImport', found),
    ...answered('sendPart', 'putWorkspacePart', found),
    ...answered('readImport', 'getWorkspaceImport', found),
    ...answered('cancelImport', 'cancelWorkspaceImport', () => ok({})),
    'xstate.done.actor.askFor': async (stage, { output }) => releaseAsked(stage, found(output)),
    'xstate.error.actor.askFor': async (stage, { error }) => releaseAsked(stage, failureOf(error)),
  },
  controls: {
    'workspace.choose': (stage) => ({ here: part(stage).getByRole('button', { name: CHOOSE }) }),
    'workspace.accept': (stage) => ({
      here: part(stage).getByRole('button', { name: /^Import as/ }),
    }),
    'workspace.cancel': (stage) => ({
      here: part(stage).getByRole('button', { name: 'Cancel', exact: true }),
    }),
    'workspace.retry': (stage) => ({
      here: part(stage).getByRole('button', { name: 'Try again', exact: true }),
    }),
  },
  cannot(state, { type }, [, , problems, , , , sessionExpired]) {
    if (type.startsWith('session.'))
      return (type === 'session.restored') === sessionExpired
        ? null
        : 'The session has ended already, or has not ended.'
    if (sessionExpired === true)
      return type.startsWith('workspace.') ? 'The sheet lies over the settings.' : null
    return noButton[type]?.(state, problems) ?? null
  },
  heralds({ error }, [, , , , , , sessionExpired]) {
    return isUnauthenticated(error) && sessionExpired === false ? [{ type: 'session.expired' }] : []
  },
  standing: (name): Release | null =>
    name === 'listAccounts' ? ok({ accounts: [account, imported] }) : null,
}

const noButton: Readonly<Record<string, (state: string, problems: unknown) => string | null>> = {
  'workspace.choose': (state, problems) =>
    state === 'reported' && problems === 0
      ? 'No file can be chosen beside one that is whole.'
      : null,
}

function part({ page }: Stage) {
  return page.getByRole('group', { name: 'Import an account from a file' })
}

function press(name: string): Step {
  return async (stage) => part(stage).getByRole('button', { name, exact: true }).click()
}

function found(output: unknown) {
  return ok((output as Found).found)
}

/** The check or the import, whichever the page has asked for. */
async function releaseAsked({ calls }: Stage, release: Release): Promise<void> {
  const asked: readonly CallName[] = ['checkWorkspace', 'importWorkspace']
  await calls.releaseOne(asked, release)
}
