/** Codes are computed from the secret, so it can't be stored as a hash. */
import type { Config } from '../../../platform/config.ts'
import { createSeal, type Seal } from '../../../platform/seal.ts'

type Keys = Pick<Config, 'secretKey'>

/** Null without `SECRET_KEY`. */
export const sealOf = ({ secretKey }: Keys): Seal | null =>
  secretKey === null ? null : createSeal(secretKey, 'pinloom second factors')

/** Null without the key that it was sealed with: only recovery codes count then. */
export const openSecret = (config: Keys, sealed: string): string | null =>
  sealOf(config)?.open(sealed) ?? null
