/** Copies words to the clipboard, and says whether the browser let us. */
import { useText } from '../../kit/i18n/text.ts'
import { useToast } from '../../kit/ui/notes/toast.tsx'
import toolsMessages from '#locales/en/tools/tools.json' with { type: 'json' }

export function useCopy(): (text: string) => Promise<void> {
  const t = useText(toolsMessages)
  const toast = useToast()
  return async (text) => {
    const isCopied = await copyText(text)
    toast(isCopied ? t('tools.copied') : t('tools.notCopied'))
  }
}

/** False where the browser refuses: no permission, or no secure origin. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
