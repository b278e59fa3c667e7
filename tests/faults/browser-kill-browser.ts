/**
 * A real Chromium on its own profile on disk, in a process group of its own: `kill` ends every
 * process of it at once, by SIGKILL, and the same profile can be opened again.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { BrowserContext } from 'playwright'
import { endWithParent } from '../support/processes/end-with-parent.ts'
import { patience } from '../support/processes/patience.ts'

const START_MS = 30_000
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-extensions',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--remote-debugging-port=0',
]

export interface DoomedBrowser {
  readonly context: BrowserContext
  kill(): Promise<void>
}

export async function openBrowser(profile: string): Promise<DoomedBrowser> {
  // What a killed one leaves behind would be taken for this one's.
  for (const left of ['DevToolsActivePort', 'SingletonLock', 'SingletonSocket', 'SingletonCookie'])
    await rm(join(profile, left), { force: true })
  const child = spawn(
    process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: 'ignore' },
  )
  const { pid } = child
  if (pid === undefined) throw new Error('Chromium did not start.')
  endWithParent(child)
  const exit = once(child, 'exit')
  const browser = await chromium.connectOverCDP(await addressOf(profile))
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('Chromium has no window.')
  return {
    context,
    kill: async () => {
      process.kill(-pid, 'SIGKILL')
      await exit
      await groupGone(pid)
      await browser.close().catch(() => undefined)
    },
  }
}

/**
 * The process that holds the stores may end after the first: the next browser would find them
 * locked.
 */
async function groupGone(pid: number): Promise<void> {
  for (const end = Date.now() + patience(START_MS); Date.now() < end; await pause(10)) {
    try {
      process.kill(-pid, 0)
    } catch {
      return
    }
  }
  throw new Error('A killed Chromium does not end.')
}

async function addressOf(profile: string): Promise<string> {
  for (const end = Date.now() + patience(START_MS); Date.now() < end; await pause(25)) {
    const [port, path] = (
      await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    ).split('\n')
    if (port && path) return `ws://127.0.0.1:${port}${path}`
  }
  throw new Error('Chromium did not say where it listens.')
}
