/** The password, and a code where two-step login is on. */
import { useState } from 'react'
import type { Failure } from '#core/contract/client.ts'
import { fieldError, useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { PasswordField, TextField } from '../../../kit/ui/fields/text-field.tsx'
import { LoadFailed } from '../section-card.tsx'
import passkeysMessages from '#locales/en/settings/passkeys.json' with { type: 'json' }

export interface Proof {
  readonly password: string
  readonly passcode: string
}

export const NO_PROOF: Proof = { password: '', passcode: '' }
export const PROOF_FIELDS = ['password', 'passcode']

export function ProofFields({
  proof,
  onChange,
  failure,
}: {
  proof: Proof
  onChange: (proof: Proof) => void
  failure: Failure | null
}) {
  const t = useText(passkeysMessages)
  const factor = useLoad('getSecondFactor', {})
  const codeFault = fieldError(failure, 'passcode')
  const [wasAsked, setWasAsked] = useState(false)
  // Two-step login may have been turned on elsewhere. The next attempt clears the failure.
  if (codeFault !== null && !wasAsked) setWasAsked(true)
  const needsCode = wasAsked || codeFault !== null || factor.data?.enabled_at != null
  return (
    <>
      <PasswordField
        label={t('passkeys.password')}
        autoComplete="current-password"
        value={proof.password}
        onChange={(password) => onChange({ ...proof, password })}
        error={fieldError(failure, 'password')}
      />
      {factor.status === 'failed' && !needsCode ? (
        <LoadFailed failure={factor.failure} onRetry={factor.reload} />
      ) : null}
      {needsCode ? (
        <TextField
          label={t('passkeys.code')}
          autoComplete="one-time-code"
          value={proof.passcode}
          onChange={(passcode) => onChange({ ...proof, passcode })}
          error={codeFault}
        />
      ) : null}
    </>
  )
}
