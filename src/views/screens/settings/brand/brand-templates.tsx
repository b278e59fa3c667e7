/** The templates that pins of the kit may use: all, or the chosen ones. */
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { templateChoice } from '#core/templates/document/own-template.ts'
import { useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { useTemplateName } from '../../../pins/template-names/use-template-name.ts'
import { Checkbox } from '../../../kit/ui/fields/toggle.tsx'
import { Disclosure } from '../../../kit/ui/overlays/disclosure.tsx'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import css from '../section.module.css'
import brandCss from './brand.module.css'
import type { ChangeBrand } from './use-brand-draft.ts'

interface BrandTemplatesProps {
  readonly accountId: string
  readonly brand: Brand
  readonly onChange: ChangeBrand
}

export function BrandTemplates({ accountId, brand, onChange }: BrandTemplatesProps) {
  const t = useText(settingsMessages)
  const nameOf = useTemplateName()
  const builtIn = useLoad('listTemplates', {})
  const own = useLoad('listOwnTemplates', { params: { account_id: accountId } })
  const all = [...choicesOf(own.data?.templates), ...choicesOf(builtIn.data?.templates)]
  const allowed = brand.templates ?? []
  const isAllowed = (id: string): boolean => allowed.length === 0 || allowed.includes(id)
  const toggle = (id: string, isOn: boolean): void =>
    onChange((now) => {
      const before = now.templates?.length ? now.templates : all
      const after = isOn ? [...before, id] : before.filter((one) => one !== id)
      // An empty list means all, including templates that are added later.
      return { ...now, templates: all.every((one) => after.includes(one)) ? [] : after }
    })
  return (
    <Disclosure
      title={
        allowed.length === 0
          ? t('settings.allTemplates')
          : t('settings.someTemplates', { count: allowed.length })
      }
    >
      <p className={css['small']}>{t('settings.templatesHint')}</p>
      <ul className={brandCss['templates']}>
        {all.map((id) => (
          <li key={id}>
            <Checkbox
              isSelected={isAllowed(id)}
              isDisabled={allowed.length === 1 && isAllowed(id)}
              onChange={(isOn) => toggle(id, isOn)}
            >
              {nameOf(id)}
            </Checkbox>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

const choicesOf = (templates: readonly TemplateInfo[] = []): string[] =>
  templates.map(({ id }) => templateChoice(id))
