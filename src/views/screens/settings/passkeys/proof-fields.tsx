/** The password, and a code where two-step login is on. */
import { useText } from '../../../kit/i18n/text.ts'
import { PasswordField, TextField } from '../../../kit/ui/fields/text-field.tsx'
import { LoadFailed } from '../section-card.tsx'
import passkeysMessages from '#locales/en/settings/passkeys.json' with { type: 'json' }
import type { Proof, ProofState } from './use-proof.ts'

export function ProofFields({
  by: { proof, setProof, factor, needsCode },
  errorOf,
}: {
  by: ProofState
  errorOf: (field: keyof Proof) => string | null
}) {
  const t = useText(passkeysMessages)
  return (
    <>
      <PasswordField
        label={t('passkeys.password')}
        autoComplete="current-password"
        value={proof.password}
        onChange={(password) => setProof({ ...proof, password })}
        error={errorOf('password')}
      />
      {factor.status === 'failed' && !needsCode ? (
        <LoadFailed failure={factor.failure} onRetry={factor.reload} />
      ) : null}
      {needsCode ? (
        <TextField
          label={t('passkeys.code')}
          autoComplete="one-time-code"
          value={proof.passcode}
          onChange={(passcode) => setProof({ ...proof, passcode })}
          error={errorOf('passcode')}
        />
      ) : null}
    </>
  )
}
