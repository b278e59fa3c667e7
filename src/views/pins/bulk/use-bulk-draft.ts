/** The chosen template and brand kit, and the rows that can be made with them. */
import { useMemo, useState } from 'react'
import { type BulkRows, bulkRows } from '#core/bulk/bulk-rows.rules.ts'
import type { Brand, BrandKit } from '#core/contract/account/accounts.contract.ts'
import type { Page } from '#core/contract/content/pages.contract.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { allowedTemplates, kitOf } from '#core/pages/brand-kit.ts'
import { templateChoice } from '#core/templates/document/own-template.ts'
import type { BulkDraft } from '../../../machines/bulk-create/bulk-create.machine.ts'
import { useAccounts, usePages } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'
import type { ChosenTable } from './use-bulk-table.ts'

export interface BulkChoices {
  /** The user's own templates first; null while they are loading. */
  readonly templates: readonly TemplateInfo[] | null
  readonly isFailed: boolean
  readonly template: TemplateInfo | null
  readonly chooseTemplate: (id: string) => void
  readonly kits: readonly BrandKit[]
  /** '' is the account's main kit. */
  readonly kitId: string
  readonly chooseKit: (id: string) => void
  /** Null without a table or a template. */
  readonly found: BulkRows | null
  readonly draft: BulkDraft | null
}

export function useBulkDraft(chosen: ChosenTable | null): BulkChoices {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const inAccount = accountId === null ? null : { params: { account_id: accountId } }
  const { templates: all, isFailed } = useChoosable(inAccount)
  const brand = useLoad('getBrand', inAccount).data
  const kits = brand?.kits ?? NO_KITS
  const pages = usePages((snapshot) => snapshot.context.pages)
  const [templateId, setTemplateId] = useState<string | null>(null)
  const [kitId, setKitId] = useState('')
  const kit = kits.find(({ id }) => id === kitId)
  const templates = allowedOf(all, brand, kit?.id)
  const template = chosenOf(templates, templateId)
  const found = useMemo(
    () =>
      chosen === null || 'refusal' in chosen || template === null
        ? null
        : bulkRows(chosen.rows, {
            fields: chosen.fields,
            template: { pictures: template.pictures, needsItems: template.needs_items },
            ...addressesOf(pages),
          }),
    [chosen, template, pages],
  )
  const draft = useMemo(
    () =>
      found === null || template === null || accountId === null
        ? null
        : {
            accountId,
            look: {
              template_id: template.id,
              ...(kit === undefined ? {} : { brand_kit_id: kit.id }),
            },
            rows: found.rows,
          },
    [found, template, accountId, kit],
  )
  return {
    templates,
    isFailed,
    template,
    chooseTemplate: setTemplateId,
    kits,
    kitId: kit?.id ?? '',
    chooseKit: setKitId,
    found,
    draft,
  }
}

/** Own templates first. If those can't be loaded, only the built-in ones. */
function useChoosable(inAccount: { params: { account_id: string } } | null) {
  const own = useLoad('listOwnTemplates', inAccount)
  const builtIn = useLoad('listTemplates', {})
  const templates = useMemo(
    () =>
      builtIn.data && (own.data || own.failure)
        ? [
            ...(own.data?.templates ?? []).map((one) => ({ ...one, id: templateChoice(one.id) })),
            ...builtIn.data.templates,
          ]
        : null,
    [builtIn.data, own.data, own.failure],
  )
  return { templates, isFailed: builtIn.status === 'failed' }
}

/** The chosen template; by default the first that shows a picture and needs no list. */
function chosenOf(templates: readonly TemplateInfo[] | null, id: string | null) {
  const isPlain = ({ pictures, needs_items }: TemplateInfo) => pictures > 0 && !needs_items
  return (
    templates?.find((one) => one.id === id) ?? templates?.find(isPlain) ?? templates?.[0] ?? null
  )
}

function allowedOf(
  all: readonly TemplateInfo[] | null,
  brand: Brand | null,
  kitId: string | undefined,
): readonly TemplateInfo[] | null {
  if (all === null || brand === null) return all
  const ids = new Set(
    allowedTemplates(
      kitOf(brand, kitId),
      all.map(({ id }) => id),
    ),
  )
  return all.filter(({ id }) => ids.has(id))
}

const NO_KITS: readonly BrandKit[] = []

function addressesOf(pages: readonly Page[]) {
  return {
    pictureIds: new Map(pages.flatMap((page) => page.pictures.map(({ url, id }) => [url, id]))),
    pageIds: new Map(pages.flatMap(({ url, id }) => (url === '' ? [] : [[url, id]]))),
  }
}
