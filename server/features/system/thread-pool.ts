/**
 * Files, names of hosts and passwords are worked on by a few threads of Node's. When all of them
 * hang, pages are still answered but logins fail.
 */
import { stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { nullWhenMissing } from '../../platform/disk/missing-file.ts'

const DEADLINE_MS = 2_000

/** Whether one of the threads does a small piece of work in time. */
export async function threadPoolAnswers(): Promise<boolean> {
  const work = stat(tmpdir())
    .catch(nullWhenMissing)
    .then(() => true)
  return (await inTime(work)) ?? false
}

/** The result, or null after 2 s. */
export async function inTime<Value>(work: Promise<Value>): Promise<Value | null> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), DEADLINE_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
