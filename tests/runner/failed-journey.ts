/**
 * Vitest's set-up of journeys: one that fails says what was on the screen, in the log and, shorter,
 * in the closing lines of the run. Its clean-up comes later and empties the pages.
 */
import { basename } from 'node:path'
import { afterEach } from 'vitest'
import { readOpenPages } from '../journeys/open-pages.ts'
import { lentContexts } from '../journeys/shared.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** One line: the open pages of a journey that failed. */
    onScreen?: string
  }
}

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const file = basename(task.file.name, '.test.ts')
  const words = task.name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const name = [file, ...words].join('-').slice(0, 100)
  const { log, summary } = await readOpenPages(await lentContexts(), { name })
  task.meta.onScreen = summary
  process.stderr.write(`On the screen of "${task.name}":\n${log}\n`)
})
