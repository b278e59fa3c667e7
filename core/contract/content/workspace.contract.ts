/**
 * One account as one file, and the file as a new account, here or on another server. A file is sent
 * in parts, each as often as needed; checked as a whole, which changes nothing; then imported,
 * which makes one new account or nothing. Imports belong to who began them.
 */
import { issueCode } from '../call/issue-code.ts'
import { z } from 'zod'
import { ProblemCodes } from '../words/problem.schema.ts'
import { defineCalls } from '../call/call.ts'
import { Empty, Id, Sentence, Time } from '../call/primitives.ts'

/** Bytes of every part but the last. */
export const WORKSPACE_PART = 8 * 1024 * 1024

export const WorkspaceCounts = z.object({
  boards: z.int(),
  pages: z.int(),
  pins: z.int(),
  deleted_pins: z.int(),
  events: z.int(),
  pictures: z.int(),
  fonts: z.int(),
  /** Not in reports of earlier versions. */
  videos: z.int().optional(),
  bytes: z.int(),
})
export type WorkspaceCounts = z.infer<typeof WorkspaceCounts>

export const WorkspaceSize = WorkspaceCounts.pick({
  boards: true,
  pages: true,
  pins: true,
  deleted_pins: true,
  events: true,
})
export type WorkspaceSize = z.infer<typeof WorkspaceSize>

/**
 * `entry`: the name inside the file, '' for the file itself. `message`: what is wrong and what to
 * do.
 */
export const WorkspaceProblem = z.object({
  entry: z.string(),
  line: z.int().nullable(),
  message: Sentence,
  problem_codes: ProblemCodes.optional(),
})
export type WorkspaceProblem = z.infer<typeof WorkspaceProblem>

/**
 * What an import would do. It is possible when there is no problem; `notes` say what will be
 * another than in the file.
 */
export const WorkspaceReport = z.object({
  account_name: z.string(),
  /** The name that the new account gets now. */
  new_name: z.string(),
  made_at: Time.nullable(),
  counts: WorkspaceCounts,
  problems: z.array(WorkspaceProblem),
  /** Problems beyond those that are listed. */
  more_problems: z.int().min(0),
  notes: z.array(Sentence),
  problem_codes: ProblemCodes.optional(),
})
export type WorkspaceReport = z.infer<typeof WorkspaceReport>

/** `unit`: what `done` and `total` count. */
export const WorkspaceProgress = z.object({
  done: z.int().min(0),
  total: z.int().min(0),
  unit: z.enum(['bytes', 'files', 'rows']),
})
export type WorkspaceProgress = z.infer<typeof WorkspaceProgress>

export const WorkspaceImport = z.object({
  id: Id,
  file_name: z.string(),
  size: z.int(),
  /** Parts that have not arrived, from 0. */
  missing: z.array(z.int()),
  state: z.enum(['uploading', 'uploaded', 'checking', 'checked', 'importing', 'done', 'failed']),
  progress: WorkspaceProgress.nullable(),
  report: WorkspaceReport.nullable(),
  account: z.object({ id: Id, name: z.string() }).nullable(),
  /** Why it failed, and what is safe. */
  error: Sentence.nullable(),
  problem_codes: ProblemCodes.optional(),
})
export type WorkspaceImport = z.infer<typeof WorkspaceImport>

const inImport = z.object({ import_id: Id })
const FileName = z.string().trim().min(1, issueCode('request.chooseFile')).max(255)

export const workspaceCalls = defineCalls({
  /**
   * Everything of the account as a file: pages, pins with their whole history, boards, brand,
   * pictures, fonts and videos. Written while it is sent.
   */
  exportWorkspace: {
    method: 'GET',
    path: '/api/accounts/:account_id/workspace/',
    access: 'user',
    params: z.object({ account_id: Id }),
    answer: 'binary',
    errors: ['not_found'],
  },
  /** What that file would hold now. */
  measureWorkspace: {
    method: 'GET',
    path: '/api/accounts/:account_id/workspace/size/',
    access: 'user',
    params: z.object({ account_id: Id }),
    answer: WorkspaceSize,
    errors: ['not_found'],
  },
  /**
   * Takes up the one that was begun with the same name and size, if it has not become an account
   * yet.
   */
  startWorkspaceImport: {
    method: 'POST',
    path: '/api/workspace-imports/',
    access: 'user',
    body: z.object({ file_name: FileName, size: z.int().min(1, issueCode('request.emptyFile')) }),
    answer: WorkspaceImport,
    errors: ['too_large', 'conflict', 'disk_full'],
  },
  /** Those that are under way or wait for a decision. */
  listWorkspaceImports: {
    method: 'GET',
    path: '/api/workspace-imports/',
    access: 'user',
    answer: z.object({ imports: z.array(WorkspaceImport) }),
  },
  getWorkspaceImport: {
    method: 'GET',
    path: '/api/workspace-imports/:import_id/',
    access: 'user',
    params: inImport,
    answer: WorkspaceImport,
    errors: ['not_found'],
  },
  /** Raw bytes. The same part again replaces itself. */
  putWorkspacePart: {
    method: 'PUT',
    path: '/api/workspace-imports/:import_id/parts/:part/',
    access: 'user',
    params: inImport.extend({ part: z.coerce.number().int().min(0).max(100_000) }),
    body: 'binary',
    answer: WorkspaceImport,
    errors: ['not_found', 'too_large', 'conflict', 'disk_full'],
  },
  /** Begins the dry run; asked again while it runs, it changes nothing. */
  checkWorkspace: {
    method: 'POST',
    path: '/api/workspace-imports/:import_id/check/',
    access: 'user',
    params: inImport,
    answer: WorkspaceImport,
    errors: ['not_found', 'conflict'],
  },
  /** Begins the import; asked again while it runs or when it is done, it changes nothing. */
  importWorkspace: {
    method: 'POST',
    path: '/api/workspace-imports/:import_id/import/',
    access: 'user',
    params: inImport,
    answer: WorkspaceImport,
    errors: ['not_found', 'conflict'],
  },
  /** Stops what runs and takes away what was sent. An account that was made stays. */
  cancelWorkspaceImport: {
    method: 'DELETE',
    path: '/api/workspace-imports/:import_id/',
    access: 'user',
    params: inImport,
    answer: Empty,
    errors: ['not_found'],
  },
})
