/**
 * Holds the layers of the code: who may import whom, no cycles, no barrel files. A rule that finds
 * nothing to check fails too.
 */
import { existsSync, globSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')

/** More than this can't be taken in at a glance. */
const MAX_FILES_PER_FOLDER = 25
/** Folders with more, and why they have no second idea. */
const FULL_FOLDERS: Readonly<Record<string, string>> = {
  'core/schedule': 'fourteen rules of one calendar, most with a test',
  'server/platform/database/migrations': 'one migration each, in order',
  'tests/journeys': 'one journey each',
}

interface Rule {
  /** Files whose path starts with this. */
  room: string
  /** Paths they may import from, beside their own room. */
  may: string[]
  /** Within the room, folders one level down must not import each other. */
  apart?: boolean
}

const rules: Rule[] = [
  // Texts are data: they import nothing.
  { room: 'core/', may: ['src/locales/'] },
  // Their models are written for the path generator; the test below keeps the machines free of it.
  { room: 'src/machines/', may: ['core/', 'packages/model-paths/'] },
  { room: 'src/api/', may: ['core/'] },
  { room: 'src/persistence/', may: ['core/'] },
  { room: 'src/views/', may: ['src/machines/', 'src/locales/', 'core/'] },
  { room: 'src/offline/', may: ['core/'] },
  { room: 'src/workers/', may: ['core/'] },
  // The parts of screens that know no product words, and the translator:
  // docs/decisions/0012-the-inspector.md.
  {
    room: 'src/inspector/',
    may: [
      'src/machines/',
      'src/locales/',
      'core/',
      'src/views/kit/ui/',
      'src/views/kit/i18n/',
      'packages/model-paths/',
    ],
  },
  { room: 'src/prerender/', may: ['src/views/', 'core/'] },
  { room: 'src/main/', may: ['src/', 'core/'] },
  { room: 'server/platform/', may: ['core/'] },
  { room: 'server/features/', may: ['server/platform/', 'core/'], apart: true },
  { room: 'server/', may: ['core/'] },
  { room: 'cli/', may: ['server/', 'core/'] },
  // Products of their own. The practice network runs as a process, and only tests import it.
  { room: 'packages/practice-network/', may: [] },
  { room: 'packages/model-paths/', may: [] },
  { room: 'packages/mutation-testing/', may: ['packages/model-paths/'] },
]

/** Packages that the pure core may use: no I/O in any of them. */
const corePackages = [
  'zod',
  'immer',
  'papaparse',
  'culori',
  'snowball-stemmers',
  'uuid',
  '@lingui/message-utils',
  '@internationalized/date',
]

/** Of the engine that paints, the core knows only types: it is handed in. */
const PAINT_TYPES = '@takumi-rs/core'

/** Of `src/persistence/pins/`: the interface, and what the composition root hands to it. */
const PIN_STORE_ENTRIES = ['pin-store.ts', 'tabs.ts', 'journal/files.ts', 'sync/engine.ts']

/** The folders of `src/views/`: each imports only itself and those before it. */
const VIEW_LAYERS = ['kit', 'pins', 'screens', 'app']

const isTest = (file: string) => /\.(test|bench)\.tsx?$/.test(file)

function sourceFiles(folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !isTest(file))
}

interface Import {
  from: string
  /** A path inside the project, or a package's name. */
  to: string
  isPackage: boolean
}

const importPattern =
  /(?:^|[\n;])\s*(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]|\bimport\s*\(\s*['"]([^'"]+)['"]\s*\)|(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(importPattern)].map((match) => {
    const to = match[1] ?? match[2] ?? match[3] ?? ''
    if (to.startsWith('#core/'))
      return { from: file, to: to.replace('#core/', 'core/'), isPackage: false }
    if (to.startsWith('#locales/'))
      return { from: file, to: to.replace('#locales/', 'src/locales/'), isPackage: false }
    if (to.startsWith('.'))
      return {
        from: file,
        to: relative(root, resolve(root, dirname(file), to)).replaceAll('\\', '/'),
        isPackage: false,
      }
    return { from: file, to, isPackage: true }
  })
}

/** Without comments and words in quotes. */
function codeOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll(
    /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$|'[^'\n]*'/gm,
    '',
  )
}

const files = ['core', 'src', 'server', 'cli', 'packages'].flatMap(sourceFiles)
const imports = files.flatMap(importsOf)
/** The parts of a path below `src/views/`: the layer, its folder, and so on. */
const viewPath = (path: string) => path.replace('src/views/', '').split('/')
/** Of style sheets too: `composes: … from '…'` and `@import`. */
const viewImports = [
  ...imports,
  ...globSync('src/views/**/*.css', { cwd: root }).flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(/(?:from|@import)\s+'(\.[^']+)'/g)].map(
      ([, to = '']) => ({ from, to: join(dirname(from), to) }),
    ),
  ),
].filter((entry) => [entry.from, entry.to].every((path) => path.startsWith('src/views/')))
const roomOf = (path: string) => rules.find((rule) => path.startsWith(rule.room))?.room

describe('who may import whom', () => {
  for (const rule of rules) {
    test(`${rule.room} imports only ${rule.may.join(', ') || 'nobody'}`, () => {
      const own = imports.filter((entry) => roomOf(entry.from) === rule.room)
      expect(own.length, 'nothing to check').toBeGreaterThan(0)
      const wrong = own.filter(
        ({ to, isPackage }) =>
          !isPackage && ![rule.room, ...rule.may].some((room) => to.startsWith(room)),
      )
      expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
    })
  }

  test.each(rules.filter((rule) => rule.apart))(
    'folders of $room do not know each other',
    ({ room }) => {
      const feature = (path: string) => path.slice(room.length).split('/')[0]
      const wrong = imports.filter(
        ({ from, to }) =>
          from.startsWith(room) && to.startsWith(room) && feature(from) !== feature(to),
      )
      expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
    },
  )

  test.each(VIEW_LAYERS)('src/views/%s/ imports no layer above it', (layer) => {
    const own = viewImports.filter(({ from }) => viewPath(from)[0] === layer)
    expect(own.length, 'nothing to check').toBeGreaterThan(0)
    const rankOf = (path: string) => VIEW_LAYERS.indexOf(viewPath(path)[0] ?? '')
    const wrong = own.filter(({ from, to }) => rankOf(to) > rankOf(from))
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('a screen imports no other screen', () => {
    const between = viewImports.filter(({ from, to }) =>
      [from, to].every((path) => viewPath(path)[0] === 'screens'),
    )
    expect(between.length, 'nothing to check').toBeGreaterThan(0)
    const wrong = between.filter(({ from, to }) => viewPath(from)[1] !== viewPath(to)[1])
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('each view is in a layer', () => {
    expect(readdirSync(join(root, 'src/views')).sort()).toEqual([...VIEW_LAYERS].sort())
  })

  test('the core uses only small pure packages', () => {
    const packages = imports.filter(
      ({ from, to, isPackage }) => isPackage && from.startsWith('core/') && to !== PAINT_TYPES,
    )
    expect(packages.length).toBeGreaterThan(0)
    const wrong = packages.filter(
      ({ to }) => !corePackages.some((name) => to === name || to.startsWith(`${name}/`)),
    )
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('the core imports only types of the engine that paints', () => {
    const from = imports.filter(({ from, to }) => from.startsWith('core/') && to === PAINT_TYPES)
    expect(from.length).toBeGreaterThan(0)
    for (const { from: file } of from)
      expect(readFileSync(join(root, file), 'utf8')).toMatch(
        /import type [^;\n]+ from '@takumi-rs\/core'/,
      )
  })

  test('the rest of src opens the pin store by its interface and the parts handed to it', () => {
    const folder = 'src/persistence/pins/'
    const own = imports.filter(
      ({ from, to }) => to.startsWith(folder) && !from.startsWith('src/persistence/'),
    )
    expect(own.length, 'nothing to check').toBeGreaterThan(0)
    const wrong = own.filter(({ to }) => !PIN_STORE_ENTRIES.includes(to.slice(folder.length)))
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('views and machines know no network and no storage', () => {
    const quiet = files.filter((file) => /^src\/(views|machines|inspector)\//.test(file))
    expect(quiet.length).toBeGreaterThan(0)
    const loud = quiet.filter((file) =>
      /\b(fetch|indexedDB|localStorage|sessionStorage|XMLHttpRequest)\s*[.(]/.test(codeOf(file)),
    )
    expect(loud).toEqual([])
  })

  test('only models and intents of machines know the path generator', () => {
    const own = imports.filter(
      ({ from, to }) => from.startsWith('src/machines/') && to.startsWith('packages/'),
    )
    expect(own.length, 'nothing to check').toBeGreaterThan(0)
    const wrong = own.filter(({ from }) => !/\.(model|intent)\.ts$/.test(from))
    expect(wrong.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })

  test('the core reads no clock and no chance', () => {
    const impure = files.filter(
      (file) =>
        file.startsWith('core/') &&
        /\b(Date\.now\(|new Date\(\)|Math\.random\()/.test(codeOf(file)),
    )
    expect(impure).toEqual([])
  })
})

/** Each cycle as a path that ends where it begins. */
function cyclesOf(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>()
  const cycles: string[] = []
  const visit = (node: string, path: string[]): void => {
    if (path.includes(node)) cycles.push([...path.slice(path.indexOf(node)), node].join(' -> '))
    if (done.has(node) || path.includes(node)) return
    for (const next of edges.get(node) ?? []) visit(next, [...path, node])
    done.add(node)
  }
  for (const node of edges.keys()) visit(node, [])
  return cycles
}

test('there are no import cycles', () => {
  const edges = new Map<string, Set<string>>()
  for (const { from, to, isPackage } of imports)
    if (!isPackage) edges.set(from, (edges.get(from) ?? new Set()).add(to))
  expect(edges.size).toBeGreaterThan(0)
  expect(cyclesOf(edges)).toEqual([])
})

/** Which folders of the core import which. `folderOf` names the folder that counts for a file. */
function coreFolders(folderOf: (path: string) => string): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const { from, to, isPackage } of imports) {
    const [own, other] = [folderOf(from), folderOf(to)]
    if (!isPackage && from.startsWith('core/') && own !== other)
      edges.set(own, (edges.get(own) ?? new Set()).add(other))
  }
  return edges
}

/** Folders that reach themselves. */
function inCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const reach = (start: string): Set<string> => {
    const found = new Set<string>()
    const next = [...(edges.get(start) ?? [])]
    for (let node = next.pop(); node !== undefined; node = next.pop()) {
      if (found.has(node)) continue
      found.add(node)
      next.push(...(edges.get(node) ?? []))
    }
    return found
  }
  return [...edges.keys()].filter((folder) => reach(folder).has(folder))
}

describe('folders of the core form no cycle', () => {
  const topOf = (path: string) => path.split('/', 2).join('/')

  test('one level down', () => {
    const edges = coreFolders(topOf)
    expect(edges.size).toBeGreaterThan(0)
    expect(cyclesOf(edges)).toEqual([])
  })

  test('at any depth', () => {
    const edges = coreFolders(dirname)
    expect(edges.size).toBeGreaterThan(0)
    expect(inCycles(edges)).toEqual([])
  })
})

test('every import inside the project leads to a file', () => {
  const missing = imports.filter(
    ({ to, isPackage }) => !isPackage && !existsSync(join(root, to.replace(/\?.*$/, ''))),
  )
  expect(missing.map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
})

test('a folder holds at most 25 files', () => {
  const sizes = Map.groupBy(
    globSync('{bench,cli,core,packages,server,src,tests,tools}/**/*.{ts,tsx,mjs,css}', {
      cwd: root,
      // Benchmarks install theirs below bench/.
      exclude: (path) => path.endsWith('node_modules'),
    }),
    (file) => dirname(file),
  )
  const full = [...sizes].filter(([, inside]) => inside.length > MAX_FILES_PER_FOLDER)
  const unlisted = full.filter(([folder]) => !(folder in FULL_FOLDERS))
  expect(sizes.size).toBeGreaterThan(0)
  expect(unlisted.map(([folder, inside]) => `${folder}: ${inside.length} files`)).toEqual([])
  expect(Object.keys(FULL_FOLDERS).filter((folder) => !full.some(([it]) => it === folder))).toEqual(
    [],
  )
})

test('there are no barrel files', () => {
  const barrels = files.filter((file) => {
    const lines = readFileSync(join(root, file), 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .split('\n')
      .filter((line) => line.trim() !== '')
    return lines.length > 0 && lines.every((line) => /^export .* from /.test(line))
  })
  expect(files.length).toBeGreaterThan(0)
  expect(barrels).toEqual([])
})
