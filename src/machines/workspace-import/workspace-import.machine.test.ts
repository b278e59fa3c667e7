import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { WorkspaceImport } from '#core/contract/content/workspace.contract.ts'
import { CallFailed } from '../call-failed.ts'
import { chosenFile, importOf, reportOf } from './workspace-import.builder.ts'
import { workspaceImportMachine, type Found } from './workspace-import.machine.ts'
import type { ChosenFile } from './import-request.ts'

const file = chosenFile
const report = reportOf()
const at = importOf
const offline = new CallFailed({
  code: 'no_answer',
  status: null,
  message: 'No network.',
  body: null,
  retryAfter: null,
})

/** Each call takes the next answer of its list; an error is thrown. */
function started(
  answers: Record<'start' | 'send' | 'ask' | 'read' | 'recall', (WorkspaceImport | Error)[]>,
) {
  const said: string[] = []
  const next = (name: keyof typeof answers, detail = ''): Promise<Found> => {
    said.push(`${name}${detail}`)
    const answer = answers[name].shift()
    return answer instanceof Error
      ? Promise.reject(answer)
      : Promise.resolve({ found: answer ?? null })
  }
  const clock = new SimulatedClock()
  const actor = createActor(
    workspaceImportMachine.provide({
      actors: {
        recallImport: fromPromise(async () => next('recall')),
        startImport: fromPromise(async () => next('start')),
        sendPart: fromPromise(
          async ({ input }: { input: { file: ChosenFile; found: WorkspaceImport } }) =>
            next('send', ` ${input.found.missing[0]}`),
        ),
        askFor: fromPromise(
          async ({ input }: { input: { id: string; wish: 'check' | 'import' } }) =>
            next('ask', ` ${input.wish}`),
        ),
        readImport: fromPromise(async () => next('read')),
        cancelImport: fromPromise(async (): Promise<Found> => {
          said.push('cancel')
          return { found: null }
        }),
      },
      actions: { notifyAccounts: () => void said.push('accounts are read again') },
    }),
    { input: { chance: () => 0.5 }, clock },
  ).start()
  return {
    actor,
    clock,
    said,
    reaches: async (tag: 'reported' | 'done' | 'holding' | 'awaiting' | 'checking') =>
      waitFor(actor, (snapshot) => snapshot.hasTag(tag), { timeout: 2_000 }),
  }
}

test('a file is sent part by part, checked without being asked, and imported only when accepted', async () => {
  const { actor, clock, said, reaches } = started({
    recall: [],
    start: [at('uploading', { missing: [0, 1] })],
    send: [at('uploading', { missing: [1] }), at('uploaded')],
    ask: [at('checking'), at('importing')],
    read: [at('checked', { report }), at('done', { account: { id: 'n', name: 'A' } })],
  })
  actor.send({ type: 'workspace.choose', file })
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  clock.increment(700)
  await reaches('reported')
  expect(said).toEqual(['start', 'send 0', 'send 1', 'ask check', 'read'])
  actor.send({ type: 'workspace.accept' })
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  clock.increment(700)
  await reaches('done')
  expect(said.slice(5)).toEqual(['ask import', 'read', 'accounts are read again'])
})

test('a part that the network lost is sent again when it is back', async () => {
  const { actor, said, reaches } = started({
    recall: [],
    start: [at('uploading', { missing: [0] })],
    send: [offline, at('uploaded')],
    ask: [at('checked', { report })],
    read: [],
  })
  actor.send({ type: 'workspace.choose', file })
  await reaches('holding')
  actor.send({ type: 'network.online' })
  await reaches('reported')
  expect(said).toEqual(['start', 'send 0', 'send 0', 'ask check'])
})

test('after a reload the same file resumes, another one starts from the beginning', async () => {
  const { actor, said, reaches } = started({
    recall: [at('uploading', { missing: [1] })],
    start: [at('uploading', { missing: [1] })],
    send: [at('uploaded')],
    ask: [at('checked', { report })],
    read: [],
  })
  actor.send({ type: 'workspace.open' })
  await reaches('awaiting')
  actor.send({ type: 'workspace.choose', file })
  await reaches('reported')
  expect(said).toEqual(['recall', 'start', 'send 1', 'ask check'])
})

test('a file with problems can’t be imported', async () => {
  const bad = {
    ...report,
    problems: [{ entry: 'pins/000001.ndjson', line: 1, message: 'It was damaged.' }],
  }
  const { actor, reaches } = started({
    recall: [at('checked', { report: bad })],
    start: [],
    send: [],
    ask: [],
    read: [],
  })
  actor.send({ type: 'workspace.open' })
  const snapshot = await reaches('reported')
  expect(snapshot.can({ type: 'workspace.accept' })).toBe(false)
})

test('what is cancelled while the network is away is cancelled on the server too', async () => {
  const { actor, clock, said, reaches } = started({
    recall: [at('importing')],
    start: [],
    send: [],
    ask: [],
    read: [offline],
  })
  actor.send({ type: 'workspace.open' })
  await waitFor(actor, (snapshot) => snapshot.matches('waiting'))
  clock.increment(700)
  await reaches('holding')
  actor.send({ type: 'workspace.cancel' })
  await waitFor(actor, (snapshot) => snapshot.matches('idle'))
  expect(said).toEqual(['recall', 'read', 'cancel'])
})

test('what is cancelled before the server has heard of it is forgotten here', async () => {
  const { actor, said, reaches } = started({
    recall: [],
    start: [offline],
    send: [],
    ask: [],
    read: [],
  })
  actor.send({ type: 'workspace.choose', file })
  await reaches('holding')
  actor.send({ type: 'workspace.cancel' })
  expect(actor.getSnapshot().matches('idle')).toBe(true)
  expect(said).toEqual(['start'])
})
