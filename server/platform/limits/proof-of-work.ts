/**
 * Proof of work before a call of a stranger, where it is switched on. A challenge is not stored: the server
 * signs its difficulty, end, call and network. A proof counts once, in all processes.
 * Why: docs/decisions/0150-proof-of-work.md.
 */
import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { hasZeroBits, PROOF_HEADER } from '#core/contract/call/proof-of-work.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { refuse, type Refusal } from '../http/failures/refusal.ts'
import { networkOf } from '../http/limits/networks.ts'
import type { Platform } from '../platform.ts'
import { countAttempt } from './attempts.store.ts'
import type { ProofConfig } from './proof-config.ts'

/** Long enough for a slow phone, and for a user who reads the form again. */
const CHALLENGE_LIFETIME_MS = 300_000
const MAX_PROOF_LENGTH = 300

export type ProofKind = 'register' | 'demo'

interface Challenge {
  readonly bits: number
  readonly end: number
  readonly nonce: string
  readonly kind: ProofKind
  readonly network: string
}

/** Null = go on. Each refusal has a challenge for the next try. */
export async function refuseWithoutProof(
  { config: { proof }, clock, database }: Pick<Platform, 'config' | 'clock' | 'database'>,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  kind: ProofKind,
): Promise<Refusal | null> {
  if (proof === null) return null
  const now = clock.now()
  const at = { kind, network: networkOf(ip) }
  const refuseWithChallenge = (
    code: 'request.proofNeeded' | 'request.proofWrong' | 'request.proofLate',
  ) =>
    refuse('proof_required', problem(code), {
      flags: {
        challenge: encodeChallenge(proof, {
          ...at,
          bits: proof.bits,
          end: now + CHALLENGE_LIFETIME_MS,
          nonce: randomBytes(12).toString('base64url'),
        }),
      },
    })
  const given = headers[PROOF_HEADER]
  if (typeof given !== 'string' || given === '') return refuseWithChallenge('request.proofNeeded')
  const challenge = given.length > MAX_PROOF_LENGTH ? null : verifyProof(proof, given, at)
  if (challenge === null) return refuseWithChallenge('request.proofWrong')
  const left = challenge.end - now
  // A challenge that ends later than a new one was issued while a clock was ahead.
  if (left <= 0 || left > CHALLENGE_LIFETIME_MS) return refuseWithChallenge('request.proofLate')
  const used = { length: left, most: 1, now }
  const until = await countAttempt(database.root, `proof ${challenge.nonce}`, used)
  return until === 0 ? null : refuseWithChallenge('request.proofLate')
}

function encodeChallenge(proof: ProofConfig, challenge: Challenge): string {
  const { bits, end, nonce } = challenge
  return `${bits}.${end}.${nonce}.${signatureOf(proof, challenge)}`
}

/** Null for a challenge of another call, network or secret, and for an answer without enough zero bits. */
function verifyProof(
  proof: ProofConfig,
  given: string,
  at: Pick<Challenge, 'kind' | 'network'>,
): Challenge | null {
  const [bits, end, nonce = '', signature = ''] = given.split('.')
  const challenge = { ...at, bits: Number(bits), end: Number(end), nonce }
  const signed = Buffer.from(signature)
  const right = Buffer.from(signatureOf(proof, challenge))
  if (signed.length !== right.length || !timingSafeEqual(signed, right)) return null
  // The operator may have raised the difficulty since.
  if (challenge.bits < proof.bits) return null
  return hasZeroBits(createHash('sha256').update(given).digest(), challenge.bits) ? challenge : null
}

function signatureOf({ secret }: ProofConfig, of: Challenge): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'pinloom proof of work', 32))
  const text = [of.kind, of.network, of.bits, of.end, of.nonce].join(' ')
  return createHmac('sha256', key).update(text).digest('base64url')
}
