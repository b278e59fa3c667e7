/** The weekday on which weeks begin (Monday = 1). */

/**
 * That of the reader's region where the browser speaks the language of the page, else that of the
 * language.
 */
export function firstWeekdayOf(locale: string, browserLocale: string): number {
  const isSame = new Intl.Locale(browserLocale).language === new Intl.Locale(locale).language
  const known: WeekLocale = new Intl.Locale(isSame ? browserLocale : locale)
  return (known.getWeekInfo?.() ?? known.weekInfo)?.firstDay ?? firstWeekdayOfRegion(known)
}

/** Older browsers have the one that is no function, and Firefox has neither. */
interface WeekLocale extends Intl.Locale {
  readonly getWeekInfo?: () => { firstDay: number }
  readonly weekInfo?: { firstDay: number }
}

/** As in CLDR's `weekData`. */
export function firstWeekdayOfRegion(locale: Intl.Locale): number {
  const { region = '' } = locale.maximize()
  if (ON_SUNDAY.includes(region)) return 7
  if (ON_SATURDAY.includes(region)) return 6
  return region === 'MV' ? 5 : 1
}

const ON_SUNDAY: readonly string[] =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'.split(
    ' ',
  )
const ON_SATURDAY: readonly string[] = 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'.split(' ')
