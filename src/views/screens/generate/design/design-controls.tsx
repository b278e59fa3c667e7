/**
 * The choices of the design step. They are kept by the flow, so leaving and coming back changes
 * nothing.
 */
import type { BrandKit } from '#core/contract/account/accounts.contract.ts'
import { kitOf } from '#core/pages/brand-kit.ts'
import type { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import { useAccounts, useActor, usePinFlow } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { useText } from '../../../kit/i18n/text.ts'
import { Button, LinkButton } from '../../../kit/ui/button.tsx'
import { Select } from '../../../kit/ui/fields/choice-field.tsx'
import { ToggleChip } from '../../../kit/ui/fields/tag-input.tsx'
import { NumberField } from '../../../kit/ui/fields/number-field.tsx'
import { ColorChoice, LockedStyle } from '../../../pins/design/color-choice.tsx'
import css from './design-step.module.css'
import designMessages from '#locales/en/generate/design.json' with { type: 'json' }
import frame from '../../../pins/steps/step.module.css'
import { isPinCount } from '../../../pins/generation/generation-config.ts'
import { TemplatePicker } from '../../../pins/design/template-picker.tsx'
import { useFontOptions } from '../../../pins/design/use-font-options.ts'

export interface DesignControlsProps {
  readonly templates: readonly TemplateInfo[]
  readonly inUse: readonly TemplateInfo[]
  readonly onTouched: () => void
}

export function DesignControls({
  templates,
  inUse,
  brandRound,
  onTouched,
}: DesignControlsProps & { readonly brandRound: number }) {
  const t = useText(designMessages)
  const flow = useActor('pinFlow')
  const config = usePinFlow((snapshot) => snapshot.context.config)
  return (
    <div className={frame.card}>
      <NumberField
        className={css.count ?? ''}
        label={t('design.count')}
        hint={t('design.countHint')}
        error={isPinCount(config.n_pins) ? null : t('design.countRange')}
        value={config.n_pins}
        onChange={(count) =>
          flow.send({ type: 'flow.configure', patch: { n_pins: Number.isNaN(count) ? 0 : count } })
        }
      />
      <PinTypes templates={templates} />
      <Templates templates={templates} inUse={inUse} onTouched={onTouched} />
      <BrandChoices key={brandRound} />
    </div>
  )
}

function PinTypes({ templates }: { templates: readonly TemplateInfo[] }) {
  const t = useText(designMessages)
  const flow = useActor('pinFlow')
  const chosen = usePinFlow((snapshot) => snapshot.context.config.pin_types)
  const types = [...new Set(templates.map(({ pin_type }) => pin_type))]
  const choose = (type: PinType, isChosen: boolean) =>
    flow.send({
      type: 'flow.configure',
      patch: { pin_types: isChosen ? [...chosen, type] : chosen.filter((other) => other !== type) },
    })
  return (
    <fieldset className={css.group}>
      <legend>{t('design.types')}</legend>
      <div className={frame.line}>
        {types.map((type) => (
          <ToggleChip
            key={type}
            isSelected={chosen.includes(type)}
            onChange={(isChosen) => choose(type, isChosen)}
          >
            {t(`design.type.${type}`)}
          </ToggleChip>
        ))}
      </div>
      {types.some((type) => chosen.includes(type)) ? null : (
        <p className={css.error}>{t('design.typesMissing')}</p>
      )}
    </fieldset>
  )
}

function Templates({ templates, inUse, onTouched }: DesignControlsProps) {
  const t = useText(designMessages)
  const flow = useActor('pinFlow')
  const types = usePinFlow((snapshot) => snapshot.context.config.pin_types)
  const shown = templates.filter((template) => types.includes(template.pin_type))
  const ids = inUse.map(({ id }) => id)
  const choose = (chosen: string[]) => {
    onTouched()
    flow.send({ type: 'flow.configure', patch: { templates: chosen } })
  }
  return (
    <fieldset className={css.group}>
      <legend>{t('design.templates')}</legend>
      <div className={`${frame.line} ${frame.spread}`}>
        <p className={frame.quiet}>
          {t('design.templatesOf', { chosen: ids.length, count: shown.length })}
        </p>
        <div className={frame.line}>
          <Button size="small" variant="quiet" onPress={() => choose(shown.map(({ id }) => id))}>
            {t('design.allTemplates')}
          </Button>
          <Button size="small" variant="quiet" onPress={() => choose([])}>
            {t('design.noTemplates')}
          </Button>
          <LinkButton size="small" variant="quiet" href="/templates">
            {t('design.ownTemplates')}
          </LinkButton>
        </div>
      </div>
      <TemplatePicker
        templates={shown}
        chosen={new Set(ids)}
        onToggle={(id) =>
          choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
        }
      />
      {ids.length === 0 && shown.length > 0 ? (
        <p className={css.error}>{t('design.templatesMissing')}</p>
      ) : null}
    </fieldset>
  )
}

const OWN_KIT = 'own'

/** Of accounts with more than one. */
function KitChoice({ kits }: { kits: readonly BrandKit[] }) {
  const t = useText(designMessages)
  const flow = useActor('pinFlow')
  const chosen = usePinFlow((snapshot) => snapshot.context.config.brand_kit_id)
  if (kits.length === 0) return null
  return (
    <Select
      label={t('design.kit')}
      options={[
        { id: OWN_KIT, label: t('design.kit.own') },
        ...kits.map(({ id, label }) => ({ id, label })),
      ]}
      value={kits.find(({ id }) => id === chosen)?.id ?? OWN_KIT}
      onChange={(id) =>
        flow.send({
          type: 'flow.configure',
          patch: { brand_kit_id: id === OWN_KIT ? null : id },
        })
      }
    />
  )
}

const FROM_TEMPLATE = 'template'

function BrandChoices() {
  const flow = useActor('pinFlow')
  const colors = usePinFlow((snapshot) => snapshot.context.config.colors)
  const account = useAccounts((snapshot) => snapshot.context.selectedAccount)
  const brand = useLoad('getBrand', account ? { params: { account_id: account.id } } : null)
  const kitId = usePinFlow((snapshot) => snapshot.context.config.brand_kit_id)
  const kit = brand.data && kitOf(brand.data, kitId ?? undefined)
  return (
    <>
      <KitChoice kits={brand.data?.kits ?? []} />
      {kit?.only_brand === true ? (
        <LockedStyle brand={kit.colors} />
      ) : (
        <>
          <ColorChoice
            colors={colors}
            brand={kit?.colors ?? []}
            onChange={(next) => flow.send({ type: 'flow.configure', patch: { colors: next } })}
          />
          <FontChoice />
        </>
      )}
    </>
  )
}

function FontChoice() {
  const t = useText(designMessages)
  const flow = useActor('pinFlow')
  const fonts = usePinFlow((snapshot) => snapshot.context.config.fonts)
  const families = useFontOptions().options
  const options = [{ id: FROM_TEMPLATE, label: t('design.font.template') }, ...families]
  const [heading, body] = fonts
  const setFonts = (next: string[]) => flow.send({ type: 'flow.configure', patch: { fonts: next } })
  return (
    <fieldset className={css.group}>
      <legend>{t('design.fonts')}</legend>
      <div className={css.pair}>
        <Select
          label={t('design.font.heading')}
          options={options}
          value={heading ?? FROM_TEMPLATE}
          onChange={(id) => setFonts(id === FROM_TEMPLATE ? [] : [id, ...(body ? [body] : [])])}
        />
        <Select
          label={t('design.font.body')}
          options={options}
          value={body ?? FROM_TEMPLATE}
          isDisabled={!heading}
          onChange={(id) => heading && setFonts(id === FROM_TEMPLATE ? [heading] : [heading, id])}
        />
      </div>
    </fieldset>
  )
}
