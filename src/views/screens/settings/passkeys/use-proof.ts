/** What a person enters to prove their identity, and whether a code is required. */
import { useState } from 'react'
import type { Failure } from '#core/contract/client.ts'
import { fieldError, useLoad } from '../../../kit/context/data.ts'

export interface Proof {
  readonly password: string
  readonly passcode: string
}

export const PROOF_FIELDS = ['password', 'passcode'] as const

export function useProof(failure: Failure | null) {
  const [proof, setProof] = useState<Proof>({ password: '', passcode: '' })
  const factor = useLoad('getSecondFactor', {})
  const isRefused = fieldError(failure, 'passcode') !== null
  const [wasAsked, setWasAsked] = useState(false)
  // Two-step login may have been turned on elsewhere. The next attempt clears the failure.
  if (isRefused && !wasAsked) setWasAsked(true)
  const needsCode = wasAsked || isRefused || factor.data?.enabled_at != null
  const required: readonly (keyof Proof)[] = needsCode ? PROOF_FIELDS : ['password']
  return { proof, setProof, factor, needsCode, required }
}

export type ProofState = ReturnType<typeof useProof>
