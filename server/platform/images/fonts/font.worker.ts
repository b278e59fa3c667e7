/** A thread that analyses fonts from outside, one after the other. */
import { serveWork } from '../../workers/serve-work.ts'
import { analyseFont } from './font-facts.ts'

serveWork(analyseFont)
