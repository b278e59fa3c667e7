/** A step without its number, and what is none. */

const STEP_WORDS = 'step|schritt|étape|etape|paso|passo|fase|stap|krok|trin|steg|lépés|步骤'
const BARE_STEP = new RegExp(`^(?:(?:${STEP_WORDS})\\s*)?\\d{1,2}\\s*[:.)|]?$`, 'iu')
const NUMBER = new RegExp(
  `^(?:(?:${STEP_WORDS})\\s*\\d{1,2}\\s*[:.)|–-]*\\s*(?=\\S)|\\d{1,2}\\s?[.)|:]\\s*(?=\\p{L}|\\p{P})|\\d{1,2}\\s*(?=[\\u4e00-\\u9fff])|\\d{1,2}(?=\\p{Lu}\\p{Ll}))`,
  'iu',
)

/** "Step 1" says nothing, "1" neither. */
export const isBareStep = (text: string): boolean => BARE_STEP.test(text.trim())

/** "Step 1: Rinse the barley." is "Rinse the barley." */
export const stepText = (text: string): string =>
  text
    .replace(/^(?:[▢☐☑□✓✔•·●○*]\s*)+/u, '')
    .replace(NUMBER, '')
    .trim()
