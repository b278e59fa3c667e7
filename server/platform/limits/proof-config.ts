/** The settings of proof of work for what strangers may ask for. */
import { z } from 'zod'
import { wholeNumber } from '../config-values.ts'

export interface ProofConfig {
  /** Zero bits that a hash must begin with: each one doubles the work. */
  readonly bits: number
  readonly secret: string
}

export const proofVariables = {
  REGISTRATION_PROOF: z.enum(['off', 'work'], { error: 'must be one of off, work' }).default('off'),
  // 20 bits take a browser some 12 s. More come too late for the life of a challenge.
  REGISTRATION_PROOF_BITS: wholeNumber(1, 20).default(16),
}

type ProofVariables = z.output<z.ZodObject<typeof proofVariables>> & {
  readonly SECRET_KEY?: string | undefined
}

/** Null = off. */
export function readProof(
  env: ProofVariables,
): ProofConfig | null | { readonly complaint: string } {
  if (env.REGISTRATION_PROOF === 'off') return null
  return env.SECRET_KEY === undefined
    ? { complaint: 'SECRET_KEY is missing: REGISTRATION_PROOF=work needs it.' }
    : { bits: env.REGISTRATION_PROOF_BITS, secret: env.SECRET_KEY }
}
