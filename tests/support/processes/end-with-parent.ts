/**
 * A process that a test starts must not outlive it, not even when the test process is killed: hooks
 * do not run then, so another process watches.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const WATCHER = join(import.meta.dirname, 'end-with-parent.process.ts')

/**
 * From now on the child ends with this process, and `folder` goes with it. A child that ends first
 * is forgotten.
 */
export function endWithParent(child: ChildProcess, folder?: string): void {
  if (child.pid === undefined) return
  const watcher = spawn(
    process.execPath,
    [WATCHER, String(child.pid), ...(folder === undefined ? [] : [folder])],
    { detached: true, stdio: ['pipe', 'ignore', 'ignore'] },
  )
  watcher.unref()
  child.once('exit', () => watcher.stdin.end('over'))
}
