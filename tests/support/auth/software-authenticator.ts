/**
 * An authenticator and its browser in one, for tests: ES256, attestation `none`, passkeys that can
 * be found without an id. It signs anything, so tests can send false responses.
 */
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'
import type {
  NewPasskeyResponse,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  PasskeyResponse,
} from '#core/contract/account/passkeys.contract.ts'

const IS_PRESENT = 0x01
const IS_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** What a test may change in a response. */
export interface Lies {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly userHandle?: string
  /** Instead of the next one. */
  readonly counter?: number
  readonly type?: string
  /** The passkey that was made last, again. */
  readonly isSame?: boolean
}

export interface SoftwareAuthenticator {
  create(options: PasskeyCreationOptions, lies?: Lies): NewPasskeyResponse
  get(options: PasskeyRequestOptions, lies?: Lies): PasskeyResponse
}

interface Credential {
  readonly id: string
  readonly key: KeyObject
  readonly userHandle: string
}

/** Without a `counts`, the counter is always 0, as that of synchronised passkeys. */
export function softwareAuthenticator({
  origin = 'http://localhost:3000',
  counts = true,
} = {}): SoftwareAuthenticator {
  let made: Credential | null = null
  let counter = 0
  const next = () => (counts ? (counter += 1) : 0)
  return {
    create(options, lies = {}) {
      const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const newId = randomBytes(32).toString('base64url')
      const madeId = lies.isSame === true ? (made?.id ?? newId) : newId
      made = { id: madeId, key: privateKey, userHandle: options.user.id }
      const id = Buffer.from(made.id, 'base64url')
      const length = Buffer.from([id.length >> 8, id.length & 0xff])
      const data = Buffer.concat([
        authenticatorData(options.rp.id, next(), { ...lies, flags: HAS_CREDENTIAL }),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ])
      return {
        ...named(made.id),
        response: {
          clientDataJSON: clientData('webauthn.create', options.challenge, { origin, ...lies }),
          attestationObject: Buffer.concat([
            Buffer.from([0xa3]),
            text('fmt'),
            text('none'),
            text('attStmt'),
            Buffer.from([0xa0]),
            text('authData'),
            bytes(data),
          ]).toString('base64url'),
        },
      }
    },
    get(options, lies = {}) {
      if (made === null) throw new Error('There is no passkey here.')
      const data = authenticatorData(options.rpId, next(), lies)
      const client = clientData('webauthn.get', options.challenge, { origin, ...lies })
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))])
      return {
        ...named(made.id),
        response: {
          clientDataJSON: client,
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, made.key).toString('base64url'),
          userHandle: lies.userHandle ?? made.userHandle,
        },
      }
    },
  }
}

const named = (id: string) => ({ id, rawId: id, type: 'public-key' }) as const

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

function clientData(type: string, challenge: string, lies: Lies): string {
  const data = { type: lies.type ?? type, challenge, origin: lies.origin, crossOrigin: false }
  return Buffer.from(JSON.stringify(data)).toString('base64url')
}

function authenticatorData(
  rpId: string,
  counter: number,
  lies: Lies & { readonly flags?: number },
): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(lies.counter ?? counter)
  const verified = lies.isVerified === false ? 0 : IS_VERIFIED
  const flags = Buffer.from([IS_PRESENT | verified | (lies.flags ?? 0)])
  return Buffer.concat([sha256(lies.rpId ?? rpId), flags, count])
}

/** CBOR, as far as it is needed: a text of fewer than 24 bytes. */
const text = (value: string): Buffer =>
  Buffer.concat([Buffer.from([0x60 | value.length]), Buffer.from(value)])

/** CBOR: at least 24 and fewer than 256 bytes. */
const bytes = (value: Buffer): Buffer => Buffer.concat([Buffer.from([0x58, value.length]), value])

/** COSE: { 1: EC2, 3: ES256, -1: P-256, -2: x, -3: y }. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' })
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    bytes(Buffer.from(y, 'base64url')),
  ])
}
