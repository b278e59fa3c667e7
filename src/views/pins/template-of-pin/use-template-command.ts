/**
 * In the palette while a grid is shown: a template of the selected pin, or else of the one that was
 * in focus.
 */
import { getPin } from '#core/pins/book/pin-selectors.ts'
import { useActor } from '../../kit/context/app-context.tsx'
import { useText } from '../../kit/i18n/text.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import { chosenPin, usePinCommand } from '../grid/use-pin-command.ts'
import templateOfPinMessages from '#locales/en/pins/template-of-pin.json' with { type: 'json' }
import { refusalOf } from './pin-for-template.ts'
import { useTemplateOfPin } from './use-template-of-pin.ts'

export function useTemplateCommand(selectedIds: readonly string[]): void {
  const t = useText(templateOfPinMessages)
  const toast = useToast()
  const pins = useActor('pins')
  const { make, isDisabled } = useTemplateOfPin()
  usePinCommand({
    id: 'grid.template',
    label: t('ofPin.find'),
    icon: 'grid',
    isDisabled,
    run: () => {
      const id = chosenPin(selectedIds)
      const pin = id === undefined ? undefined : getPin(pins.getSnapshot().context.book, id)
      const refusal = refusalOf(pin)
      if (refusal !== null) toast(t(`ofPin.${refusal}`))
      else if (pin !== undefined) void make(pin)
    },
  })
}
