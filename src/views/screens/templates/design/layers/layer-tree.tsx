/** The layers of a template as a tree, the uppermost first; everything can be done from here. */
import { useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Collection } from 'react-aria-components/Collection'
import { Tree, TreeItem, TreeItemContent } from 'react-aria-components/Tree'
import { findLayer } from '#core/templates/edit/tree/layer-places.ts'
import { allLayers } from '#core/templates/document/layer-tree.ts'
import type { Layer } from '#core/templates/document/template.schema.ts'
import { useText } from '../../../../kit/i18n/text.ts'
import { Icon } from '../../../../kit/ui/icon.tsx'
import { SquareButton } from '../../../../kit/ui/button.tsx'
import { SearchField } from '../../../../kit/ui/fields/search-field.tsx'
import { shownIds } from './layer-filter.ts'
import { RenameLayer } from './rename-layer.tsx'
import { RowMenu, type RowMenuProps } from './row-menu.tsx'
import { useLayerDrag } from './use-layer-drag.tsx'
import type { TreeChanges } from './use-tree-changes.ts'
import templateEditorMessages from '#locales/en/templates/template-editor.json' with { type: 'json' }
import css from './layer-tree.module.css'
import type { Design } from '../use-design.ts'
import { useLayerNames } from './use-layer-name.ts'

export function LayerTree({
  design,
  selected,
  tree,
  onSelect,
}: {
  design: Design
  tree: TreeChanges
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
}) {
  const t = useText(templateEditorMessages)
  const nameOf = useLayerNames(design.edited.now)
  const [renamed, setRenamed] = useState<Layer | null>(null)
  // a new group is open
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const { layers } = design.edited.now
  const [query, setQuery] = useState('')
  const shown = shownIds(layers, { nameOf, query })
  // while the list is filtered, the hidden rows between two shown ones are unknown
  const dragAndDropHooks = useLayerDrag(design, { tree, isDisabled: shown !== null })
  const allIds = allLayers(layers).map(({ id }) => id)
  const groups = allLayers(layers).flatMap(({ id, kind }) => (kind === 'group' ? [id] : []))
  return (
    <>
      <FilterField query={query} onChange={setQuery} />
      <Tree
        aria-label={t('tpl.layers')}
        className={css.tree ?? ''}
        dragAndDropHooks={dragAndDropHooks}
        items={rowsOf(layers, shown)}
        renderEmptyState={() => <p className={css.empty}>{t('tpl.noLayers')}</p>}
        selectionMode="multiple"
        selectionBehavior="replace"
        disallowEmptySelection={selected.length > 0}
        expandedKeys={groups.filter((id) => shown !== null || !closed.has(id))}
        onExpandedChange={(open) =>
          shown === null && setClosed(new Set(groups.filter((id) => !open.has(id))))
        }
        selectedKeys={selected}
        onSelectionChange={(keys) =>
          onSelect(keys === 'all' ? [...(shown ?? allIds)] : [...keys].map(String))
        }
        dependencies={[design.edited.now, shown]}
      >
        {(layer) => (
          <Row {...{ layer, design, nameOf, tree, shown, onSelect }} onRename={setRenamed} />
        )}
      </Tree>
      {renamed === null ? null : (
        <RenameLayer design={design} layer={renamed} onClose={() => setRenamed(null)} />
      )}
    </>
  )
}

/** The row of the layer, or of the closed group that it is in. */
export function focusLayerRow({ layers }: { readonly layers: readonly Layer[] }, id: string): void {
  const around = findLayer(layers, id)?.around ?? []
  const rows = [id, ...around.map((group) => group.id).toReversed()].flatMap(
    (one) =>
      document.querySelector<HTMLElement>(`.${css.tree} [data-key="${CSS.escape(one)}"]`) ?? [],
  )
  rows[0]?.focus()
}

function focusFirstRow(): void {
  document.querySelector<HTMLElement>(`.${css.tree} [role='row']`)?.focus()
}

function FilterField({ query, onChange }: { query: string; onChange: (query: string) => void }) {
  const t = useText(templateEditorMessages)
  return (
    <SearchField
      label={t('tpl.filterLayers')}
      placeholder={t('tpl.filterLayers')}
      value={query}
      onChange={onChange}
      onKeyDown={(event) => {
        if (event.key === 'ArrowDown') focusFirstRow()
        else event.continuePropagation()
      }}
    />
  )
}

type ShownIds = ReturnType<typeof shownIds>

const rowsOf = (layers: readonly Layer[], shown: ShownIds): Layer[] =>
  uppermostFirst(shown === null ? layers : layers.filter(({ id }) => shown.has(id)))

const uppermostFirst = (layers: readonly Layer[]): Layer[] => layers.toReversed()

interface RowProps extends RowMenuProps {
  readonly shown: ShownIds
}

function Row({ layer, design, nameOf, tree, shown, onSelect, onRename }: RowProps) {
  // Not the rest of what comes: the collection gives each row an id, which is not that of the rows
  // in it.
  const props = { design, nameOf, tree, shown, onSelect, onRename }
  const t = useText(templateEditorMessages)
  const name = nameOf(layer)
  const isHidden = layer.hidden === true
  const isLocked = layer.lock?.move === true
  return (
    <TreeItem id={layer.id} textValue={name} className={css.row ?? ''}>
      <TreeItemContent>
        {({ hasChildItems, isExpanded }) => (
          <div className={css.line} data-hidden={isHidden || undefined}>
            {hasChildItems ? (
              <AriaButton slot="chevron" className={css.chevron ?? ''}>
                <Icon name={isExpanded ? 'chevronDown' : 'chevronEnd'} size={16} />
              </AriaButton>
            ) : (
              <span className={css.chevron} />
            )}
            <AriaButton slot="drag" className={css.grip ?? ''}>
              <Icon name="grip" size={16} />
            </AriaButton>
            <span className={css.name} title={name}>
              {name}
            </span>
            <SquareButton
              size="small"
              icon={isHidden ? 'eyeOff' : 'eye'}
              label={t(isHidden ? 'tpl.show' : 'tpl.hide', { name })}
              onPress={() =>
                design.change({ type: 'setHidden', layerId: layer.id, hidden: !isHidden })
              }
            />
            <SquareButton
              size="small"
              icon="lock"
              label={t(isLocked ? 'tpl.unlock' : 'tpl.lock', { name })}
              isPressedDown={isLocked}
              className={isLocked ? css.locked : css.unlocked}
              onPress={() =>
                design.change({
                  type: 'setLock',
                  layerId: layer.id,
                  lock: isLocked ? null : { move: true, content: true, style: true, delete: true },
                })
              }
            />
            <RowMenu layer={layer} {...props} />
          </div>
        )}
      </TreeItemContent>
      {layer.kind === 'group' ? (
        <Collection items={rowsOf(layer.layers, shown)} dependencies={[design.edited.now, shown]}>
          {(inner) => <Row layer={inner} {...props} />}
        </Collection>
      ) : null}
    </TreeItem>
  )
}
