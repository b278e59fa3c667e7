/**
 * `npm run new-machine -- NAME`: writes a machine that makes one request, with its model and its
 * intent, and adds the model to the list that is walked. See docs/adding-a-machine.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, printLine } from './bootstrap.mjs'

/** `rename-board` → `renameBoard`. */
const camel = (/** @type {string} */ name) =>
  name.replaceAll(/-([a-z])/g, (_, /** @type {string} */ letter) => letter.toUpperCase())

/**
 * The files of a new machine by path.
 * @returns {Record<string, string>}
 */
export function filesOf(/** @type {string} */ name) {
  const id = camel(name)
  const type = id.charAt(0).toUpperCase() + id.slice(1)
  const path = `src/machines/${name}/${name}`
  return {
    [`${path}.machine.ts`]: machine(id, type),
    [`${path}.model.ts`]: model(id, name),
    [`${path}.intent.ts`]: intent(id),
  }
}

/** `models.ts` with the new model, in the order of the alphabet. */
export function listed(/** @type {string} */ text, /** @type {string} */ name) {
  const id = camel(name)
  const added = `import { ${id}Model } from '../../src/machines/${name}/${name}.model.ts'`
  const imports = [...text.matchAll(/^import \{ .*$/gm)].map(([line]) => line)
  const names = [...text.matchAll(/^ {2}(\w+Model),$/gm)].map(([, one]) => one)
  return text.replace(imports.join('\n'), [...imports, added].toSorted().join('\n')).replace(
    names.map((one) => `  ${one},`).join('\n'),
    [...names, `${id}Model`]
      .toSorted()
      .map((one) => `  ${one},`)
      .join('\n'),
  )
}

const machine = (/** @type {string} */ id, /** @type {string} */ type) => `/**
 * What this process is for, in one sentence.
 *   idle -> sending -> idle | failed        failed -${id}.retry-> sending
 */
import { assign, fromPromise, setup } from 'xstate'
import { messageOf, type Reason } from '../call-failed.ts'
import { caught } from '../done-event.ts'
import { notProvided } from '../not-provided.ts'

export interface ${type}Context {
  readonly error: Reason | null
}
export type ${type}Event = { type: '${id}.send' } | { type: '${id}.retry' }

export const ${id}Machine = setup({
  types: { context: {} as ${type}Context, events: {} as ${type}Event },
  actors: { sendRequest: fromPromise<void>(() => notProvided('sendRequest')) },
  actions: {
    explain: assign((_, { error }: { error: unknown }) => ({ error: messageOf(error) })),
    clearError: assign({ error: null }),
  },
}).createMachine({
  id: '${id}',
  context: { error: null },
  initial: 'idle',
  states: {
    idle: { on: { '${id}.send': { target: 'sending' } } },
    sending: {
      entry: 'clearError',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        onDone: { target: 'idle' },
        onError: { target: 'failed', actions: { type: 'explain', params: caught } },
      },
    },
    failed: { on: { '${id}.retry': { target: 'sending' } } },
  },
})
`

const model = (
  /** @type {string} */ id,
  /** @type {string} */ name,
) => `/** Paths through ${name}. */
import { idlePromise, type PathModel } from '../../../packages/model-paths/path-model.ts'
import { ${id}Intent } from './${name}.intent.ts'
import { ${id}Machine } from './${name}.machine.ts'

export const ${id}Model: PathModel = {
  name: '${id}',
  machine: ${id}Machine.provide({ actors: { sendRequest: idlePromise } }),
  inputs: [undefined],
  cases: {},
  abstract: ({ error }: { error: unknown }) => [error !== null],
  invariants: [],
  intent: ${id}Intent,
  unreachable: {},
}
`

const intent = (/** @type {string} */ id) => `/** What this process is meant to do. */
import type { PathIntent } from '../../../packages/model-paths/path-intent.ts'

export const ${id}Intent: PathIntent = {
  events: {
    '${id}.send': 'The user sends it.',
    '${id}.retry': 'The user tries again.',
  },
  actors: { sendRequest: 'The request' },
  delays: {},
  expected: [
    { in: 'idle', on: '${id}.send', to: 'sending' },
    { in: 'sending', on: 'xstate.done.actor.sendRequest', to: 'idle' },
    { in: 'sending', on: 'xstate.error.actor.sendRequest', to: 'failed' },
    { in: 'failed', on: '${id}.retry', to: 'sending', sets: () => ({ error: null }) },
  ],
}
`

function main() {
  const name = process.argv[2] ?? ''
  if (!/^[a-z]+(-[a-z]+)*$/.test(name)) {
    printLine('Name the machine in kebab-case: npm run new-machine -- rename-board')
    process.exit(2)
  }
  const files = filesOf(name)
  const taken = Object.keys(files).find((path) => existsSync(join(root, path)))
  if (taken !== undefined) {
    printLine(`${taken} exists already.`)
    process.exit(1)
  }
  mkdirSync(join(root, 'src/machines', name), { recursive: true })
  for (const [path, text] of Object.entries(files)) writeFileSync(join(root, path), text)
  const list = join(root, 'tests/paths/models.ts')
  writeFileSync(list, listed(readFileSync(list, 'utf8'), name))
  printLine(
    [
      ...Object.keys(files),
      'tests/paths/models.ts',
      '',
      'Next: edit these, then run',
      '  npm run charts',
      `  npm run paths -- --machine ${camel(name)} --no-browser`,
    ].join('\n'),
  )
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()
