/** `?`: every shortcut, by place. */
import { Dialog } from '../../kit/ui/overlays/dialog.tsx'
import { Kbd } from '../../kit/ui/keys/kbd.tsx'
import { useText } from '../../kit/i18n/text.ts'
import paletteMessages from '#locales/en/app/palette.json' with { type: 'json' }
import { usePalette } from '../../kit/context/palette-context.ts'
import css from './shortcut-list.module.css'

const groups = [
  {
    title: 'palette.everywhere',
    keys: [
      ['Ctrl+K', 'palette.open'],
      ['?', 'palette.list'],
      ['/', 'palette.search'],
      ['Ctrl+Z', 'palette.undo'],
      ['Ctrl+Shift+Z', 'palette.redo'],
      ['H', 'palette.history'],
      ['Esc', 'palette.leave'],
    ],
  },
  {
    title: 'palette.inGrids',
    keys: [
      ['← ↑ → ↓', 'palette.move'],
      ['Space', 'palette.select'],
      ['Shift+← ↑ → ↓', 'palette.extend'],
      ['Ctrl+A', 'palette.all'],
      ['Esc', 'palette.nothing'],
      ['Enter', 'palette.openPin'],
      ['L', 'palette.looks'],
      ['V', 'palette.vary'],
      ['F', 'palette.favor'],
      ['Delete', 'palette.delete'],
    ],
  },
  {
    title: 'palette.inCalendar',
    keys: [
      ['T', 'palette.toDrafts'],
      ['N', 'palette.nextSlot'],
      ['M', 'palette.movePlanned'],
      ['Delete', 'palette.unplan'],
      ['Ctrl+Enter', 'palette.acceptSpread'],
    ],
  },
  {
    title: 'palette.inTitles',
    keys: [
      ['Tab', 'palette.next'],
      ['Enter', 'palette.nextPin'],
      ['Ctrl+D', 'palette.fill'],
    ],
  },
  {
    title: 'palette.inSheet',
    keys: [
      ['F2', 'palette.editCell'],
      ['Shift+← ↑ → ↓', 'palette.cells'],
      ['Ctrl+C', 'palette.copy'],
      ['Ctrl+D', 'palette.fill'],
      ['Ctrl+H', 'palette.replace'],
      ['Ctrl+B', 'palette.cellBoards'],
    ],
  },
] as const

export function ShortcutList() {
  const t = useText(paletteMessages)
  const palette = usePalette()
  return (
    <Dialog
      isOpen={palette.areShortcutsOpen}
      onClose={palette.hideShortcuts}
      title={t('palette.shortcutsTitle')}
      width="medium"
    >
      <div className={css['groups']}>
        {groups.map((group) => (
          <section key={group.title}>
            <h3 className={css['title']}>{t(group.title)}</h3>
            <dl className={css['list']}>
              {group.keys.map(([keys, label]) => (
                <div key={keys} className={css['line']}>
                  <dt>{t(label)}</dt>
                  <dd>
                    <Kbd keys={keys} isListed />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
