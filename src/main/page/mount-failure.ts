/**
 * Shown when the application cannot start. The console gets the line of the specification, the
 * screen an explanation.
 */
import { directionOf, type Language } from '#core/contract/call/languages.ts'
import { openLanguage } from '../session/language.ts'

/** Not in a message catalogue, because nothing more can be loaded here. */
const words: Readonly<
  Record<Language, { readonly title: string; readonly advice: string; readonly reload: string }>
> = {
  en: {
    title: 'The application could not start',
    advice:
      'Reload the page. If it stays like this, your browser may be too old, or something blocks scripts of this site.',
    reload: 'Reload',
  },
  de: {
    title: 'Die Anwendung konnte nicht starten',
    advice:
      'Lade die Seite neu. Wenn es so bleibt, ist dein Browser vielleicht zu alt, oder etwas blockiert Skripte dieser Website.',
    reload: 'Neu laden',
  },
  ar: {
    title: 'تعذّر بدء التطبيق',
    advice:
      'أعد تحميل الصفحة. إن بقي الأمر هكذا، فقد يكون متصفحك قديمًا جدًا، أو هناك ما يمنع نصوص هذا الموقع البرمجية.',
    reload: 'إعادة التحميل',
  },
}

export function showMountFailure(error: unknown, root: HTMLElement | null): void {
  console.error('Error while mounting app:', error)
  // A prerendered page remains readable. Its starter shows the problem.
  if (root?.dataset['prerendered'] !== undefined)
    return void dispatchEvent(new Event('application:failed'))
  const place = root ?? document.body.appendChild(document.createElement('div'))
  const language = languageHere()
  const texts = words[language]
  const title = document.createElement('h1')
  title.textContent = texts.title
  const advice = document.createElement('p')
  advice.textContent = texts.advice
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.textContent = texts.reload
  reload.addEventListener('click', () => window.location.reload())
  place.setAttribute('role', 'alert')
  place.lang = language
  place.dir = directionOf(language)
  place.style.cssText =
    'max-width:40rem;margin:20vh auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif'
  place.replaceChildren(title, advice, reload)
}

function languageHere(): Language {
  try {
    return openLanguage(window.location.pathname, navigator.languages, localStorage).current
  } catch {
    // Storage may be what has failed.
    return 'en'
  }
}
