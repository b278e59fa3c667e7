/** The colours of one pin: any three, or those that a locked brand kit allows. */
import { Suspense } from 'react'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { OwnColors } from '../design/color-choice.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'
import { Skeleton } from '../../kit/ui/states.tsx'
import type { BrandOfLooks } from '../looks/use-brand-of-looks.ts'
import editorMessages from '#locales/en/pins/editor.json' with { type: 'json' }
import css from './fields.module.css'

const BrandTrios = lazyExtra(async () => (await import('../design/brand-trios.tsx')).BrandTrios)

interface ColorFieldsProps {
  readonly colors: PinDesign['colors']
  /** Null while it is loading. */
  readonly brand: BrandOfLooks | null
  readonly hasAccent: boolean
  readonly onChange: (colors: PinDesign['colors']) => void
}

export function ColorFields(props: ColorFieldsProps) {
  const t = useText(editorMessages)
  return (
    <fieldset className={css.group}>
      <legend>{t('editor.colors')}</legend>
      <Choice {...props} />
    </fieldset>
  )
}

function Choice({ colors, brand, hasAccent, onChange }: ColorFieldsProps) {
  if (brand === null) return <Skeleton height="44px" />
  const { background, text, accent } = colors
  return brand.isLocked ? (
    <Suspense fallback={<Skeleton height="132px" />}>
      <BrandTrios colors={colors} brand={brand.colors} onChange={onChange} />
    </Suspense>
  ) : (
    <OwnColors
      colors={[background, text, accent]}
      hasContrast={false}
      hasAccent={hasAccent}
      onChange={([nextBackground = background, nextText = text, nextAccent = accent]) =>
        onChange({ background: nextBackground, text: nextText, accent: nextAccent })
      }
    />
  )
}
