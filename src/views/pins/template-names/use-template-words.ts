/** A template's name and what it is, in the person's language; what is not built in has its own. */
import { useText } from '../../kit/i18n/text.ts'
import templateNamesMessages from '#locales/en/pins/template-names.json' with { type: 'json' }

interface Named {
  readonly id: string
  readonly name: string
  readonly description: string
}

type NameId = keyof typeof templateNamesMessages

export function useTemplateWords(): (template: Named) => {
  readonly name: string
  readonly about: string
} {
  const t = useText(templateNamesMessages)
  return ({ id, name, description }) => {
    const [nameId, aboutId] = [`template.${id}`, `template.${id}.about`]
    return {
      name: isNameId(nameId) ? t(nameId) : name,
      about: isNameId(aboutId) ? t(aboutId) : description,
    }
  }
}

function isNameId(id: string): id is NameId {
  return id in templateNamesMessages
}
