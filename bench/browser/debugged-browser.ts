/** A Chromium that others may drive by its debugging port, with a profile that goes with it. */
import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface DebuggedBrowser {
  readonly port: number
  close(): Promise<void>
}

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--remote-debugging-port=0',
]
const START_TIMEOUT_MS = 20_000

export async function openDebuggedBrowser(): Promise<DebuggedBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'pinloom-pages-'))
  const browser = spawn(
    process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'],
    { stdio: 'ignore' },
  )
  const ended = new Promise<void>((resolve) => {
    browser.once('exit', () => resolve())
  })
  return {
    port: await portOf(profile),
    async close() {
      browser.kill('SIGKILL')
      await ended
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** It writes its port into its profile once it listens. */
async function portOf(profile: string): Promise<number> {
  for (let waited = 0; waited < START_TIMEOUT_MS; waited += 100) {
    const text = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const port = Number(text.split('\n')[0])
    if (port > 0) return port
    await wait(100)
  }
  throw new Error('Chromium did not open its debugging port.')
}
