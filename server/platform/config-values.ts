/** Kinds of values in the environment; each error message is appended to the name of the variable. */
import { z } from 'zod'

export const port = (least: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(least, `must be a port between ${least} and 65535`)
    .max(65_535, `must be a port between ${least} and 65535`)
export const portOrOff = z.union([z.literal('off'), port(0)], { error: 'must be a port or "off"' })
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
  .transform((url) => url.replace(/\/+$/, ''))
export const flag = z.string().transform((value, context) => {
  if (/^(1|true|yes|on)$/i.test(value)) return true
  if (/^(0|false|no|off)$/i.test(value)) return false
  context.addIssue({ code: 'custom', message: 'must be true or false' })
  return z.NEVER
})
export const list = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter((entry) => entry !== ''))
export const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`)
const hostPattern = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(:\d{1,5})?$/i
export const hosts = list
  .refine(
    (all) => all.every((host) => hostPattern.test(host)),
    'must be a list of host or host:port, parted by commas',
  )
  .default([])

export const matching = (pattern: RegExp, complaint: string) =>
  z.string().regex(pattern, complaint).optional()

const secrets = /KEY$|SECRET$|TOKEN$|^DATABASE_URL$|^SMTP_URL$/

/** Without the value of a secret. */
export function sentence(
  name: string,
  complaint: string,
  given: Readonly<Record<string, string | undefined>>,
): string {
  return secrets.test(name)
    ? `${name} ${complaint}.`
    : `${name} ${complaint} (it is "${given[name]}").`
}
