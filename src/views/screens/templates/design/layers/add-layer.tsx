/** Adds a layer above what is selected. */
import {
  addedLayer,
  canAdd,
  NEW_LAYER_KINDS,
  type NewLayerKind,
} from '#core/templates/edit/layers/new-layer.ts'
import { placeAbove } from '#core/templates/edit/tree/layer-places.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import type { IconName } from '../../../../kit/ui/icon.tsx'
import { Menu } from '../../../../kit/ui/overlays/menu.tsx'
import type { Selection } from '../canvas/gestures/use-gestures.ts'
import newLayerMessages from '#locales/en/templates/new-layer.json' with { type: 'json' }
import type { Design } from '../use-design.ts'

const ICONS: Readonly<Record<NewLayerKind, IconName>> = {
  headline: 'text',
  kicker: 'text',
  words: 'text',
  picture: 'picture',
  photo: 'picture',
  rect: 'board',
  ellipse: 'palette',
  drawing: 'edit',
  collage: 'grid',
  list: 'list',
  scrim: 'sun',
  logo: 'globe',
}

export function AddLayer({ design, selected, onSelect }: { design: Design } & Selection) {
  const t = useText(newLayerMessages)
  const { now } = design.edited
  const add = (kind: NewLayerKind): void => {
    const wish = { kind, words: t('tpl.add.yourWords'), at: placeAbove(now, selected) }
    const { change, id } = addedLayer(now, wish)
    if (design.change(change)) onSelect([id])
  }
  return (
    <Menu
      label={t('tpl.add')}
      placement="bottom end"
      trigger={
        <Button icon="plus" size="small">
          {t('tpl.add')}
        </Button>
      }
      items={NEW_LAYER_KINDS.map((kind) => ({
        id: kind,
        label: t(`tpl.add.${kind}`),
        icon: ICONS[kind],
        isDisabled: !canAdd(now, kind),
      }))}
      onAction={(id) => {
        const kind = NEW_LAYER_KINDS.find((one) => one === id)
        if (kind !== undefined) add(kind)
      }}
    />
  )
}
