/**
 * Gives everything in a row other ids and file names, consistently. The contract's own schemas say
 * where an id or a picture's address is expected, so words that only look like one (a title that is
 * a UUID, an address in an article) are left alone.
 */
import type { z } from 'zod'
import { PictureUrl } from '#core/contract/call/primitives.ts'
import { PinLink, PinPageUrl, SlideLink } from '#core/contract/content/pins.contract.ts'
import { PinAddress, PublishedAddress } from '#core/contract/content/publications.contract.ts'
import { WEB_ADDRESS } from '#core/contract/call/web-address.ts'
import { isNetworkAddress } from '#core/publishing/network-address.ts'
import { PageUrl } from './workspace.schema.ts'
import { ownTemplateId, ownTemplateKey } from '#core/templates/document/own-template.ts'

/** Both give the same new name for the same old one. */
export interface Renaming {
  readonly id: (old: string) => string
  readonly fileName: (old: string) => string
}

type Rename = (value: unknown, to: Renaming) => unknown
/** The parts of zod's definitions that lead further down. */
interface Def {
  readonly type: string
  readonly format?: string
  readonly shape?: Readonly<Record<string, z.ZodType>>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly options?: readonly z.ZodType[]
}

/**
 * A file may hold any address. Only web addresses are kept, and for a published pin only the
 * network's.
 */
const NO_ADDRESS = ''
const isWeb = (address: string): boolean => WEB_ADDRESS.test(address)
const ALLOWED: ReadonlyMap<z.ZodType, (address: string) => boolean> = new Map([
  [PinLink, isWeb],
  [SlideLink, isWeb],
  [PinPageUrl, isWeb],
  [PageUrl, isWeb],
  [PinAddress, isNetworkAddress],
  [PublishedAddress, isNetworkAddress],
])
const MEDIA = /^\/media\/([0-9a-f]{32}\.\w+)/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** `value` must be of the schema. Answers a copy where something has another name. */
export function rename<S extends z.ZodType>(
  schema: S,
  value: z.infer<S>,
  to: Renaming,
): z.infer<S> {
  // Ids and addresses stay strings of their kind: the shape is the same.
  return (renamerOf(schema)?.(value, to) ?? value) as z.infer<S>
}

export function renameAddress(address: string, to: Renaming): string {
  return address.replace(MEDIA, (_, name: string) => `/media/${to.fileName(name)}`)
}

const known = new WeakMap<z.ZodType, Rename | null>()

/** Null = nothing in there has a name to change. */
function renamerOf(schema: z.ZodType): Rename | null {
  const found = known.get(schema)
  if (found !== undefined) return found
  const made = madeFor(schema)
  known.set(schema, made)
  return made
}

function madeFor(schema: z.ZodType): Rename | null {
  if (schema === PictureUrl) return (value, to) => renameAddress(String(value), to)
  const isAllowed = ALLOWED.get(schema)
  if (isAllowed !== undefined) return (value) => (isAllowed(String(value)) ? value : NO_ADDRESS)
  const def = schema._zod.def as unknown as Def
  if (def.type === 'string')
    return def.format === 'uuid' ? (value, to) => to.id(String(value)) : null
  if (def.shape !== undefined) return ofObject(def.shape)
  if (def.element !== undefined) return ofList(def.element)
  if (def.innerType !== undefined) return ofMaybe(def.innerType)
  return def.options === undefined ? null : ofUnion(def.options)
}

function ofObject(shape: Readonly<Record<string, z.ZodType>>): Rename | null {
  const parts = Object.entries(shape).flatMap(([key, schema]): [string, Rename][] => {
    const part = NAMED[key] ?? renamerOf(schema)
    return part === null ? [] : [[key, part]]
  })
  if (parts.length === 0) return null
  return (value, to) => {
    const copy: Record<string, unknown> = { ...(value as object) }
    for (const [key, part] of parts) if (copy[key] !== undefined) copy[key] = part(copy[key], to)
    return copy
  }
}

function ofList(element: z.ZodType): Rename | null {
  const part = renamerOf(element)
  return part && ((value, to) => (value as readonly unknown[]).map((entry) => part(entry, to)))
}

function ofMaybe(inner: z.ZodType): Rename | null {
  const part = renamerOf(inner)
  return part && ((value, to) => (value === null || value === undefined ? value : part(value, to)))
}

function ofUnion(options: readonly z.ZodType[]): Rename | null {
  if (options.every((option) => renamerOf(option) === null)) return null
  const types = options.map((option) => (option._zod.def as unknown as Def).shape?.['type'])
  return (value, to) => {
    const type = (value as { type?: unknown }).type
    const at = options.findIndex((option, nth) =>
      types[nth] === undefined
        ? option.safeParse(value).success
        : types[nth].safeParse(type).success,
    )
    const option = options[at]
    return option === undefined ? value : (renamerOf(option)?.(value, to) ?? value)
  }
}

/** Fonts are named by family, own ones also by id: the contract has one string for both. */
const ofFonts: Rename = (value, to) => {
  if (typeof value === 'string') return UUID.test(value) ? to.id(value) : value
  if (Array.isArray(value)) return value.map((entry) => ofFonts(entry, to))
  return Object.fromEntries(
    Object.entries(value as object).map(([key, entry]) => [key, ofFonts(entry, to)]),
  )
}

/** An own template's id holds a UUID; a built-in one's does not. */
const ofTemplates: Rename = (value, to) => {
  if (Array.isArray(value)) return value.map((entry) => ofTemplates(entry, to))
  const key = typeof value === 'string' ? ownTemplateKey(value) : null
  return key === null ? value : ownTemplateId(to.id(key.id), key.version ?? undefined)
}

/** Fields whose ids are part of a longer string. */
const NAMED: Readonly<Record<string, Rename>> = {
  fonts: ofFonts,
  template_id: ofTemplates,
  templates: ofTemplates,
}
