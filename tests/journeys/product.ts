/**
 * The real product for journeys and faults: the server as `npm start` runs it, on free ports and a
 * folder of its own, and a real browser.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { memoryFolder } from '../support/database/test-memory.ts'
import { freePort } from '../../server/platform/free-port.ts'
import { endWithParent } from '../support/processes/end-with-parent.ts'
import { copyThumbnailsTo } from '../runner/kept-thumbnails.ts'
import { allEnded, ended } from './ended.ts'
import { slowPages } from './slow-pages.ts'

const root = resolve(import.meta.dirname, '..', '..')
/** Built by `tests/runner/built-server.ts`. */
const SERVER = 'dist-server/main.js'

export interface Product {
  readonly address: string
  readonly demoSite: string
  readonly dataDir: string
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>
  /** Starts it again on the same folder and port, if it does not run. */
  start(): Promise<void>
  /** What the server wrote on standard error. */
  log(): string
  /** Ends it and removes its folder. */
  remove(): Promise<void>
}

/** Each port was free a moment ago, and any program of the machine may have taken it since. */
const MAX_TRIES = 3

/** Starts the server and answers when it listens. */
export async function startProduct(env: Record<string, string> = {}): Promise<Product> {
  for (let tries = 1; ; tries += 1)
    try {
      return await startOnFreePorts(env)
    } catch (error) {
      if (tries === MAX_TRIES || !String(error).includes('is in use by another program'))
        throw error
    }
}

async function startOnFreePorts(env: Record<string, string>): Promise<Product> {
  const dataDir = await mkdtemp(join(memoryFolder(), 'pinloom-journey-'))
  await copyThumbnailsTo(dataDir)
  const port = await freePort('127.0.0.1')
  const demoPort = await freePort('127.0.0.1')
  let server: ChildProcess | null = null
  let written = ''
  const start = async (): Promise<void> => {
    if (server?.exitCode === null && server.signalCode === null) return
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVER], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        DEMO_SITE_PORT: String(demoPort),
        PRACTICE_PORT: 'off',
        LIMIT_REGISTRATIONS_A_DAY: '0',
        MIN_FREE_MB: '0',
        SECRET_KEY: 'for journeys only, at least 32 letters',
        DATA_DIR: dataDir,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    server = child
    endWithParent(child, dataDir)
    child.stderr.on('data', (chunk: Buffer) => {
      written += chunk.toString()
    })
    await new Promise<void>((done, fail) => {
      child.once('error', fail)
      child.stdout.on('data', (chunk: Buffer) => {
        written += chunk.toString()
        if (chunk.toString().includes('is running at')) done()
      })
      child.once('exit', (code) => fail(new Error(`The server ended with ${code}:\n${written}`)))
    })
  }
  const kill = async (): Promise<void> => {
    const child = server
    server = null
    if (child === null || child.exitCode !== null || child.signalCode !== null) return
    const exit = new Promise((done) => {
      child.once('exit', done)
    })
    child.kill('SIGKILL')
    await ended('Killing a server', exit)
  }
  const remove = async (): Promise<void> => {
    await allEnded({
      'Killing a server': kill,
      'Removing its folder': async () => rm(dataDir, { recursive: true, force: true }),
    })
  }
  await start().catch(async (error: unknown) => {
    await remove()
    throw error
  })
  return {
    address: `http://127.0.0.1:${port}`,
    demoSite: `http://127.0.0.1:${demoPort}`,
    dataDir,
    kill,
    start,
    log: () => written,
    remove,
  }
}

/**
 * The headless shell where there is one. `isFull`: the whole browser, which keeps the mouse of each
 * page apart, opens windows of its own accord, and does not give itself away as headless.
 */
export async function launchBrowser({ isFull = false } = {}): Promise<Browser> {
  const full = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
  const browser = await chromium.launch({
    executablePath: isFull ? full : (process.env.HEADLESS_SHELL_PATH ?? full),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // A fifth less processor time a page.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page lives for seconds: its functions are compiled for longer than they then run.
      '--js-flags=--no-maglev --no-turbofan',
    ],
  })
  return slowPages(browser)
}
