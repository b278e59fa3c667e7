/**
 * The plan as a file for Pinterest’s bulk upload: which part, what stays out, what is taken
 * already.
 */
import { useText } from '../../../kit/i18n/text.ts'
import { Button } from '../../../kit/ui/button.tsx'
import { Dialog } from '../../../kit/ui/overlays/dialog.tsx'
import { Banner } from '../../../kit/ui/states.tsx'
import { TextField } from '../../../kit/ui/fields/text-field.tsx'
import { useToast } from '../../../kit/ui/notes/toast.tsx'
import { Checkbox, RadioGroup } from '../../../kit/ui/fields/toggle.tsx'
import { PrivateLinks } from './private-links.tsx'
import { TakenFiles } from './taken-files.tsx'
import planFileMessages from '#locales/en/calendar/plan-file.json' with { type: 'json' }
import css from './take-away.module.css'
import native from '../native-field.module.css'
import { UnfitPins } from './unfit-pins.tsx'
import { DAY_CHOICES, type PlanFile, type PlanFileSource, usePlanFile } from './use-plan-file.ts'

/** Mounted while it is open. */
export function PlanFileDialog({ onClose, ...source }: PlanFileSource & { onClose: () => void }) {
  const t = useText(planFileMessages)
  const file = usePlanFile(source)
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="medium"
      title={t('planFile.title')}
      actions={
        <Button
          variant="primary"
          icon="download"
          isBusy={file.busy === 'makePlanFile'}
          isDisabled={!file.isReady || file.chosen.rows.length === 0 || file.isFolderWrong}
          onPress={() => void file.download()}
        >
          {t('planFile.download')}
        </Button>
      }
    >
      <div className={css.stack}>
        <p className={css.quiet}>{t('planFile.lead')}</p>
        {file.isOffline ? <Banner tone="warning">{t('planFile.offline')}</Banner> : null}
        <Span file={file} today={source.display.today} />
        <Count file={file} />
        {file.isHosted ? null : <Pictures file={file} />}
        <PrivateLinks rows={file.chosen.rows} />
        <Publisher file={file} />
        <Outcome file={file} />
        <UnfitPins unfit={file.chosen.unfit} display={source.display} />
        <TakenFiles file={file} />
      </div>
    </Dialog>
  )
}

function Span({ file: { span, setSpan }, today }: { file: PlanFile; today: string }) {
  const t = useText(planFileMessages)
  const choices = DAY_CHOICES.map((days) => ({
    id: String(days),
    label: t('planFile.days', { count: days }),
  }))
  return (
    <>
      <RadioGroup
        label={t('planFile.span')}
        options={[...choices, { id: 'dates', label: t('planFile.dates') }]}
        value={span.kind === 'dates' ? 'dates' : String(span.days)}
        onChange={(id) =>
          setSpan(
            id === 'dates'
              ? { kind: 'dates', from: today, to: today }
              : { kind: 'days', days: Number(id) },
          )
        }
      />
      {span.kind === 'dates' ? (
        <div className={css.dates}>
          <Day
            label={t('planFile.from')}
            value={span.from}
            min={today}
            onChange={(from) => setSpan({ ...span, from, to: from > span.to ? from : span.to })}
          />
          <Day
            label={t('planFile.to')}
            value={span.to}
            min={span.from}
            onChange={(to) => setSpan({ ...span, to })}
          />
        </div>
      ) : null}
    </>
  )
}

function Day({
  label,
  value,
  min,
  onChange,
}: {
  label: string
  value: string
  min: string
  onChange: (date: string) => void
}) {
  return (
    <label className={native.field}>
      {label}
      <input
        type="date"
        className={native.input}
        min={min}
        value={value}
        // Empty while it is typed: the last whole date stays.
        onChange={({ target }) => target.value >= min && onChange(target.value)}
      />
    </label>
  )
}

/** What to do with the pictures when Pinterest can't fetch them from this server. */
function Pictures({ file }: { file: PlanFile }) {
  const t = useText(planFileMessages)
  if (file.isCopy)
    return (
      <Banner tone="info" title={t('planFile.unreachable')}>
        {t('planFile.unreachableCopy')}
      </Banner>
    )
  return (
    <>
      <Banner tone="warning" title={t('planFile.unreachable')}>
        {t('planFile.unreachableWords')}
      </Banner>
      <TextField
        type="url"
        label={t('planFile.folder')}
        hint={t('planFile.folderHint')}
        placeholder="https://example.com/wp-content/uploads/"
        value={file.folder}
        error={file.isFolderWrong ? t('planFile.folderWrong') : null}
        onChange={file.setFolder}
      />
    </>
  )
}

function Count({ file }: { file: PlanFile }) {
  const t = useText(planFileMessages)
  const { chosen, files, isAgain, setAgain } = file
  const words = countWords(chosen)
  return (
    <div className={css.count}>
      <p aria-live="polite">
        <strong>{t(words.id, { count: words.count })}</strong>
      </p>
      {files > 1 ? <p className={css.quiet}>{t('planFile.files', { count: files })}</p> : null}
      {chosen.filed > 0 ? (
        <Checkbox isSelected={isAgain} onChange={setAgain} hint={t('planFile.againHint')}>
          {t('planFile.again', { count: chosen.filed })}
        </Checkbox>
      ) : null}
    </div>
  )
}

/** Right after a download nothing new is left: that does not mean that the file is empty. */
export function countWords({
  rows,
  filed,
}: {
  readonly rows: readonly unknown[]
  readonly filed: number
}): { readonly id: 'planFile.allFiled' | 'planFile.fits'; readonly count: number } {
  return rows.length === 0 && filed > 0
    ? { id: 'planFile.allFiled', count: filed }
    : { id: 'planFile.fits', count: rows.length }
}

/** A file that is uploaded and an account that publishes would publish each pin twice. */
function Publisher({ file: { alsoSends, chosen, isCopy, setCopy } }: { file: PlanFile }) {
  const t = useText(planFileMessages)
  const count = chosen.rows.length
  if (!alsoSends || count === 0) return null
  return (
    <>
      <RadioGroup
        label={t('planFile.publisher')}
        options={(['here', 'upload'] as const).map((id) => ({
          id,
          label: t(`planFile.publisher.${id}`),
          hint: t(`planFile.publisher.${id}Hint`),
        }))}
        value={isCopy ? 'here' : 'upload'}
        onChange={(id) => setCopy(id === 'here')}
      />
      {isCopy ? null : (
        <Banner tone="warning" title={t('planFile.stops', { count })}>
          {t('planFile.stopsWords')}
        </Banner>
      )}
    </>
  )
}

function Outcome({ file }: { file: PlanFile }) {
  const t = useText(planFileMessages)
  return (
    <>
      <div role="status">{file.made === null ? null : <Made file={file} made={file.made} />}</div>
      {file.failure === null ? null : (
        <Banner tone="danger" title={t('planFile.failed')} isAlert>
          {file.failure.message}
        </Banner>
      )}
    </>
  )
}

function Made({
  file: { busy, forget, alsoSends },
  made: { contained, missing, ids, isCopy },
}: {
  file: PlanFile
  made: NonNullable<PlanFile['made']>
}) {
  const t = useText(planFileMessages)
  const toast = useToast()
  const takeBack = async () => {
    if (await forget(ids)) toast({ text: t('planFile.forgotten') })
  }
  return (
    <Banner
      tone={missing === 0 ? 'success' : 'warning'}
      action={
        isCopy ? null : (
          <Button size="small" icon="undo" isBusy={busy !== null} onPress={() => void takeBack()}>
            {t(alsoSends ? 'planFile.sendHere' : 'planFile.undo')}
          </Button>
        )
      }
    >
      {t(isCopy ? 'planFile.copied' : 'planFile.done', { count: contained })}
      {missing === 0 ? null : ` ${t('planFile.missing', { count: missing })}`}
    </Banner>
  )
}
