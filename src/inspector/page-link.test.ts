import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { environmentModel } from '../machines/environment.model.ts'
import { PageWatch, serveRecording } from './page-link.ts'
import { Recorder } from './recorder.ts'

/** A page that records, in a browser of its own. */
function page(id: string, channel: string) {
  const recorder = new Recorder(() => 1)
  const actor = createActor(environmentModel.machine, { id: 'environment', input: { online: true, visible: true }, inspect: recorder.hear }).start()
  serveRecording(recorder, new BroadcastChannel(channel), () => ({ id, title: `Page ${id}`, path: '/drafts' }))
  return { recorder, actor }
}

test('a tab that comes later hears what was before it, and what is new', async () => {
  const name = crypto.randomUUID()
  const { recorder, actor } = page('one', name)
  actor.send({ type: 'network.offline' })
  const watch = new PageWatch(new BroadcastChannel(name))
  await expect.poll(() => watch.watched?.recording.whole()).toEqual(recorder.recording.whole())
  expect(watch.pages).toEqual([{ facts: { id: 'one', title: 'Page one', path: '/drafts' }, isGone: false }])
  actor.send({ type: 'network.online' })
  await expect.poll(() => watch.watched?.recording.lastStepOf(actor.sessionId, null)?.result.context).toEqual({ online: true, visible: true })
  expect(watch.watched?.recording.whole()).toEqual(recorder.recording.whole())
})

test('of two pages the chosen one is shown, from its beginning', async () => {
  const name = crypto.randomUUID()
  const one = page('one', name)
  const two = page('two', name)
  const watch = new PageWatch(new BroadcastChannel(name))
  await expect.poll(() => watch.pages.length).toBe(2)
  watch.watch('two')
  await expect.poll(() => watch.watched?.recording.whole()).toEqual(two.recorder.recording.whole())
  one.actor.send({ type: 'page.hidden' })
  two.actor.send({ type: 'network.offline' })
  await expect.poll(() => watch.watched?.recording.whole()).toEqual(two.recorder.recording.whole())
  expect(watch.watched?.id).toBe('two')
})

test('only the page that is watched sends its steps', async () => {
  const name = crypto.randomUUID()
  const pages = [page('one', name), page('two', name)]
  const heard: { type: string; page: unknown }[] = []
  const ear = new BroadcastChannel(name)
  ear.addEventListener('message', ({ data }: MessageEvent<{ type: string; page: unknown }>) => void heard.push(data))
  ear.postMessage({ type: 'sought', watching: 'two', isNew: true })
  await expect.poll(() => heard.filter(({ type }) => type === 'present').length).toBe(2)
  for (const { actor } of pages) actor.send({ type: 'network.offline' })
  await expect.poll(() => heard.filter(({ type }) => type === 'recorded').length).toBe(2)
  expect(heard.flatMap(({ type, page: id }) => (type === 'recorded' ? [id] : []))).toEqual(['two', 'two'])
})

test('nobody is sent anything while nobody watches', async () => {
  const name = crypto.randomUUID()
  const { actor } = page('one', name)
  const heard: unknown[] = []
  const ear = new BroadcastChannel(name)
  ear.addEventListener('message', ({ data }: MessageEvent<unknown>) => void heard.push(data))
  actor.send({ type: 'network.offline' })
  ear.postMessage({ type: 'sought', watching: null, isNew: false })
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  // Longer than a batch waits.
  await new Promise((done) => { setTimeout(done, 200) })
  expect(heard).toEqual([{ type: 'present', page: { id: 'one', title: 'Page one', path: '/drafts' } }])
})
