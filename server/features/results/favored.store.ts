/** Templates that a person uses more often because results showed so. */
import {
  MAX_FAVORED_TEMPLATES,
  TemplateEvidence,
} from '#core/contract/publishing/results.contract.ts'
import type { FavoredTemplate } from '#core/contract/publishing/results.contract.ts'
import type { Queries } from '../../platform/database/database.ts'

/** Callers that change or read these have asked this before. */
export async function ownsAccount(
  db: Queries,
  { owner, accountId }: { readonly owner: string; readonly accountId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('user_id', '=', owner)
    .executeTakeFirst()
  return row !== undefined
}

/** Newest first; of many, the newest. */
export async function listFavoredTemplates(
  db: Queries,
  accountId: string,
): Promise<FavoredTemplate[]> {
  const rows = await db
    .selectFrom('favored_templates')
    .select(['template_id', 'evidence', 'accepted_at'])
    .where('account_id', '=', accountId)
    .orderBy('accepted_at', 'desc')
    .orderBy('template_id')
    .limit(MAX_FAVORED_TEMPLATES)
    .execute()
  return rows.map(({ evidence, ...row }) => ({
    ...row,
    evidence: TemplateEvidence.parse(JSON.parse(evidence)),
  }))
}

/** Of many, the newest stay. */
export async function favorTemplate(
  db: Queries,
  account_id: string,
  { template_id, evidence, accepted_at }: FavoredTemplate,
): Promise<void> {
  const row = { evidence: JSON.stringify(evidence), accepted_at }
  await db
    .insertInto('favored_templates')
    .values({ account_id, template_id, ...row })
    .onConflict((conflict) => conflict.columns(['account_id', 'template_id']).doUpdateSet(row))
    .execute()
  const kept = await listFavoredTemplates(db, account_id)
  await db
    .deleteFrom('favored_templates')
    .where('account_id', '=', account_id)
    .where(
      'template_id',
      'not in',
      kept.map((one) => one.template_id),
    )
    .execute()
}

export async function unfavorTemplate(
  db: Queries,
  accountId: string,
  templateId: string,
): Promise<void> {
  await db
    .deleteFrom('favored_templates')
    .where('account_id', '=', accountId)
    .where('template_id', '=', templateId)
    .execute()
}
