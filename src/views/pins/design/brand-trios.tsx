/** The colours of a pin whose brand kit is locked: only combinations of the brand's own. */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { brandPalettes } from '#core/templates/palettes/page-palettes.rules.ts'
import { useText } from '../../kit/i18n/text.ts'
import { RadioGroup } from '../../kit/ui/fields/toggle.tsx'
import { Swatches } from './swatches.tsx'
import choicesMessages from '#locales/en/pins/choices.json' with { type: 'json' }

interface BrandTriosProps {
  readonly colors: PinDesign['colors']
  readonly brand: readonly string[]
  readonly onChange: (colors: PinDesign['colors']) => void
}

/** Nothing is selected while the pin has other colours, such as those from before the lock. */
export function BrandTrios({ colors, brand, onChange }: BrandTriosProps) {
  const t = useText(choicesMessages)
  const trios = new Map(brandPalettes(brand).map((trio) => [keyOf(trio), trio]))
  return (
    <RadioGroup
      label={t('choices.locked')}
      value={keyOf(colors)}
      onChange={(key) => {
        const chosen = trios.get(key)
        if (chosen) onChange(chosen)
      }}
      options={[...trios].map(([id, trio], at) => ({
        id,
        label: t('choices.trio', { number: at + 1 }),
        before: <Swatches colors={[trio.background, trio.text, trio.accent]} />,
      }))}
    />
  )
}

const keyOf = ({ background, text, accent }: PinDesign['colors']): string =>
  [background, text, accent].join(' ').toLowerCase()
