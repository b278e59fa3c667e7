/** Small builders for tests: a chosen file, an import and the report of its check. */
import type { WorkspaceImport, WorkspaceReport } from '#core/contract/content/workspace.contract.ts'
import type { ChosenFile } from './import-request.ts'

export const chosenFile: ChosenFile = { name: 'a.pinloom', size: 20, slice: () => new Blob() }

export function importOf(
  state: WorkspaceImport['state'],
  fields: Partial<WorkspaceImport> = {},
): WorkspaceImport {
  return {
    id: 'i',
    file_name: 'a.pinloom',
    size: 20,
    missing: [],
    state,
    progress: null,
    report: null,
    account: null,
    error: null,
    ...fields,
  }
}

/** `problems`: how many the check found. */
export function reportOf(problems = 0): WorkspaceReport {
  return {
    account_name: 'A',
    new_name: 'A',
    made_at: 1,
    counts: {
      boards: 0,
      pages: 0,
      pins: 0,
      deleted_pins: 0,
      events: 0,
      pictures: 0,
      fonts: 0,
      bytes: 0,
    },
    problems: Array.from({ length: problems }, () => ({
      entry: '',
      line: null,
      message: 'It is broken.',
    })),
    more_problems: 0,
    notes: [],
  }
}
