import type { AdminActName } from '#core/contract/admin.contract.ts'

/** The audit log of administrators. Rows are only added. */
export interface AdminActsTable {
  id: string
  at: number
  /** E-mail of the administrator, kept also when that person is gone. */
  admin: string
  act: AdminActName
  /** Whom it was about; null = that person is deleted. */
  user_id: string | null
  /** Id of the task or publication; empty for the person. */
  subject: string
  /** JSON of what it was before. */
  before: string
  remark: string
}

export interface AdminTables {
  admin_acts: AdminActsTable
}
