/** The button in a pin's editor. What is not applied yet counts too. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { useText } from '../../kit/i18n/text.ts'
import { Button } from '../../kit/ui/button.tsx'
import templateOfPinMessages from '#locales/en/pins/template-of-pin.json' with { type: 'json' }
import { useTemplateOfPin } from './use-template-of-pin.ts'

export function TemplateOfPin({ of }: { of: Pick<Pin, 'title' | 'design'> }) {
  const t = useText(templateOfPinMessages)
  const { make, isBusy, isDisabled } = useTemplateOfPin()
  return (
    <div>
      <Button
        size="small"
        icon="grid"
        isBusy={isBusy}
        isDisabled={isDisabled}
        onPress={() => void make(of)}
      >
        {t('ofPin.make')}
      </Button>
    </div>
  )
}
