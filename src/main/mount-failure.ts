/** When the application cannot be mounted at all: the line of the specification in the log, and plain words on the screen. */
export function showMountFailure(error: unknown, root: HTMLElement | null): void {
  console.error('Error while mounting app:', error)
  // A page that was made at build can be read without the application; its starter says what can't be done.
  if (root?.dataset['prerendered'] !== undefined) return void dispatchEvent(new Event('application:failed'))
  const place = root ?? document.body.appendChild(document.createElement('div'))
  const title = document.createElement('h1')
  title.textContent = 'The application could not start'
  const advice = document.createElement('p')
  advice.textContent = 'Reload the page. If it stays like this, your browser may be too old, or something blocks scripts of this site.'
  const reload = document.createElement('button')
  reload.type = 'button'
  reload.textContent = 'Reload'
  reload.addEventListener('click', () => window.location.reload())
  place.setAttribute('role', 'alert')
  place.style.cssText = 'max-width:40rem;margin:20vh auto;padding:0 1.5rem;font:1rem/1.5 system-ui,sans-serif'
  place.replaceChildren(title, advice, reload)
}
