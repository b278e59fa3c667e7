/**
 * A template's name by its id: a built-in one's in the person's language, an own one's as they
 * named it; the id of one that is there no more.
 */
import { templateChoice } from '#core/templates/document/own-template.ts'
import { useAccounts } from '../../kit/context/app-context.tsx'
import { useLoad } from '../../kit/context/data.ts'
import { useText } from '../../kit/i18n/text.ts'
import templateNamesMessages from '#locales/en/pins/template-names.json' with { type: 'json' }

type NameId = keyof typeof templateNamesMessages

export function useTemplateName(): (id: string) => string {
  const t = useText(templateNamesMessages)
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const own = useLoad(
    'listOwnTemplates',
    accountId === null ? null : { params: { account_id: accountId } },
  )
  return (id) => {
    const nameId = `template.${id}`
    if (isNameId(nameId)) return t(nameId)
    const choice = templateChoice(id)
    return own.data?.templates.find((one) => templateChoice(one.id) === choice)?.name ?? id
  }
}

function isNameId(id: string): id is NameId {
  return id in templateNamesMessages
}
