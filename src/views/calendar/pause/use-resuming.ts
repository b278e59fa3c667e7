/** Resumes the account once the server has the new times of its pins. */
import { useEffect, useRef, useState } from 'react'
import { useActor, useEnvironment } from '../../app-context.tsx'
import type { Move } from '../move-events.ts'
import type { Planning } from '../use-planning.ts'
import type { Schedule } from '../use-schedule.ts'
import { waitForMoves } from './moves-sent.ts'

export type Resuming =
  | { readonly step: 'choosing' | 'refused' }
  /** For the server to have the new times; offline until there is a connection. */
  | { readonly step: 'waiting'; readonly isOnline: boolean }
  | { readonly step: 'resuming' }
  | { readonly step: 'failed'; readonly message: string }

export interface ResumingParts extends Pick<Schedule, 'setPause'> {
  readonly planning: Pick<Planning, 'moveAll'>
  readonly onResumed: () => void
}

export function useResuming({ setPause, planning, onResumed }: ResumingParts) {
  const pins = useActor('pins')
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const [step, setStep] = useState<Resuming>({ step: 'choosing' })
  const closing = useRef<AbortController | null>(null)
  // A dialog that is closed while it waits resumes nothing.
  useEffect(() => () => closing.current?.abort(), [])
  const resume = async (moves: readonly Move[]): Promise<void> => {
    const { signal } = (closing.current = new AbortController())
    if (moves.length > 0) planning.moveAll(moves)
    setStep({ step: 'waiting', isOnline: true })
    const outcome = await waitForMoves(pins, moves, signal)
    if (outcome === 'aborted') return
    if (outcome === 'refused') return setStep({ step: 'refused' })
    setStep({ step: 'resuming' })
    const wrong = await setPause(null)
    if (wrong === null) onResumed()
    else setStep({ step: 'failed', message: wrong })
  }
  const resuming = step.step === 'waiting' ? { ...step, isOnline } : step
  return { resuming, resume }
}
