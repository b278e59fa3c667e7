/**
 * Compiles messages at build, so that the page needs no compiler: the catalogues of `src/locales/`
 * and the English tables of problems (`*.problems.ts`).
 */
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import { parseSync, Visitor, type Plugin } from 'vite'

const CATALOGUE = /\/src\/locales\/.+\.json$/
const PROBLEMS = /\.problems\.ts$/
/** What compiles at run time: lingui's own, which a build has no use for. */
const COMPILER = '@lingui/message-utils/compileMessage'
/** A message that is still text has no values. */
const NO_COMPILER = `export const compileMessageOrThrow = (message) => [message]
export { compileMessageOrThrow as compileMessage }`

export function compiledMessages(): Plugin {
  return {
    name: 'pinloom:compiled-messages',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === COMPILER ? `\0${COMPILER}` : null),
    load: (id) => (id === `\0${COMPILER}` ? NO_COMPILER : null),
    transform(code, id) {
      if (CATALOGUE.test(id)) return { code: compileCatalogue(code), map: null }
      // The lines stay where they are, and a column of a message is nowhere asked for.
      if (PROBLEMS.test(id)) return { code: compileProblems(id, code), map: null }
      return null
    },
  }
}

/** The same catalogue, its messages with values in lingui's compiled form. */
export function compileCatalogue(text: string): string {
  const messages = JSON.parse(text) as Readonly<Record<string, string>>
  return JSON.stringify(
    Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, compile(message)])),
  )
}

/** The same module, with the texts of its object literals compiled. */
export function compileProblems(path: string, code: string): string {
  let compiled = ''
  let end = 0
  const visitor = new Visitor({
    Property({ value }) {
      if (value.type !== 'Literal' || typeof value.value !== 'string') return
      compiled += code.slice(end, value.start) + JSON.stringify(compile(value.value))
      end = value.end
    },
  })
  visitor.visit(parseSync(path, code).program)
  return compiled + code.slice(end)
}

/** Without values, a message is its text. Throws where lingui does. */
function compile(message: string): unknown {
  const tokens = compileMessageOrThrow(message)
  const [text = ''] = tokens
  return tokens.length < 2 && typeof text === 'string' ? text : tokens
}
