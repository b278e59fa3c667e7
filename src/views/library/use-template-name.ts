/** A template's name by its id, in the person's language; the id of one that is there no more. */
import { useText } from '../i18n/text.ts'
import { templateNamesMessages } from './template-names.messages.ts'

type NameId = keyof typeof templateNamesMessages

export function useTemplateName(): (id: string) => string {
  const t = useText(templateNamesMessages)
  return (id) => {
    const nameId = `template.${id}`
    return isNameId(nameId) ? t(nameId) : id
  }
}

function isNameId(id: string): id is NameId {
  return id in templateNamesMessages
}
