import { createActor } from 'xstate'
import { expect, test } from 'vitest'
import { environmentModel } from '../../machines/environment/environment.model.ts'
import { PageWatch, serveRecording } from './page-link.ts'
import { Recorder } from '../recording/recorder.ts'

/** A page that records, in its own browser. */
function page(id: string, channel: string, tab = id) {
  const recorder = new Recorder(() => 1)
  const actor = createActor(environmentModel.machine, {
    id: 'environment',
    input: { online: true, visible: true },
    inspect: recorder.record,
  }).start()
  const line = new BroadcastChannel(channel)
  let isOpen = true
  const speaking = {
    postMessage: (message: unknown) => void (isOpen && line.postMessage(message)),
    addEventListener: line.addEventListener.bind(line),
  }
  const leave = serveRecording(recorder, speaking, () => ({
    id,
    tab,
    title: `Page ${id}`,
    path: '/drafts',
  }))
  /** As when it is closed or reloaded: there are no more answers. */
  const close = () => {
    leave()
    isOpen = false
  }
  return { recorder, actor, leave, close }
}

test('a tab that comes later hears what was before it, and what is new', async () => {
  const name = crypto.randomUUID()
  const { recorder, actor } = page('one', name)
  actor.send({ type: 'network.offline' })
  const watch = new PageWatch(new BroadcastChannel(name))
  await expect.poll(() => watch.watched?.recording.whole()).toEqual(recorder.recording.whole())
  expect(watch.pages).toEqual([
    { facts: { id: 'one', tab: 'one', title: 'Page one', path: '/drafts' }, endedAt: null },
  ])
  actor.send({ type: 'network.online' })
  await expect
    .poll(() => watch.watched?.recording.lastStepOf(actor.sessionId, null)?.result.context)
    .toEqual({ online: true, visible: true })
  expect(watch.watched?.recording.whole()).toEqual(recorder.recording.whole())
})

test('steps that are sent for an earlier watcher do not hide what was before them', async () => {
  const name = crypto.randomUUID()
  const { recorder, actor } = page('one', name)
  const earlier = new PageWatch(new BroadcastChannel(name))
  await expect.poll(() => earlier.watched?.recording.whole()).toEqual(recorder.recording.whole())
  const line = new BroadcastChannel(name)
  const held: { isNew: boolean }[] = []
  const watch = new PageWatch({
    postMessage: (message: { isNew: boolean }) =>
      void (message.isNew ? held.push(message) : line.postMessage(message)),
    addEventListener: line.addEventListener.bind(line),
  })
  await expect.poll(() => held.length).toBe(1)
  actor.send({ type: 'network.offline' })
  await expect.poll(() => watch.watched?.recording.steps.length).toBe(1)
  line.postMessage(held[0])
  await expect.poll(() => watch.watched?.recording.whole()).toEqual(recorder.recording.whole())
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
  ear.addEventListener(
    'message',
    ({ data }: MessageEvent<{ type: string; page: unknown }>) => void heard.push(data),
  )
  ear.postMessage({ type: 'sought', watching: 'two', isNew: true })
  await expect.poll(() => heard.filter(({ type }) => type === 'present').length).toBe(2)
  for (const { actor } of pages) actor.send({ type: 'network.offline' })
  await expect.poll(() => heard.filter(({ type }) => type === 'recorded').length).toBe(2)
  expect(heard.flatMap(({ type, page: id }) => (type === 'recorded' ? [id] : []))).toEqual([
    'two',
    'two',
  ])
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
  await new Promise((done) => {
    setTimeout(done, 200)
  })
  expect(heard).toEqual([
    { type: 'present', page: { id: 'one', tab: 'one', title: 'Page one', path: '/drafts' } },
  ])
})

const there = (watch: PageWatch) =>
  watch.pages.map(({ facts: { id }, endedAt }) => `${id} ${endedAt === null ? 'there' : 'ended'}`)

test('a page that is loaded anew is followed, and what was before the reload stays to be looked at, up to its last step', async () => {
  const name = crypto.randomUUID()
  const before = page('before', name, 'tab')
  const watch = new PageWatch(new BroadcastChannel(name))
  await expect.poll(() => watch.watched?.recording.steps.length).toBeGreaterThan(0)
  before.actor.send({ type: 'page.hidden' })
  before.close()
  const after = page('after', name, 'tab')
  await expect.poll(() => watch.watched?.id).toBe('after')
  await expect
    .poll(() => watch.watched?.recording.whole())
    .toEqual(after.recorder.recording.whole())
  expect(there(watch)).toEqual(['before ended', 'after there'])
  watch.watch('before')
  expect(watch.watched?.recording.whole()).toEqual(before.recorder.recording.whole())
  // A tab that shows an ended recording keeps showing it.
  page('later', name, 'tab')
  await expect.poll(() => there(watch)).toEqual(['before ended', 'after there', 'later there'])
  expect(watch.watched?.id).toBe('before')
})

test('of pages that are gone the latest four recordings stay, and the one that is looked at; a page that nobody watched leaves nothing', async () => {
  const name = crypto.randomUUID()
  const watch = new PageWatch(new BroadcastChannel(name))
  for (const id of ['one', 'two', 'three', 'four', 'five', 'six']) {
    const { close } = page(id, name)
    await expect.poll(() => there(watch)).toContain(`${id} there`)
    watch.watch(id)
    await expect.poll(() => watch.watched?.recording.steps.length).toBeGreaterThan(0)
    close()
    await expect.poll(() => there(watch)).toContain(`${id} ended`)
  }
  expect(there(watch)).toEqual([
    'two ended',
    'three ended',
    'four ended',
    'five ended',
    'six ended',
  ])
  const unwatched = page('unwatched', name)
  await expect.poll(() => there(watch)).toContain('unwatched there')
  unwatched.close()
  await expect
    .poll(() => there(watch))
    .toEqual(['two ended', 'three ended', 'four ended', 'five ended', 'six ended'])
})

test('a page that comes back goes on where it was', async () => {
  const name = crypto.randomUUID()
  const { actor, leave, recorder } = page('one', name)
  const watch = new PageWatch(new BroadcastChannel(name))
  await expect.poll(() => watch.watched?.recording.steps.length).toBeGreaterThan(0)
  leave()
  await expect.poll(() => there(watch)).toEqual(['one ended'])
  actor.send({ type: 'page.hidden' })
  watch.watch('one')
  await expect.poll(() => there(watch)).toEqual(['one there'])
  await expect.poll(() => watch.watched?.recording.whole()).toEqual(recorder.recording.whole())
})
