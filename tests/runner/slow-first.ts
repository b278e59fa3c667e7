/**
 * Starts the slowest test files first, so that no worker ends a run alone with one of them. Vitest
 * knows durations only from a run before, and a fresh copy of the project has none.
 */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Half a minute or more each; and a quarter, where they would be among the last. */
export const SLOW = [
  'tests/faults/database-cut.test.ts',
  'tests/faults/hostile-pictures.test.ts',
  'tests/faults/browser-kill.test.ts',
  'tests/faults/browser-torn.test.ts',
  'tests/faults/tasks.test.ts',
  'tests/faults/database.test.ts',
  'tests/contract/workspace/workspace-round-trip.test.ts',
  'tests/contract/quotas.test.ts',
  'tests/contract/command-line.test.ts',
  'tests/faults/oversized-lists.test.ts',
  'tests/contract/workspace/workspace-kill.test.ts',
  'tests/contract/disk-full.test.ts',
  'tests/faults/publish.test.ts',
  'tests/faults/several-processes.test.ts',
  'tests/faults/browser-reload.test.ts',
  'server/features/templates/templates.test.ts',
  'tests/paths/paths.test.ts',
  'tests/paths/browser.test.ts',
  'tests/journeys/template-editor.test.ts',
  'tests/journeys/template-drafts.test.ts',
  'tests/journeys/practice.test.ts',
  'tests/journeys/offline-waiting.test.ts',
  'tests/journeys/prerendered.test.ts',
  'tests/journeys/history.test.ts',
  'tests/journeys/analytics.test.ts',
  'tests/journeys/new-build.test.ts',
  'tests/journeys/calendar-accessibility.test.ts',
  'tests/journeys/offline.test.ts',
  'tests/journeys/calendar.test.ts',
  'tests/journeys/identity.test.ts',
  'tests/journeys/accessibility.test.ts',
  'tests/journeys/worked-over.test.ts',
  'tests/journeys/failing-network.test.ts',
  'tests/journeys/unbroken.test.ts',
]

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean =>
      SLOW.some((file) => moduleId.endsWith(`/${file}`))
    const sorted = await super.sort(files)
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))]
  }
}
