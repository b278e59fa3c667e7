/** Who may open /admin: people whose verified e-mail `ADMINS` names. */
import type { User } from '#core/contract/account/auth.contract.ts'

export const isAdminIn =
  ({ admins }: { readonly admins: readonly string[] }) =>
  ({ email, email_verified }: Pick<User, 'email' | 'email_verified'>): boolean =>
    email_verified && admins.includes(email.trim().toLowerCase())

/** An error message for the start, or null. Without verification anyone could register with an administrator's address. */
export function problemOfAdmins({
  admins,
  verifyEmail,
  publicUrlReachable,
}: {
  readonly admins: readonly string[]
  readonly verifyEmail: boolean
  readonly publicUrlReachable: boolean
}): string | null {
  return admins.length > 0 && publicUrlReachable && !verifyEmail
    ? 'ADMINS needs VERIFY_EMAIL=true (and SMTP_URL) at a public PUBLIC_URL: otherwise anybody can register with an address that it names.'
    : null
}
