/**
 * A process that a test starts must not outlive it, not even when the test process is killed: hooks
 * do not run then, so another process watches.
 */
import { type ChildProcess, spawn } from 'node:child_process'

/**
 * Its input ends with the test process. Without a word before, the child is killed and the folder
 * removed. A shell starts with a twentieth of the processor time that Node takes.
 */
const WATCH = 'read -r word; [ -n "$word" ] && exit; kill -9 "$1"; [ -z "$2" ] || rm -rf -- "$2"'

/**
 * From now on the child ends with this process, and `folder` goes with it. A child that ends first
 * is forgotten.
 */
export function endWithParent(child: ChildProcess, folder = ''): void {
  if (child.pid === undefined) return
  const watcher = spawn('/bin/sh', ['-c', WATCH, 'sh', String(child.pid), folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  child.once('exit', () => watcher.stdin.end('over'))
}
