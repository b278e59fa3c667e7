/** Which part of the plan goes into a file, and the file itself. */
import { useMemo, useState } from 'react'
import {
  type FiledPublication,
  PictureFolder,
} from '#core/contract/publishing/plan-export.contract.ts'
import { instantsOfSpan, planRows, type PlanSpan } from '#core/plan-export/plan-rows.ts'
import { ROWS_PER_FILE } from '#core/export/pinterest-csv.ts'
import { useAccounts, useApp } from '../../../kit/context/app-context.tsx'
import { useLoad, useSend } from '../../../kit/context/data.ts'
import type { Boards } from '../../../pins/boards/use-boards.ts'
import { saveFile } from '../../../kit/ui/files/save-file.ts'
import type { CalendarDisplay } from '../calendar-display.ts'
import type { Planned } from '../plan/planned-days.ts'
import { type MadeFile, madeFile, takenFiles } from './filed-files.ts'

export const DAY_CHOICES = [7, 14, 30] as const

export interface PlanFileSource {
  readonly plan: readonly Planned[]
  readonly boards: Boards
  readonly display: CalendarDisplay
}

interface DownloadedFile extends MadeFile {
  readonly ids: readonly string[]
  /** Its pins still go out from here. */
  readonly isCopy: boolean
}

export function usePlanFile({ plan, boards, display }: PlanFileSource) {
  const { config } = useApp()
  const { connection, isByHand } = display.publishing
  const { params, loaded, filed, reload } = useFiled(display)
  const [span, setSpan] = useState<PlanSpan>({ kind: 'days', days: DAY_CHOICES[0] })
  const [isAgain, setAgain] = useState(false)
  const [folder, setFolder] = useState('')
  const isHosted = config.public_url_reachable
  const chosen = useChosen({ plan, boards, display }, { filed, span, isAgain })
  const isFolderWrong = folder !== '' && !PictureFolder.safeParse(folder).success
  // Without the file, this account publishes the pins by itself.
  const alsoSends = connection !== 'unknown' && connection !== 'none' && !isByHand
  const { download, ...file } = useFile(params, { reload, alsoSends })
  return {
    ...file,
    isReady: loaded.data !== null && boards.status === 'ready',
    isOffline: loaded.status === 'failed' && loaded.data === null,
    isHosted,
    alsoSends,
    span,
    setSpan,
    isAgain,
    setAgain,
    folder,
    setFolder,
    isFolderWrong,
    chosen,
    files: Math.ceil(chosen.rows.length / ROWS_PER_FILE),
    taken: useMemo(() => takenFiles(filed, plan), [filed, plan]),
    download: async () => {
      if (isFolderWrong) return
      const ids = chosen.rows.map(({ publication }) => publication.id)
      if (await download(ids, isHosted ? '' : folder)) setAgain(false)
    },
  }
}

/** The file that was made here, and what takes it back. */
function useFile(
  params: { readonly account_id: string } | null,
  { reload, alsoSends }: { readonly reload: () => void; readonly alsoSends: boolean },
) {
  const { now: clock } = useApp()
  const { send, busy, failure } = useSend()
  const [choice, setCopy] = useState<boolean | null>(null)
  // What is planned here goes out from here unless the person decides otherwise.
  const isCopy = choice ?? alsoSends
  const [made, setMade] = useState<DownloadedFile | null>(null)
  /** `folder`: '' = none. */
  const download = async (ids: readonly string[], folder: string): Promise<boolean> => {
    if (params === null) return false
    setMade(null)
    const outcome = await send('makePlanFile', {
      params,
      body: {
        publication_ids: [...ids],
        ...(isCopy && { is_copy: true }),
        ...(folder === '' ? {} : { picture_folder: folder }),
      },
    })
    if (!outcome.ok) return false
    const ending = outcome.answer.type.includes('zip') ? 'zip' : 'csv'
    const day = new Date(clock()).toISOString().slice(0, 10)
    saveFile(outcome.answer, `pinterest-plan-${day}.${ending}`)
    setMade({ ...madeFile(ids.length, outcome.leftOut), ids, isCopy })
    reload()
    return true
  }
  const forget = async (ids: readonly string[]): Promise<boolean> => {
    if (params === null) return false
    const outcome = await send('forgetFiled', { params, body: { publication_ids: [...ids] } })
    if (!outcome.ok) return false
    setMade(null)
    reload()
    return true
  }
  return { isCopy, setCopy, made, busy, failure, download, forget }
}

function useFiled({ publishing }: CalendarDisplay) {
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const params = useMemo(() => (accountId === null ? null : { account_id: accountId }), [accountId])
  const loaded = useLoad('listFiled', params && { params })
  const filed = useMemo(() => loaded.data?.filed ?? [], [loaded.data])
  const reload = () => {
    loaded.reload()
    publishing.reloadFiled()
  }
  return { params, loaded, filed, reload }
}

interface Choice {
  readonly filed: readonly FiledPublication[]
  readonly span: PlanSpan
  /** Also what is in a file already. */
  readonly isAgain: boolean
}

function useChosen(
  { plan, boards, display: { zone, now } }: PlanFileSource,
  { filed, span, isAgain }: Choice,
) {
  return useMemo(() => {
    const { from, to } = instantsOfSpan(span, { zone, now })
    const inSpan = plan.filter(
      ({ publication: { at, state } }) => state === 'planned' && at >= from && at < to && at > now,
    )
    const isFiled = new Set(filed.map(({ publication_id }) => publication_id))
    const fresh = inSpan.filter(({ publication }) => !isFiled.has(publication.id))
    const context = {
      boards: boards.list,
      publicUrl: '',
      publicUrlReachable: true,
      linkTagging: true,
      now,
    }
    return { ...planRows(isAgain ? inSpan : fresh, context), filed: inSpan.length - fresh.length }
  }, [plan, boards.list, span, zone, now, filed, isAgain])
}

export type PlanFile = ReturnType<typeof usePlanFile>
