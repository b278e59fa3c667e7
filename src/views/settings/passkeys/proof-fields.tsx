/** The password, and a code where two-step login is on. */
import type { Failure } from '#core/contract/call/client.ts'
import { fieldError, useLoad } from '../../data.ts'
import { useText } from '../../i18n/text.ts'
import { PasswordField, TextField } from '../../ui/fields/text-field.tsx'
import { passkeysMessages } from './passkeys.messages.ts'

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
  return (
    <>
      <PasswordField
        label={t('passkeys.password')}
        autoComplete="current-password"
        value={proof.password}
        onChange={(password) => onChange({ ...proof, password })}
        error={fieldError(failure, 'password')}
      />
      {factor.data?.enabled_at == null ? null : (
        <TextField
          label={t('passkeys.code')}
          autoComplete="one-time-code"
          value={proof.passcode}
          onChange={(passcode) => onChange({ ...proof, passcode })}
          error={fieldError(failure, 'passcode')}
        />
      )}
    </>
  )
}
