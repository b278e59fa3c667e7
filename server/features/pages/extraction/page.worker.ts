/** A thread that reads pages, one after the other. */
import { serveWork } from '../../../platform/workers/serve-work.ts'
import { openLanguages } from './languages.ts'
import { answerPageQuestion } from './page-work.ts'

// Before it is ready: loading English takes a second, which is no part of one page's time.
openLanguages()('en').tokens('a page')
serveWork(answerPageQuestion)
