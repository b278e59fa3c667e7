/**
 * Checks words and file names against `tools/vocabulary.json`: exported names, file names and
 * comments avoid the listed words, and a file suffix is a documented role. What holds for comments
 * holds for names of tests and for documents, too; each has counts of its own.
 * Uses from before the rule are counted per word under `debt`: a count may only go down. `--write`
 * lowers the counts; `--list WORD` prints the places of one word.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseSync } from 'vite'
import { root, printLine } from './bootstrap.mjs'

const file = join(root, 'tools', 'vocabulary.json')
const FOLDERS = ['bench', 'cli', 'core', 'packages', 'server', 'src', 'tests', 'tools']

/** @typedef {'names' | 'comments' | 'tests' | 'docs'} Place */
/**
 * @typedef {{ forms: string[], use: string, in: Place[], under?: string[] }} Word `under`: only in
 * these folders
 */
/**
 * @typedef {{ place: Place, word: string, where: string }} Use `word` is the first form; `where`
 * names file and text
 */
/** @typedef {Record<string, number>} Counts by "place word" */

/** `isDeadPin` → is, dead, pin. */
const wordsOf = (/** @type {string} */ name) =>
  name
    .split(/[_.-]|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word) => word.toLowerCase())

/** A form with a trailing `_` is the prefix of a constant. */
const isNamedBy = (/** @type {string} */ name, /** @type {string} */ form) =>
  form.endsWith('_') ? name.startsWith(form) : wordsOf(name).includes(form)

const isUnder = (/** @type {string} */ path, /** @type {string[]} */ folders) =>
  folders.some((folder) => path.startsWith(`${folder}/`))

/** Quoted examples and code are not prose. */
const proseOf = (/** @type {string} */ comment) =>
  comment.replaceAll(/`[^`]*`|"[^"]*"|“[^”]*”/g, '')

/**
 * Every use of a listed word in one source file.
 * @returns {Use[]}
 */
export function findUses(
  /** @type {Word[]} */ words,
  /** @type {string} */ path,
  /** @type {string} */ text,
) {
  const { comments, module } = parseSync(path, text)
  const exported = module.staticExports.flatMap((one) =>
    one.entries.flatMap(({ exportName }) => exportName.name ?? []),
  )
  const names = [...exported, basename(path).replace(/\.[a-z]+$/, '')]
  const prose = comments.map((comment) => proseOf(comment.value)).join('\n')
  return words.flatMap(({ forms, in: places, under }) => {
    if (under !== undefined && !isUnder(path, under)) return []
    const pattern = new RegExp(`\\b(?:${forms.join('|')})\\b`, 'gi')
    return [
      ...(places.includes('names')
        ? names
            .filter((name) => forms.some((form) => isNamedBy(name, form)))
            .map((name) => use('names', forms, `${path}: ${name}`))
        : []),
      ...(places.includes('comments')
        ? [...prose.matchAll(pattern)].map(({ index }) =>
            use('comments', forms, `${path}: ${excerpt(prose, index)}`),
          )
        : []),
    ]
  })
}

/** Every use of a word of comments in the prose of a document. @returns {Use[]} */
export const findDocumentUses = (
  /** @type {Word[]} */ words,
  /** @type {string} */ path,
  /** @type {string} */ text,
) =>
  usesIn('docs', words, { path, prose: proseOf(text.replaceAll(/```[^]*?```|\]\([^)]*\)/g, '')) })

/** Every use of a word of comments in the names of tests. @returns {Use[]} */
export const findTestNameUses = (
  /** @type {Word[]} */ words,
  /** @type {string} */ path,
  /** @type {string} */ text,
) =>
  usesIn('tests', words, {
    path,
    prose: proseOf(testNames(parseSync(path, text).program).join('\n')),
  })

/** @returns {Use[]} */
function usesIn(
  /** @type {Place} */ place,
  /** @type {Word[]} */ words,
  /** @type {{ path: string, prose: string }} */ { path, prose },
) {
  return words
    .filter(({ in: places }) => places.includes('comments'))
    .flatMap(({ forms }) =>
      [...prose.matchAll(new RegExp(`\\b(?:${forms.join('|')})\\b`, 'gi'))].map(({ index }) =>
        use(place, forms, `${path}: ${excerpt(prose, index)}`),
      ),
    )
}

/** `test`, and what is made of it: `testDatabases`, `testStopping`. */
const TESTING = /^(?:it|(?:test|describe)(?![a-z]).*)$/

/**
 * First arguments of calls such as `test('…')`, `test.each(rows)('…')` and `testDatabases('…')`.
 * @returns {string[]}
 */
function testNames(/** @type {unknown} */ node) {
  if (Array.isArray(node)) return node.flatMap(testNames)
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = /** @type {any} */ (node)
  const inner = Object.values(node).flatMap(testNames)
  // A test has a body after its name; `testId('a')` is none.
  const isTest = type === 'CallExpression' && given.length > 1 && TESTING.test(rootOf(callee))
  if (!isTest) return inner
  return [...textsOf(given[0]), ...inner]
}

/** @returns {string} `test` of `test.each(rows)` and of a table after `test.each` */
function rootOf(/** @type {any} */ callee) {
  if (callee === undefined) return ''
  return callee.name ?? rootOf(callee.object ?? callee.callee ?? callee.tag)
}

/** @returns {string[]} */
function textsOf(/** @type {any} */ argument) {
  if (typeof argument?.value === 'string') return [argument.value]
  if (argument?.type !== 'TemplateLiteral') return []
  return argument.quasis.map((/** @type {any} */ part) => part.value.cooked ?? '')
}

/** @returns {Use} */
const use = (
  /** @type {Place} */ place,
  /** @type {string[]} */ forms,
  /** @type {string} */ where,
) => ({ place, word: forms[0] ?? '', where })

const excerpt = (/** @type {string} */ text, /** @type {number} */ at) =>
  text.slice(Math.max(0, at - 40), at + 40).replaceAll(/[\s*]+/g, ' ')

/**
 * Null for `name.ts`, `name.role.ts` and `name.role.test.ts`, with a language or the `d` of a
 * declaration at the end; else the suffix that is no role.
 */
export function unknownSuffix(/** @type {string[]} */ roles, /** @type {string} */ path) {
  const [, ...suffixes] = basename(path).split('.').slice(0, -1)
  const [last] = suffixes.slice(-1)
  if (last === 'test' || last === 'd' || last === 'de' || last === 'ar') suffixes.pop()
  const isKnown =
    suffixes.length === 0 || (suffixes.length === 1 && roles.includes(suffixes[0] ?? ''))
  return isKnown ? null : suffixes.join('.')
}

/** @returns {Counts} */
export function countUses(/** @type {Use[]} */ uses) {
  /** @type {Counts} */
  const counts = {}
  for (const { place, word } of uses) {
    const key = `${place} ${word}`
    counts[key] = (counts[key] ?? 0) + 1
  }
  return counts
}

/**
 * Compares the counts with the debt.
 * @returns {string[]} one sentence for each count that grew or shrank
 */
export function compareUses(
  /** @type {Word[]} */ words,
  /** @type {Counts} */ debt,
  /** @type {Use[]} */ uses,
) {
  const counts = countUses(uses)
  return [...new Set([...Object.keys(debt), ...Object.keys(counts)])].flatMap((key) => {
    const [before, now] = [debt[key] ?? 0, counts[key] ?? 0]
    if (now === before) return []
    const [place, word] = [key.slice(0, key.indexOf(' ')), key.slice(key.indexOf(' ') + 1)]
    if (now < before)
      return [
        `${key}: from ${before} to ${now}; run \`node tools/with-node.mjs tools/vocabulary.mjs --write\``,
      ]
    const entry = words.find(
      ({ forms, in: places }) => forms[0] === word && places.includes(ruleOf(place)),
    )
    const where = uses
      .filter((one) => one.place === place && one.word === word)
      .map((one) => one.where)
    return [
      `"${word}" in ${place}: ${now}, at most ${before}. Write: ${entry?.use}\n  ${where.slice(0, 20).join('\n  ')}`,
    ]
  })
}

/** Of names or of comments: which words a place avoids. @returns {Place} */
const ruleOf = (/** @type {string} */ place) => (place === 'names' ? 'names' : 'comments')

/** Counts that went down; none is added. @returns {Counts} */
export function lowerCounts(/** @type {Counts} */ debt, /** @type {Counts} */ counts) {
  return Object.fromEntries(
    Object.entries(debt).flatMap(([key, before]) => {
      const now = Math.min(before, counts[key] ?? 0)
      return now > 0 ? [[key, now]] : []
    }),
  )
}

/** Tracked and new files. */
function filesIn(/** @type {string[]} */ paths) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', ...paths]
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 })
  return stdout.split('\n')
}

const sourceFiles = () => filesIn(FOLDERS).filter((path) => /\.(?:ts|tsx|mts|mjs)$/.test(path))

/** Texts of the blog are written for other readers. */
function documents() {
  return filesIn(['*.md']).flatMap((path) => {
    const text = path.startsWith('content/') ? null : readSource(path)
    return text === null ? [] : [{ path, text }]
  })
}

function readSource(/** @type {string} */ path) {
  try {
    return readFileSync(join(root, path), 'utf8')
  } catch {
    return null // deleted, and not yet committed
  }
}

function run() {
  /** @type {{ words: Word[], roles: string[], debt: Counts }} */
  const vocabulary = JSON.parse(readFileSync(file, 'utf8'))
  const { words, roles, debt } = vocabulary
  const sources = sourceFiles().flatMap((path) => {
    const text = readSource(path)
    return text === null ? [] : [{ path, text }]
  })
  const uses = [
    ...sources.flatMap(({ path, text }) => findUses(words, path, text)),
    ...sources.flatMap(({ path, text }) =>
      path.includes('.test.') ? findTestNameUses(words, path, text) : [],
    ),
    ...documents().flatMap(({ path, text }) => findDocumentUses(words, path, text)),
  ]
  const listed = process.argv.indexOf('--list')
  if (listed !== -1) {
    const word = process.argv[listed + 1]
    for (const one of uses) if (one.word === word) printLine(`${one.place}  ${one.where}`)
    return
  }
  if (process.argv.includes('--write')) {
    const lowered = lowerCounts(debt, countUses(uses))
    writeFileSync(file, `${JSON.stringify({ ...vocabulary, debt: lowered }, null, 2)}\n`)
    spawnSync(process.execPath, [join(root, 'node_modules/oxfmt/bin/oxfmt'), file])
    return
  }
  const problems = [
    ...compareUses(words, debt, uses),
    ...sources.flatMap(({ path }) => {
      const suffix = unknownSuffix(roles, path)
      return suffix === null ? [] : [`${path}: ".${suffix}" is no documented role`]
    }),
  ]
  for (const problem of problems) printLine(problem)
  if (problems.length > 0) process.exitCode = 1
}

if (import.meta.main ?? process.argv[1] === import.meta.filename) run()
