import { afterEach, expect, test, vi } from 'vitest'
import { fetchWithProgress } from './fetch-with-progress.ts'

class FakeRequest extends EventTarget {
  static readonly sent: FakeRequest[] = []
  readonly upload = new EventTarget()
  readonly status = 200
  readonly responseText = 'stored'
  withCredentials = false
  isAborted = false
  open(): void {}
  setRequestHeader(): void {}
  getAllResponseHeaders(): string {
    return ''
  }
  send(): void {
    FakeRequest.sent.push(this)
  }
  abort(): void {
    this.isAborted = true
    this.finish('abort')
  }
  finish(outcome: 'load' | 'abort'): void {
    this.dispatchEvent(new Event(outcome))
    this.dispatchEvent(new Event('loadend'))
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  FakeRequest.sent.length = 0
})

function upload(signal: AbortSignal): Promise<Response> {
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
  return fetchWithProgress(() => {})('https://pinloom.test/video', { method: 'POST', signal })
}

test('a signal that is aborted already sends nothing', async () => {
  await expect(upload(AbortSignal.abort())).rejects.toThrow(TypeError)
  expect(FakeRequest.sent).toEqual([])
})

test('an abort stops the upload, and does nothing after the answer', async () => {
  const first = new AbortController()
  const stopped = upload(first.signal)
  first.abort()
  await expect(stopped).rejects.toThrow(TypeError)
  expect(FakeRequest.sent[0]?.isAborted).toBe(true)

  const second = new AbortController()
  const answered = upload(second.signal)
  FakeRequest.sent[1]?.finish('load')
  await expect((await answered).text()).resolves.toBe('stored')
  second.abort()
  expect(FakeRequest.sent[1]?.isAborted).toBe(false)
})
