/** Why a password cannot be chosen, as the refusal of its form. Its length is in the contract. */
import { isCommonPassword, isNumericPassword } from '#core/contract/account/new-password.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { type Refusal, refuseField } from '../../../platform/http/failures/refusal.ts'

/** Null when the password may be used. */
export function refusePassword({
  password1,
  password2,
}: {
  readonly password1: string
  readonly password2: string
}): Refusal | null {
  if (password1 !== password2) return refuseField('password2', problem('auth.passwordMismatch'))
  if (isNumericPassword(password1)) return refuseField('password1', problem('auth.passwordNumeric'))
  return isCommonPassword(password1)
    ? refuseField('password1', problem('auth.passwordCommon'))
    : null
}
