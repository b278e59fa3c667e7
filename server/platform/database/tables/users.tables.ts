import type { Generated } from 'kysely'

/** Who a person is and how they are signed in. Flags are 0 or 1, times ms UTC. */
export interface UsersTable {
  id: string
  /** As the person wrote it. */
  email: string
  /** Lower case, unique: what a person is looked up by. */
  email_key: string
  first_name: string
  last_name: string
  email_verified: number
  /**
   * By a link in a mail or by Google. Null = not proved, or before this column; 0 = a link was opened
   * without a session.
   */
  address_proved_at: Generated<number | null>
  /** argon2id in PHC form; null for people who came by Google. */
  password_hash: string | null
  /** Google's `sub`. */
  google_id: string | null
  source: string
  /** JSON list of strings. */
  tags: string
  signup_path: string | null
  /** Of mail; null = their browser has not sent it yet. */
  language: Generated<string | null>
  created_at: number
  /** Null = not suspended. */
  suspended_at: Generated<number | null>
}

export interface SessionsTable {
  id: string
  user_id: string
  /** SHA-256 of the cookie's value, base64url: a stolen store opens no session. */
  token_hash: string
  user_agent: string
  /** `networkOf` the address that it was opened from. Null = opened by an earlier version. */
  network: Generated<string | null>
  created_at: number
  last_seen_at: number
  expires_at: number
}

/** Browsers in which a person has signed in, by a cookie of theirs. */
export interface KnownDevicesTable {
  user_id: string
  token_hash: string
  last_seen_at: number
}

/** One-time links sent by mail. */
export interface EmailTokensTable {
  id: string
  user_id: string
  purpose: 'verify' | 'reset' | 'change_email'
  token_hash: string
  /** The address the link was sent to; for `change_email` the new one. */
  email: string
  created_at: number
  expires_at: number
}

/** A person's authenticator app. One row a person. */
export interface SecondFactorsTable {
  user_id: string
  /** The secret, sealed with `SECRET_KEY`. */
  sealed: string
  created_at: number
  /** Null = it is being set up and not asked for yet. */
  confirmed_at: number | null
  /** Of the last code that was accepted (RFC 6238, T): no older one is. */
  last_step: number
}

/** Codes that were not used yet. */
export interface RecoveryCodesTable {
  user_id: string
  /** SHA-256 of person and code. */
  code_hash: string
}

/** Logins that wait for their second step. */
export interface SignInChallengesTable {
  token_hash: string
  user_id: string
  expires_at: number
}

export interface PasskeysTable {
  id: string
  user_id: string
  /** Base64url, chosen by the authenticator. */
  credential_id: string
  /** COSE, base64url. */
  public_key: string
  /** Of the authenticator's last response; 0 where it counts nothing. */
  counter: number
  /** The person's. */
  name: string
  created_at: number
  last_used_at: number | null
}

/** Challenges that wait for the answer of an authenticator. */
export interface PasskeyChallengesTable {
  challenge_hash: string
  /** The user who adds a passkey; null = a login. */
  user_id: string | null
  expires_at: number
  /** Of the authenticator's code that was given for it (RFC 6238, T). It is used up with the passkey. */
  passcode_step: number | null
  /** Of the recovery code that was given instead. */
  recovery_hash: string | null
}

export interface UserTables {
  users: UsersTable
  sessions: SessionsTable
  known_devices: KnownDevicesTable
  email_tokens: EmailTokensTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  sign_in_challenges: SignInChallengesTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
}
