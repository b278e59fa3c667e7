/** Above a chart: a search for states and events, and its zoom. */
import { VisuallyHidden } from 'react-aria-components/VisuallyHidden'
import { useFormat, useText } from '../../views/kit/i18n/text.ts'
import { Button } from '../../views/kit/ui/button.tsx'
import { IconButton } from '../../views/kit/ui/icon-button.tsx'
import { Tooltip } from '../../views/kit/ui/overlays/tooltip.tsx'
import { SearchField } from '../../views/kit/ui/fields/search-field.tsx'
import inspectorMessages from '#locales/en/inspector/inspector.json' with { type: 'json' }
import { MAX_SCALE } from './chart-geometry.ts'
import css from './chart-view.module.css'
import type { ChartSearch } from './use-chart-search.ts'
import type { ChartWindow } from './use-chart-window.ts'
import type { Ref } from 'react'

export function SearchTools({
  search: { text, hits, at, onText, onMove },
  inputRef,
}: {
  search: ChartSearch
  inputRef: Ref<HTMLInputElement>
}) {
  const t = useText(inspectorMessages)
  const isEmpty = hits.length === 0
  return (
    <div className={css['search']} role="search">
      <SearchField
        label={t('inspector.chartSearch')}
        placeholder={t('inspector.chartSearchHint')}
        value={text}
        onChange={onText}
        onKeyDown={(event) => {
          if (event.key === 'Enter') onMove(event.shiftKey ? -1 : 1)
          else event.continuePropagation()
        }}
        inputRef={inputRef}
        className={css['field'] ?? ''}
      />
      <span className={css['count']} role="status">
        {text.trim() === '' ? null : isEmpty ? (
          t('inspector.chartNoHits')
        ) : (
          <>
            {t('inspector.chartHit', { nth: at + 1, all: hits.length })}
            <VisuallyHidden elementType="span">: {hits[at]?.words}</VisuallyHidden>
          </>
        )}
      </span>
      <IconButton
        icon="chevronUp"
        size="small"
        label={t('inspector.chartPrevious')}
        isDisabled={isEmpty}
        onPress={() => onMove(-1)}
      />
      <IconButton
        icon="chevronDown"
        size="small"
        label={t('inspector.chartNext')}
        isDisabled={isEmpty}
        onPress={() => onMove(1)}
      />
    </div>
  )
}

export function ZoomTools({
  window: { fit, isFitted, fitToWindow, step },
  onActualSize,
}: {
  window: ChartWindow
  onActualSize: () => void
}) {
  const t = useText(inspectorMessages)
  const { percent } = useFormat()
  const scale = percent(Math.round(fit.scale * 100) / 100)
  return (
    <div className={css['zoom']} role="group" aria-label={t('inspector.zoom')}>
      <Tooltip text={t('inspector.smaller')}>
        <Button size="small" aria-label={t('inspector.smaller')} onPress={() => step(-1)}>
          −
        </Button>
      </Tooltip>
      <Tooltip text={t('inspector.actualSize')}>
        <Button
          size="small"
          className={css['scale'] ?? ''}
          aria-label={t('inspector.scale', { scale, key: t('inspector.actualSize') })}
          onPress={onActualSize}
        >
          {scale}
        </Button>
      </Tooltip>
      <Tooltip text={t('inspector.larger')}>
        <Button
          size="small"
          aria-label={t('inspector.larger')}
          isDisabled={fit.scale >= MAX_SCALE}
          onPress={() => step(1)}
        >
          +
        </Button>
      </Tooltip>
      <Tooltip text={t('inspector.fit')}>
        <Button
          size="small"
          aria-label={t('inspector.fit')}
          aria-pressed={isFitted}
          onPress={fitToWindow}
        >
          {t('inspector.fitShort')}
        </Button>
      </Tooltip>
      <VisuallyHidden role="status">
        {t(isFitted ? 'inspector.scaleFitted' : 'inspector.scaleIs', { scale })}
      </VisuallyHidden>
    </div>
  )
}
