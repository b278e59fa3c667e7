/** Notices about a person's accounts: one per kind and account, as long as its cause lasts. */
export interface NoticesTable {
  id: string
  user_id: string
  account_id: string
  kind: 'connection' | 'failures' | 'asked' | 'planDry' | 'automation'
  /** A `ProblemRef` as JSON. */
  problem: string
  created_at: number
  mailed_at: number | null
  dismissed_at: number | null
}

export interface NoticeSettingsTable {
  user_id: string
  /** `NoticeSettings` as JSON. */
  settings: string
}

/** The last mail of a kind: it outlives the notice, for one an hour is sent. */
export interface NoticeMailsTable {
  user_id: string
  /** `dueByHand`: the daily mail, which is no notice. */
  kind: NoticesTable['kind'] | 'dueByHand'
  sent_at: number
}

export interface NoticeTables {
  notices: NoticesTable
  notice_settings: NoticeSettingsTable
  notice_mails: NoticeMailsTable
}
