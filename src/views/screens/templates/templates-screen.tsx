/** /templates: a person's own templates with their pictures, and the built-in ones to copy. */
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { useFocusAfterRemoval } from '../../kit/ui/use-focus-after-removal.ts'
import { useText } from '../../kit/i18n/text.ts'
import { type Command, useCommands } from '../../kit/context/palette-context.ts'
import { Screen } from '../../kit/screen/screen.tsx'
import { Button } from '../../kit/ui/button.tsx'
import { Banner } from '../../kit/ui/states.tsx'
import { BuiltInTemplates } from './built-in-templates.tsx'
import { ImportNote } from './import-note.tsx'
import { OwnTemplateList } from './own-template-list.tsx'
import templatesMessages from '#locales/en/templates/templates.json' with { type: 'json' }
import { lazyExtra } from '../../kit/ui/lazy-extra.ts'
import css from './templates.module.css'
import {
  type TemplateActions,
  useOwnTemplates,
  useTemplateActions,
  useTemplateImport,
} from './use-own-templates.ts'

/** Loaded from here, so that the script of every first visit does not list its files. */
export const TemplateScreen = lazy(async () => ({
  default: (await import('./design/design-screen.tsx')).DesignScreen,
}))

const BulkDialog = lazyExtra(
  async () => (await import('../../pins/bulk/bulk-dialog.tsx')).BulkDialog,
)

export function TemplatesScreen() {
  const t = useText(templatesMessages)
  const own = useOwnTemplates()
  const actions = useTemplateActions(own)
  const importing = useTemplateImport(own)
  useFocusAfterRemoval(own.list?.length ?? null, () =>
    document.querySelector<HTMLElement>('main h1'),
  )
  return (
    <Screen
      title={t('templates.title')}
      lead={t('templates.lead')}
      width="wide"
      actions={<Beginnings isOffline={own.isOffline} importing={importing} actions={actions} />}
    >
      {own.isOffline ? <Banner tone="warning">{t('templates.offline')}</Banner> : null}
      {importing.result ? <ImportNote result={importing.result} /> : null}
      <section className={css.section} aria-label={t('templates.own')}>
        <h2>{t('templates.own')}</h2>
        <OwnTemplateList own={own} actions={actions} />
      </section>
      <BuiltInTemplates
        isOffline={own.isOffline}
        onCopy={actions.copy}
        onEditCopy={actions.editCopy}
      />
    </Screen>
  )
}

/** What a template of one's own can begin with, besides a copy. */
function Beginnings({
  isOffline,
  importing: { bring, isBusy },
  actions,
}: {
  isOffline: boolean
  importing: ReturnType<typeof useTemplateImport>
  actions: Pick<TemplateActions, 'createBlank' | 'createFromPicture'>
}) {
  const t = useText(templatesMessages)
  const [isCreating, setCreating] = useState(false)
  const create = async (): Promise<void> => {
    setCreating(true)
    await actions.createBlank()
    setCreating(false)
  }
  useNewTemplateCommand(isOffline, create)
  return (
    <>
      <FromTable isOffline={isOffline} />
      <FileTrigger
        acceptedFileTypes={['.json', 'application/json']}
        onSelect={(files) => {
          const [file] = files ?? []
          if (file) void bring(file)
        }}
      >
        <Button icon="upload" isBusy={isBusy} isDisabled={isOffline}>
          {isBusy ? t('templates.importing') : t('templates.import')}
        </Button>
      </FileTrigger>
      <FromPicture isOffline={isOffline} onPicture={actions.createFromPicture} />
      <Button
        icon="plus"
        variant="primary"
        isBusy={isCreating}
        isDisabled={isOffline}
        onPress={() => void create()}
      >
        {t('templates.new')}
      </Button>
    </>
  )
}

function FromPicture({
  isOffline,
  onPicture,
}: {
  isOffline: boolean
  onPicture: (file: File) => Promise<void>
}) {
  const t = useText(templatesMessages)
  const [isBusy, setBusy] = useState(false)
  const begin = async (file: File): Promise<void> => {
    setBusy(true)
    await onPicture(file)
    setBusy(false)
  }
  return (
    <FileTrigger
      acceptedFileTypes={['image/*']}
      onSelect={(files) => {
        const [file] = files ?? []
        if (file) void begin(file)
      }}
    >
      <Button icon="picture" isBusy={isBusy} isDisabled={isOffline}>
        {t('templates.fromPicture')}
      </Button>
    </FileTrigger>
  )
}

/** Pins of many rows at once; in the palette while this screen is shown. */
function FromTable({ isOffline }: { isOffline: boolean }) {
  const t = useText(templatesMessages)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const label = t('templates.fromTable')
  const commands = useMemo(
    (): Command[] =>
      isOffline
        ? []
        : [{ id: 'templates.fromTable', label, icon: 'list', run: () => setOpen(true) }],
    [isOffline, label],
  )
  useCommands(commands)
  return (
    <>
      <Button icon="list" isDisabled={isOffline} onPress={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <BulkDialog onClose={close} />
        </Suspense>
      ) : null}
    </>
  )
}

/** In the palette while this screen is shown. */
function useNewTemplateCommand(isOffline: boolean, create: () => Promise<void>): void {
  const t = useText(templatesMessages)
  const newest = useRef(create)
  useEffect(() => {
    newest.current = create
  })
  const commands = useMemo((): Command[] => {
    const run = (): void => void newest.current()
    return isOffline ? [] : [{ id: 'templates.new', label: t('templates.new'), icon: 'plus', run }]
  }, [isOffline, t])
  useCommands(commands)
}
