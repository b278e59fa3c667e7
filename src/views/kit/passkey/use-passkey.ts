/**
 * The machine that logs in with a passkey or adds one. Its code is loaded with the button or
 * dialog.
 */
import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Failure } from '#core/contract/client.ts'
import type { PasskeyFinished, PasskeyStart } from '../../../machines/passkey/passkey.machine.ts'
import { useClient } from '../context/data.ts'
import { useOpenedScreen } from '../context/opened-screen.ts'
import { providePasskey } from './provide-passkey.ts'

interface PasskeyUse {
  readonly isBusy: boolean
  /** The browser's own dialog is open. */
  readonly isPrompting: boolean
  /** Why the last use did not succeed. */
  readonly failure: Failure | null
  start: (start: PasskeyStart) => void
}

/** `onFinished` is memoised. */
export function usePasskey(onFinished: (finished: PasskeyFinished) => void): PasskeyUse {
  const client = useClient()
  const [logic] = useState(() => providePasskey(client))
  const actor = useOpenedScreen('passkey', logic)
  useEffect(() => {
    const subscription = actor?.on('passkey.finished', onFinished)
    return () => subscription?.unsubscribe()
  }, [actor, onFinished])
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot?.hasTag('busy') ?? false),
    isPrompting: useSelector(actor, (snapshot) => snapshot?.hasTag('prompting') ?? false),
    failure: useSelector(actor, (snapshot) => snapshot?.context.failure ?? null),
    start: (start) => actor?.send({ type: 'passkey.start', start }),
  }
}
