/** The login with a passkey. Not in `auth.messages.ts`, which the first route loads. */
export const passkeyButtonMessages = {
  'passkey.logIn': 'Log in with a passkey',
} as const
