/** A thread that reads pages, one after the other. */
import { serveWork } from '../../../platform/workers/serve-work.ts'
import { answerPageQuestion } from './page-work.ts'

serveWork(answerPageQuestion)
