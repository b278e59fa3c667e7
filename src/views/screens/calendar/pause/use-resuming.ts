/** The machine that resumes the account once the server has the new times of its pins. */
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { CallFailed } from '../../../../machines/call-failed.ts'
import { resumingMachine, type ResumeMove } from '../../../../machines/resuming/resuming.machine.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import { useOpenedScreen } from '../../../kit/context/opened-screen.ts'
import type { Actors } from '../../../../machines/app/actors.ts'
import type { Move } from '../move-mode/move-events.ts'
import type { Planning } from '../plan/use-planning.ts'
import type { SetPause } from './use-set-pause.ts'
import { type SyncedPins, waitForMoves } from './moves-sent.ts'

export interface ResumingParts {
  readonly setPause: SetPause
  readonly planning: Pick<Planning, 'moveAll'>
  readonly onResumed: () => void
}

/** Undefined until it is there. */
export function useResuming({
  setPause,
  planning,
  onResumed,
}: ResumingParts): Actors['resuming'] | undefined {
  const pins = useActor('pins')
  const [parts] = useState(() => new LatestParts())
  useEffect(() => parts.set({ setPause, planning }), [parts, setPause, planning])
  const [logic] = useState(() => provideResuming(pins, parts))
  const actor = useOpenedScreen('resuming', logic)
  useEffect(() => {
    const subscription = actor?.on('resume.resumed', onResumed)
    return () => subscription?.unsubscribe()
  }, [actor, onResumed])
  return actor
}

/** The plan changes while the dialog is open, and the machine stays. */
class LatestParts {
  #now: Pick<ResumingParts, 'setPause' | 'planning'> | null = null

  set(now: Pick<ResumingParts, 'setPause' | 'planning'>): void {
    this.#now = now
  }

  get(): Pick<ResumingParts, 'setPause' | 'planning'> {
    if (this.#now === null) throw new Error('The account is resumed before its plan is there')
    return this.#now
  }
}

function provideResuming(pins: SyncedPins, parts: LatestParts) {
  return resumingMachine.provide({
    actors: {
      movePins: fromPromise(
        async ({
          input,
          signal,
        }: {
          input: { moves: readonly ResumeMove[] }
          signal: AbortSignal
        }): Promise<void> => {
          // As the dialog has sent them.
          const moves = input.moves as readonly Move[]
          if (moves.length > 0) parts.get().planning.moveAll(moves)
          const outcome = await waitForMoves(pins, moves, signal)
          if (outcome !== 'sent') throw new Error(`The new times were ${outcome}`)
        },
      ),
      endPause: fromPromise(async (): Promise<void> => {
        const failure = await parts.get().setPause(null)
        if (failure !== null) throw new CallFailed(failure)
      }),
    },
  })
}
