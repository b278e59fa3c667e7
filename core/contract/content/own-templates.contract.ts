/**
 * Templates that a person made: documents of an account, with every version kept, because pins name
 * the version that they were made with.
 */
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'
import { Empty, Id, Time } from '../call/primitives.ts'
import { PinDesign } from './pins.contract.ts'
import { TemplateInfo } from './templates.contract.ts'

/** In an account, deleted ones not counted. */
export const MAX_OWN_TEMPLATES = 100
/** Of one template. */
export const MAX_TEMPLATE_VERSIONS = 50
/** Of one document as JSON; a built-in one has 3 to 6 kB. */
export const MAX_TEMPLATE_BYTES = 256 * 1024

/** Characters. */
export const MAX_TEMPLATE_NAME = 80
export const TemplateName = z.string().trim().min(1).max(MAX_TEMPLATE_NAME)

/**
 * `id` is what a design names (`own-<template_id>.<version>`); as a choice for pins to come it goes
 * without its version.
 */
export const OwnTemplate = TemplateInfo.extend({
  template_id: Id,
  version: z.int().min(1),
  created_at: Time,
  updated_at: Time,
})
export type OwnTemplate = z.infer<typeof OwnTemplate>

export const TemplateVersion = z.object({ version: z.int().min(1), created_at: Time })
export type TemplateVersion = z.infer<typeof TemplateVersion>

/** Checked by `readTemplate`, which says what is wrong with it. */
const TemplateDocument = z.record(z.string(), z.unknown())

export const TemplateOrigin = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('builtIn'), template_id: z.string().max(60) }),
  z.object({ kind: z.literal('own'), template_id: Id }),
  z.object({ kind: z.literal('file'), document: z.unknown() }),
  /** The newest document of a pin's template, with the pin's colours and fonts. */
  z.object({ kind: z.literal('pin'), design: PinDesign }),
  /** A picture of the person fills the pin, with words where it is calm. */
  z.object({ kind: z.literal('picture'), picture_id: Id }),
])
export type TemplateOrigin = z.infer<typeof TemplateOrigin>

const LIST = '/api/accounts/:account_id/templates/'
const ONE = `${LIST}:template_id/` as const
/** A little more than a document, for what JSON escapes. */
export const TEMPLATE_BODY_LIMIT = 2 * MAX_TEMPLATE_BYTES
const inAccount = { access: 'user', params: z.object({ account_id: Id }) } as const
const ofOne = {
  access: 'user',
  params: z.object({ account_id: Id, template_id: Id }),
  answer: OwnTemplate,
  errors: ['not_found'],
} as const
const VersionParams = z.object({
  account_id: Id,
  template_id: Id,
  version: z.coerce.number().int().min(1),
})
const FULL = ['not_found', 'conflict', 'too_large', 'quota_reached'] as const

export const ownTemplateCalls = defineCalls({
  /** Newest first. */
  listOwnTemplates: {
    ...inAccount,
    method: 'GET',
    path: LIST,
    answer: z.object({ templates: z.array(OwnTemplate) }),
    errors: ['not_found'],
  },
  /** Sent again with the same id, it makes nothing new. Without a name it has its origin's. */
  createOwnTemplate: {
    ...inAccount,
    method: 'POST',
    path: LIST,
    body: z.object({ id: Id, name: TemplateName.optional(), from: TemplateOrigin }),
    answer: OwnTemplate,
    errors: FULL,
  },
  /** The newest document, and which versions there are, newest first. */
  getOwnTemplate: {
    ...ofOne,
    method: 'GET',
    path: ONE,
    answer: z.object({
      template: OwnTemplate,
      document: TemplateDocument,
      versions: z.array(TemplateVersion),
    }),
  },
  /** A name is not painted: it makes no version. */
  renameOwnTemplate: {
    ...ofOne,
    method: 'PATCH',
    path: ONE,
    body: z.object({ name: TemplateName }),
  },
  /** `version` is the one that was changed: a conflict says that there is a newer one. */
  putOwnTemplate: {
    ...ofOne,
    method: 'PUT',
    path: ONE,
    body: z.object({ version: z.int().min(1), document: z.unknown() }),
    errors: FULL,
  },
  /** The document of one version, under the name that the template has now. */
  getTemplateVersion: {
    ...ofOne,
    method: 'GET',
    path: `${ONE}versions/:version/`,
    params: VersionParams,
    answer: z.object({ version: z.int().min(1), document: TemplateDocument }),
  },
  /** Its document becomes the newest version; nothing in between is lost. */
  restoreTemplateVersion: {
    ...ofOne,
    method: 'POST',
    path: `${ONE}versions/:version/restore/`,
    params: VersionParams,
    errors: FULL,
  },
  /** Pins that were made from it keep their look and can be drawn again. */
  deleteOwnTemplate: { ...ofOne, method: 'DELETE', path: ONE, answer: Empty },
  /** Undoes a deletion. */
  restoreOwnTemplate: {
    ...ofOne,
    method: 'POST',
    path: `${ONE}restore/`,
    errors: ['not_found', 'quota_reached'],
  },
})
