/** The templates that pins can be made from: a person's own first, then the built-in ones. */
import { useMemo } from 'react'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { templateChoice } from '#core/templates/document/own-template.ts'
import { useAccounts } from '../../kit/context/app-context.tsx'
import { type Load, useLoad } from '../../kit/context/data.ts'

type Templates = Pick<Load<{ templates: readonly TemplateInfo[] }>, 'failure' | 'reload'> & {
  /** Null until they are known. */
  readonly templates: readonly TemplateInfo[] | null
}

/**
 * `newest`: for pins to come, the ids of own ones go without a version; `exact`: for one pin's
 * design, with it. Where own ones can't be loaded, the built-in ones are there all the same.
 */
export function useTemplates(ids: 'newest' | 'exact'): Templates {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const builtIn = useLoad('listTemplates', {})
  const own = useLoad(
    'listOwnTemplates',
    accountId === null ? null : { params: { account_id: accountId } },
  )
  const isWaiting = accountId !== null && own.data === null && own.status === 'loading'
  const templates = useMemo(() => {
    if (builtIn.data === null || isWaiting) return null
    const owned = (own.data?.templates ?? []).map((one) =>
      ids === 'exact' ? one : { ...one, id: templateChoice(one.id) },
    )
    return [...owned, ...builtIn.data.templates]
  }, [builtIn.data, own.data, isWaiting, ids])
  const reload = (): void => {
    builtIn.reload()
    own.reload()
  }
  return { templates, failure: builtIn.failure, reload }
}
