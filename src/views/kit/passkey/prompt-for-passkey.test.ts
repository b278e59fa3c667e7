import { expect, test } from 'vitest'
import { prompts } from '../../../machines/passkey/passkey.model.ts'
import { promptForPasskey } from './prompt-for-passkey.ts'

test.each(['login', 'add'] as const)('a cancel before the dialog to %s opens none', async (to) => {
  const cancelled = new Error('cancelled')
  const signal = AbortSignal.abort(cancelled)
  await expect(promptForPasskey(prompts[to], signal)).rejects.toBe(cancelled)
})
