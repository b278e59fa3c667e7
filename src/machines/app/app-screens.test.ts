import { expect, test } from 'vitest'
import { createActor, fromCallback } from 'xstate'
import { appInput, stillChildren } from './app.builder.ts'
import { appMachine } from './app.machine.ts'

function opened(input: object) {
  const seen: unknown[] = []
  const screen = fromCallback<{ type: string }, object>(({ input: given }) => {
    seen.push(given)
    return () => void seen.push('stopped')
  })
  const app = createActor(appMachine.provide({ actors: stillChildren }), { input: appInput })
  app.start()
  const open = (): void =>
    app.send({ type: 'screen.opened', id: 'one', logic: () => screen, input })
  open()
  return { app, seen, open }
}

test('the machine of a screen runs under its name from opening to closing, and can be opened again', () => {
  const { app, seen, open } = opened({ of: 'a screen' })
  expect([app.system.get('one' as never), seen]).toEqual([expect.anything(), [{ of: 'a screen' }]])
  app.send({ type: 'screen.closed', id: 'one' })
  expect([app.system.get('one' as never), seen.at(-1)]).toEqual([undefined, 'stopped'])
  open()
  expect([app.system.get('one' as never), seen.length]).toEqual([expect.anything(), 3])
})

test('closing a screen that has opened no machine changes nothing', () => {
  const { app, seen } = opened({})
  app.send({ type: 'screen.closed', id: 'another' })
  expect([app.getSnapshot().status, seen]).toEqual(['active', [{}]])
})
