/**
 * Finds the faults that the compiler refuses. They can't be committed, so they show nothing about
 * the tests. All are compiled at once, each as a copy of its file beside the others, in a folder of
 * its own.
 */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { faultKey, plant, type Fault } from './faults.ts'
import { ROOT } from './warm-modules.ts'

/** So many copies at once: all of them would take gigabytes. */
const MAX_COPIES = 600
const COPY = /^.+\.fault-(\d+)\.ts\(\d+,\d+\): error TS(\d+)/gm
/** Of its numbers. */
const SYNTAX = /^1\d{3}$/

interface Memory {
  /** Of the sources that it is true of. */
  readonly hash: string
  readonly compiles: Readonly<Record<string, boolean>>
}

interface Options {
  /** The file that remembers; null for none. */
  readonly memory?: string | null
  /** Called with how many of how many have been looked at. */
  readonly say?: (done: number, of: number) => void
}

/**
 * Those that compile. What was found is remembered in `memory` for as long as no source changes:
 * else each new test would cost minutes.
 */
export async function compilable(
  faults: readonly Fault[],
  { memory = join(ROOT, '.cache', 'faults.json'), say = () => undefined }: Options = {},
): Promise<readonly Fault[]> {
  const hash = sourcesHash()
  const known = new Map(Object.entries(memory === null ? {} : recalled(memory, hash)))
  const unknown = faults.filter((fault) => !known.has(faultKey(fault)))
  const refused = await refusedOf(unknown, say)
  for (const fault of unknown) known.set(faultKey(fault), !refused.has(fault))
  if (memory !== null && unknown.length > 0) {
    mkdirSync(dirname(memory), { recursive: true })
    writeFileSync(
      memory,
      JSON.stringify({ hash, compiles: Object.fromEntries(known) } satisfies Memory),
    )
  }
  return faults.filter((fault) => known.get(faultKey(fault)) === true)
}

function recalled(memory: string, hash: string): Memory['compiles'] {
  if (!existsSync(memory)) return {}
  // Written by this file alone.
  const kept = JSON.parse(readFileSync(memory, 'utf8')) as Memory
  return kept.hash === hash ? kept.compiles : {}
}

function sourcesHash(): string {
  const hash = createHash('sha256').update(readFileSync(join(ROOT, 'package-lock.json')))
  for (const file of globSync('{core,src/machines}/**/*.ts', { cwd: ROOT }).toSorted())
    if (!/\.(test|model)\.ts$/.test(file)) hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}

async function refusedOf(
  faults: readonly Fault[],
  say: NonNullable<Options['say']>,
): Promise<ReadonlySet<Fault>> {
  if (faults.length === 0) return new Set()
  const folder = mkdtempSync(join(tmpdir(), 'pinloom-faults-'))
  try {
    furnish(folder)
    const refused = new Set<Fault>()
    for (let from = 0; from < faults.length; from += MAX_COPIES) {
      say(from, faults.length)
      for (const fault of await refusedAtOnce(folder, faults.slice(from, from + MAX_COPIES)))
        refused.add(fault)
    }
    return refused
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * The folders, what they import, and a project that ends with the copies. Left-over names are no
 * fault here: `target` may be the only reader of one.
 */
function furnish(folder: string): void {
  for (const path of ['core', 'src/machines', 'package.json'])
    cpSync(join(ROOT, path), join(folder, path), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as {
    compilerOptions: object
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        ...compilerOptions,
        noUnusedLocals: false,
        noUnusedParameters: false,
        allowUnreachableCode: true,
      },
      include: ['**/*.fault-*.ts'],
    }),
  )
}

async function refusedAtOnce(folder: string, faults: readonly Fault[]): Promise<readonly Fault[]> {
  const copies = faults.map((fault, at) =>
    join(folder, fault.file.replace(/\.ts$/, `.fault-${at}.ts`)),
  )
  for (const [at, copy] of copies.entries()) {
    const fault = faults[at]
    if (fault !== undefined)
      writeFileSync(copy, plant(readFileSync(join(ROOT, fault.file), 'utf8'), fault))
  }
  const refused = new Set<number>()
  // While one of them can't be parsed, the compiler says nothing of the types of all others.
  for (let isParsed = false; !isParsed;) {
    isParsed = true
    for (const [, at, code] of (await compile(folder)).matchAll(COPY)) {
      refused.add(Number(at))
      if (!SYNTAX.test(code ?? '')) continue
      isParsed = false
      rmSync(copies[Number(at)] ?? '', { force: true })
    }
  }
  for (const copy of copies) rmSync(copy, { force: true })
  return faults.filter((_, at) => refused.has(at))
}

async function compile(folder: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder, '--pretty', 'false'],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part))
  await new Promise((done, fail) => child.once('close', done).once('error', fail))
  return said
}
