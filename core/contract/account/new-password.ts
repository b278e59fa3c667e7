/**
 * What a password must be when it is chosen. Server and forms check it by the same schema.
 * It is apart from auth.contract.ts so that the log-in screen does not load the list.
 */
import { Password } from './auth.contract.ts'
import { issueCode } from '../call/issue-code.ts'

/** Passwords of at least 8 characters that lead the published counts of leaked passwords. */
const commonPasswords: ReadonlySet<string> = new Set(
  'password password1 password12 password123 passw0rd p@ssword p@ssw0rd password! qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 1qaz2wsx 1q2w3e4r 1q2w3e4r5t q1w2e3r4 asdfghjk asdfghjkl zxcvbnm1 zaq12wsx abcdefgh abcd1234 abc12345 a1b2c3d4 aa123456 iloveyou iloveyou1 sunshine princess football baseball superman trustno1 letmein1 welcome1 welcome123 admin123 administrator changeme michelle jennifer starwars whatever computer internet samsung1 pokemon1 liverpool chocolate butterfly midnight1 charlie1 jessica1 michael1 shadow12 dragon12 monkey12 master12 football1 princess1 sunshine1 pinterest pinterest1'.split(
    ' ',
  ),
)

export function isNumericPassword(password: string): boolean {
  return /^\d+$/.test(password)
}

/** A well-known password, or one character repeated. */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  return commonPasswords.has(lower) || new Set(lower).size === 1
}

/**
 * `params.rule` informs the forms which rule was broken; a password that is too short breaks no
 * other.
 */
export const NewPassword = Password.refine((password) => !isNumericPassword(password), {
  error: issueCode('auth.passwordNumeric'),
  params: { rule: 'numeric' },
  abort: true,
}).refine((password) => !isCommonPassword(password), {
  error: issueCode('auth.passwordCommon'),
  params: { rule: 'common' },
})
