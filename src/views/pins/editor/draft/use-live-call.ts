/**
 * A call that follows what a person is changing: asked a moment after the last change, the question
 * before it is called off, and the last good answer stays on the screen until the next one.
 */
import { useEffect, useState } from 'react'
import type { CallName } from '#core/contract/calls.ts'
import type { CallInput, ClientAnswer, Failure } from '#core/contract/client.ts'
import { useClient } from '../../../kit/context/data.ts'

export interface LiveAnswer<T> {
  /** Of the present question or of one before it; null until the first answer. */
  readonly answer: T | null
  readonly isCurrent: boolean
  readonly failure: Failure | null
  readonly askAgain: () => void
}

interface Seen<T> {
  readonly key: string
  readonly answer: T | null
  readonly failure: Failure | null
}

/** `input` null = nothing to ask yet. `pause` in ms. */
export function useLiveCall<N extends CallName>(
  name: N,
  input: CallInput<N> | null,
  pause: number,
): LiveAnswer<ClientAnswer<N>> {
  const client = useClient()
  const [round, setRound] = useState(0)
  const key = input === null ? null : `${round} ${JSON.stringify(input)}`
  const [seen, setSeen] = useState<Seen<ClientAnswer<N>> | null>(null)
  useEffect(() => {
    if (key === null) return undefined
    const abort = new AbortController()
    const ask = async () => {
      // The key is the input: params and body are plain JSON.
      const question = JSON.parse(key.slice(key.indexOf(' ') + 1)) as CallInput<N>
      const outcome = await client(name, { ...question, signal: abort.signal })
      if (abort.signal.aborted) return
      setSeen((before) =>
        outcome.ok
          ? { key, answer: outcome.answer, failure: null }
          : { key, answer: before?.answer ?? null, failure: outcome.failure },
      )
    }
    const timer = setTimeout(() => void ask(), pause)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [client, name, key, pause])
  const isCurrent = seen !== null && seen.key === key
  return {
    answer: seen?.answer ?? null,
    isCurrent,
    failure: isCurrent ? seen.failure : null,
    askAgain: () => setRound((before) => before + 1),
  }
}
