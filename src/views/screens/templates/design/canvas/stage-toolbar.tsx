/** Above the picture: aligning and spreading what is selected, and how large the picture is. */
import { Group } from 'react-aria-components/Group'
import { useFormat, useText } from '../../../../kit/i18n/text.ts'
import { Button } from '../../../../kit/ui/button.tsx'
import { Menu } from '../../../../kit/ui/overlays/menu.tsx'
import { ALIGNMENTS, type Arrangement, SPREADS } from './gestures/arrange-layers.ts'
import css from './stage-toolbar.module.css'
import toolbarMessages from '#locales/en/templates/toolbar.json' with { type: 'json' }
import { nextZoom, type Zoom, ZOOM_STEPS } from './zoom.ts'

interface ToolbarProps extends ZoomProps {
  readonly hasRulers: boolean
  readonly onRulers: (isOn: boolean) => void
  /** How many selected layers can be moved freely. */
  readonly movable: number
  readonly onArrange: (arrangement: Arrangement) => void
}

interface ZoomProps {
  readonly zoom: Zoom
  /** What is seen now, also where it fits. */
  readonly shown: number
  readonly onZoom: (zoom: Zoom) => void
}

export function StageToolbar({
  movable,
  onArrange,
  hasRulers,
  onRulers,
  ...zooming
}: ToolbarProps) {
  const t = useText(toolbarMessages)
  return (
    <Group aria-label={t('tpl.tools')} className={css.toolbar ?? ''}>
      <Menu
        label={t('tpl.arrange')}
        trigger={
          <Button size="small" variant="quiet" iconEnd="chevronDown" isDisabled={movable === 0}>
            {t('tpl.arrange')}
          </Button>
        }
        groups={[
          {
            title: t('tpl.alignLayers'),
            items: ALIGNMENTS.map((id) => ({ id, label: t(`tpl.arrange.${id}`) })),
          },
          {
            title: t('tpl.spreadLayers'),
            items: SPREADS.map((id) => ({
              id,
              label: t(`tpl.arrange.${id}`),
              isDisabled: movable < 3,
            })),
          },
        ]}
        onAction={(id) => {
          const found = [...ALIGNMENTS, ...SPREADS].find((one) => one === id)
          if (found !== undefined) onArrange(found)
        }}
      />
      <Button
        size="small"
        variant="quiet"
        aria-pressed={hasRulers}
        onPress={() => onRulers(!hasRulers)}
      >
        {t('tpl.rulers')}
      </Button>
      <ZoomButtons {...zooming} />
    </Group>
  )
}

function ZoomButtons({ zoom, shown, onZoom }: ZoomProps) {
  const t = useText(toolbarMessages)
  const format = useFormat()
  const now = zoom === 'fit' ? t('tpl.zoomFit') : format.percent(shown)
  return (
    <span className={css.zoom}>
      <Button
        size="small"
        variant="quiet"
        aria-label={t('tpl.zoomOut')}
        isDisabled={nextZoom(shown, -1) >= shown}
        onPress={() => onZoom(nextZoom(shown, -1))}
      >
        −
      </Button>
      <Menu
        label={t('tpl.zoom')}
        placement="bottom end"
        trigger={
          <Button size="small" variant="quiet" aria-label={t('tpl.zoomNow', { now })}>
            {now}
          </Button>
        }
        items={[
          { id: 'fit', label: t('tpl.zoomFit') },
          ...ZOOM_STEPS.map((step) => ({ id: String(step), label: format.percent(step) })),
        ]}
        onAction={(id) => onZoom(id === 'fit' ? 'fit' : Number(id))}
      />
      <Button
        size="small"
        variant="quiet"
        aria-label={t('tpl.zoomIn')}
        isDisabled={nextZoom(shown, 1) <= shown}
        onPress={() => onZoom(nextZoom(shown, 1))}
      >
        +
      </Button>
    </span>
  )
}
