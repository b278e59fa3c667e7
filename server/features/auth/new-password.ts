/**
 * What a password that somebody chooses must not be. Its length is in the contract; the sentences
 * are those that the field knows.
 */
import { problem } from '#core/contract/problems.contract.ts'
import { type Refusal, refuseField } from '../../platform/http/refusal.ts'

const DIFFER = problem('auth.passwordMismatch')
const NUMERIC = problem('auth.passwordNumeric')
const COMMON = problem('auth.passwordCommon')

/**
 * The first that anybody tries, of 8 letters or more: they lead every published count of leaked
 * passwords.
 */
const common = new Set(
  'password password1 password12 password123 passw0rd p@ssword p@ssw0rd password! qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 asdfghjk asdfghjkl zxcvbnm1 zaq12wsx abcdefgh abcd1234 abc12345 a1b2c3d4 aa123456 iloveyou iloveyou1 sunshine princess football baseball superman trustno1 letmein1 welcome1 welcome123 admin123 administrator changeme michelle jennifer starwars whatever computer internet samsung1 pokemon1 liverpool chocolate butterfly midnight1 charlie1 jessica1 michael1 shadow12 dragon12 monkey12 master12 football1 princess1 sunshine1 pinterest pinterest1'.split(
    ' ',
  ),
)

/** Null: it may be taken. */
export function refusePassword({
  password1,
  password2,
}: {
  readonly password1: string
  readonly password2: string
}): Refusal | null {
  if (password1 !== password2) return refuseField('password2', DIFFER)
  if (/^\d+$/.test(password1)) return refuseField('password1', NUMERIC)
  const isOneLetter = new Set(password1.toLowerCase()).size === 1
  return isOneLetter || common.has(password1.toLowerCase())
    ? refuseField('password1', COMMON)
    : null
}
