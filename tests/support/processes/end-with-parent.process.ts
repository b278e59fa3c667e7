/**
 * Watches a test process: when that was killed, ends the process it had started and removes its
 * folder.
 */
import { rmSync } from 'node:fs'

const [pid, folder] = process.argv.slice(2)
let isOver = false
process.stdin.on('data', () => {
  isOver = true
})
process.stdin.on('end', () => {
  if (isOver) return
  try {
    process.kill(Number(pid), 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true })
})
