/** Own templates over HTTP. */
import { setImmediate } from 'node:timers/promises'
import {
  ownTemplateCalls,
  TEMPLATE_BODY_LIMIT,
  type OwnTemplate,
} from '#core/contract/content/own-templates.contract.ts'
import { templateInfo } from '#core/templates/document/own-template.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Database, Queries } from '../../platform/database/database.ts'
import { notFound, type Refusal } from '../../platform/http/failures/refusal.ts'
import type { Route } from '../../platform/http/route.ts'
import { readStored } from '../../platform/templates/own-templates.ts'
import {
  changeOwnTemplate,
  findOwnTemplateRow,
  findVersion,
  listOwnTemplateRows,
  listVersions,
  type OwnTemplateRow,
  type TemplateKey,
} from '../../platform/templates/own-templates.store.ts'
import { checkedDocument, originOf, type FindFacts } from './template-documents.ts'
import { createTemplate, replaceTemplate, undeleteTemplate } from './write-templates.ts'

export interface OwnTemplateParts {
  readonly database: Database
  readonly clock: Clock
  readonly limits: Config['limits']
  /** Undefined when the account is not the owner's. */
  readonly findAccount: (db: Queries, owner: string, accountId: string) => Promise<unknown>
  /** The state of what paints: part of a picture's address. */
  readonly version: () => Promise<string>
  readonly factsOf: FindFacts
}

const NO_ACCOUNT = notFound('account')
const NO_TEMPLATE = notFound('template')

interface OfOne {
  readonly user: { readonly id: string }
  readonly params: { readonly account_id: string; readonly template_id: string }
}
const keyOf = ({ user, params }: OfOne): TemplateKey => ({
  owner: user.id,
  accountId: params.account_id,
  id: params.template_id,
})

export function ownTemplateRoutes(route: Route, parts: OwnTemplateParts): void {
  listRoutes(route, parts)
  documentRoutes(route, parts)
  deletionRoutes(route, parts)
}

/** Null when it can't be read any more. */
async function present(parts: OwnTemplateParts, row: OwnTemplateRow): Promise<OwnTemplate | null> {
  const template = readStored(row)
  if (template === null) return null
  const { id: template_id, version, created_at, updated_at } = row
  const url = `/media/templates/${template.id}-${await parts.version()}.jpg`
  return { ...templateInfo(template, url), template_id, version, created_at, updated_at }
}

async function findKept(db: Queries, key: TemplateKey): Promise<OwnTemplateRow | undefined> {
  const row = await findOwnTemplateRow(db, key)
  return row?.deleted_at === null ? row : undefined
}

async function presentOne(
  parts: OwnTemplateParts,
  key: TemplateKey,
): Promise<OwnTemplate | Refusal> {
  const row = await findKept(parts.database.root, key)
  return (row && (await present(parts, row))) ?? NO_TEMPLATE
}

function listRoutes(route: Route, parts: OwnTemplateParts): void {
  const { database, findAccount } = parts
  const { root } = database
  route(ownTemplateCalls.listOwnTemplates, async ({ user, params: { account_id: accountId } }) => {
    if ((await findAccount(root, user.id, accountId)) === undefined) return NO_ACCOUNT
    const rows = await listOwnTemplateRows(root, { owner: user.id, accountId })
    const templates: OwnTemplate[] = []
    for (const row of rows) {
      const template = await present(parts, row)
      if (template !== null) templates.push(template)
      // Others are served between two documents.
      await setImmediate()
    }
    return { templates }
  })
  route(
    ownTemplateCalls.createOwnTemplate,
    async ({ user, params: { account_id: accountId }, body }) => {
      const key = { owner: user.id, accountId, id: body.id }
      if ((await findAccount(root, user.id, accountId)) === undefined) return NO_ACCOUNT
      const origin = await originOf({ db: root, factsOf: parts.factsOf }, key, body.from)
      if (!origin.ok) return origin.refusal
      const { document } = origin
      const refusal = await createTemplate(parts, key, {
        name: body.name ?? document.name.slice(0, 80),
        document,
      })
      return refusal ?? presentOne(parts, key)
    },
    { bodyLimit: TEMPLATE_BODY_LIMIT },
  )
}

function documentRoutes(route: Route, parts: OwnTemplateParts): void {
  const { root } = parts.database
  route(ownTemplateCalls.getOwnTemplate, async (call) => {
    const row = await findKept(root, keyOf(call))
    if (row === undefined) return NO_TEMPLATE
    const document = { ...JSON.parse(row.document), name: row.name } as Record<string, unknown>
    const versions = await listVersions(root, row.id)
    const template = await present(parts, row)
    return template === null ? NO_TEMPLATE : { template, document, versions }
  })
  route(ownTemplateCalls.renameOwnTemplate, async (call) => {
    const key = keyOf(call)
    if ((await findKept(root, key)) === undefined) return NO_TEMPLATE
    const { name } = call.body
    await changeOwnTemplate(root, key, { name, updated_at: parts.clock.now() })
    return presentOne(parts, key)
  })
  route(
    ownTemplateCalls.putOwnTemplate,
    async (call) => {
      const key = keyOf(call)
      if ((await findKept(root, key)) === undefined) return NO_TEMPLATE
      const checked = checkedDocument(call.body.document)
      if (!checked.ok) return checked.refusal
      const { document } = checked
      const refusal = await replaceTemplate(parts, key, { from: call.body.version, document })
      return refusal ?? presentOne(parts, key)
    },
    { bodyLimit: TEMPLATE_BODY_LIMIT },
  )
  route(ownTemplateCalls.getTemplateVersion, async (call) => {
    const key = keyOf(call)
    const { version } = call.params
    const row = await findKept(root, key)
    const found = await findVersion(root, key.owner, { id: key.id, version })
    if (row === undefined || found === undefined) return NO_TEMPLATE
    const document = { ...JSON.parse(found.document), name: row.name } as Record<string, unknown>
    return { version, document }
  })
  route(ownTemplateCalls.restoreTemplateVersion, async (call) => {
    const key = keyOf(call)
    const row = await findKept(root, key)
    const old = await findVersion(root, key.owner, { id: key.id, version: call.params.version })
    if (row === undefined || old === undefined) return NO_TEMPLATE
    const checked = checkedDocument(JSON.parse(old.document))
    if (!checked.ok) return checked.refusal
    const { document } = checked
    const refusal = await replaceTemplate(parts, key, { from: row.version, document })
    return refusal ?? presentOne(parts, key)
  })
}

function deletionRoutes(route: Route, parts: OwnTemplateParts): void {
  const { database, clock } = parts
  const { root } = database
  route(ownTemplateCalls.deleteOwnTemplate, async (call) => {
    const key = keyOf(call)
    const row = await findOwnTemplateRow(root, key)
    if (row === undefined) return NO_TEMPLATE
    await changeOwnTemplate(root, key, { deleted_at: row.deleted_at ?? clock.now() })
    return {}
  })
  route(ownTemplateCalls.restoreOwnTemplate, async (call) => {
    const key = keyOf(call)
    return (await undeleteTemplate(database, key)) ?? presentOne(parts, key)
  })
}
