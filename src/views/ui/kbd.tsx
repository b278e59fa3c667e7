/** A key or chord as printed on the keyboard: `Ctrl+K`. Its parts are read out as written. */
import css from './kbd.module.css'

export function Kbd({ keys }: { keys: string }) {
  return (
    <span className={css['keys']}>
      {keys.split('+').map((key) => (
        <kbd key={key} className={css['key']}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
