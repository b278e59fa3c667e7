/**
 * A real Chromium on its own profile on disk, in a process group of its own: `kill` ends all
 * of it at once, as a power cut for the browser would, and the same profile can be opened again.
 * One at a time.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'

const START_MS = 30_000
const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
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
  '--window-size=1280,900',
]

export interface BenchBrowser {
  readonly pid: number
  page(): Promise<Page>
  /** The processes that belong to it now. */
  processes(): number[]
  /** SIGKILL to every process, without a word to the browser. */
  kill(): Promise<void>
  close(): Promise<void>
}

export async function makeProfile(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'pinloom-bench-profile-'))
}

export async function removeProfile(profile: string): Promise<void> {
  await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

export async function openBrowser(profile: string): Promise<BenchBrowser> {
  await rm(join(profile, 'DevToolsActivePort'), { force: true })
  await rm(join(profile, 'SingletonLock'), { force: true })
  const child = spawn(
    process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    [...FLAGS, `--user-data-dir=${profile}`, 'about:blank'],
    { detached: true, stdio: 'ignore' },
  )
  const { pid } = child
  if (pid === undefined) throw new Error('Chromium did not start.')
  const endWithUs = () => killAll(pid)
  process.once('exit', endWithUs)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
  const browser = await chromium.connectOverCDP(await debuggerAddress(profile, child))
  const [context] = browser.contexts()
  if (context === undefined) throw new Error('Chromium has no window.')
  const end = async (): Promise<void> => {
    process.off('exit', endWithUs)
    killAll(pid)
    await gone(pid)
  }
  return {
    pid,
    page: async () => openPage(context),
    processes: () => groupOf(pid),
    kill: end,
    close: async () => {
      await shut(browser)
      await Promise.race([new Promise((done) => child.once('exit', done)), pause(10_000)])
      await end()
    },
  }
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  page.setDefaultTimeout(0)
  return page
}

/** In good order, so that everything reaches the disk. */
async function shut(browser: Browser): Promise<void> {
  const session = await browser.newBrowserCDPSession()
  await session.send('Browser.close').catch(() => undefined)
}

async function debuggerAddress(profile: string, child: ChildProcess): Promise<string> {
  for (const end = Date.now() + START_MS; Date.now() < end; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`Chromium ended with ${child.exitCode}.`)
    const written = await readFile(join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')
    const [port, path] = written.split('\n')
    if (port && path) return `ws://127.0.0.1:${port}${path}`
  }
  throw new Error('Chromium did not say where it listens.')
}

function groupOf(group: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && groupIdOf(pid) === group)
}

function groupIdOf(pid: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[2])
  } catch {
    // It has ended meanwhile.
    return -1
  }
}

function killAll(group: number): void {
  try {
    process.kill(-group, 'SIGKILL')
  } catch {
    // It has ended already.
  }
}

async function gone(group: number): Promise<void> {
  for (let turn = 0; turn < 200 && groupOf(group).some(isAlive); turn += 1) await pause(25)
}

function isAlive(pid: number): boolean {
  try {
    return !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
