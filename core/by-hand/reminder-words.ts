/**
 * What the calendar feed and the daily mail say: the server writes them, in the person's language.
 */
import type { Language } from '../contract/call/languages.ts'

export interface ReminderWords {
  /** The name of the calendar. */
  readonly calendar: (account: string) => string
  readonly event: (title: string) => string
  readonly bySelf: string
  readonly byHand: string
  readonly inFile: string
  readonly failed: string
  readonly missed: string
  readonly stopped: string
  readonly paused: string
  readonly board: (name: string) => string
  readonly link: (address: string) => string
  readonly dueList: (address: string) => string
  readonly subject: (brand: string, count: number) => string
  readonly hello: (name: string) => string
  readonly today: (account: string, count: number) => string
  readonly more: (count: number) => string
  readonly why: (address: string) => string
}

const en: ReminderWords = {
  calendar: (account) => `${account}: pins`,
  event: (title) => `Pin: ${title}`,
  bySelf: 'It goes out automatically.',
  byHand: 'Publish this pin by hand.',
  inFile: 'It is in a file that you took to Pinterest.',
  failed: 'It couldn’t be published. The calendar says why.',
  missed: 'Its time has passed, and it no longer goes out automatically. Choose a new time.',
  stopped: 'It waits until you let pins go out again.',
  paused: 'It waits, because this account is paused.',
  board: (name) => `Board: ${name}`,
  link: (address) => `Link: ${address}`,
  dueList: (address) => `Picture and words: ${address}`,
  subject: (brand, count) =>
    count === 1 ? `${brand}: 1 pin to publish today` : `${brand}: ${count} pins to publish today`,
  hello: (name) => `Hello ${name},`,
  today: (account, count) =>
    count === 1
      ? `1 pin of ${account} is due today:`
      : `${count} pins of ${account} are due today:`,
  more: (count) => `and ${count} more`,
  why: (address) =>
    `You asked for this email each morning. Turn it off in the calendar: ${address}`,
}

const de: ReminderWords = {
  calendar: (account) => `${account}: Pins`,
  event: (title) => `Pin: ${title}`,
  bySelf: 'Er erscheint von selbst.',
  byHand: 'Veröffentliche diesen Pin von Hand.',
  inFile: 'Er ist in einer Datei, die du zu Pinterest gebracht hast.',
  failed: 'Er konnte nicht veröffentlicht werden. Im Kalender steht, warum.',
  missed: 'Seine Zeit ist vorbei, und er erscheint nicht mehr von selbst. Wähle eine neue Zeit.',
  stopped: 'Er wartet, bis du Pins wieder erscheinen lässt.',
  paused: 'Er wartet, denn dieses Konto macht Pause.',
  board: (name) => `Board: ${name}`,
  link: (address) => `Link: ${address}`,
  dueList: (address) => `Bild und Texte: ${address}`,
  subject: (brand, count) =>
    count === 1
      ? `${brand}: heute 1 Pin zu veröffentlichen`
      : `${brand}: heute ${count} Pins zu veröffentlichen`,
  hello: (name) => `Hallo ${name},`,
  today: (account, count) =>
    count === 1
      ? `1 Pin von ${account} ist heute fällig:`
      : `${count} Pins von ${account} sind heute fällig:`,
  more: (count) => `und ${count} weitere`,
  why: (address) =>
    `Du wolltest diese Mail jeden Morgen. Im Kalender kannst du sie abstellen: ${address}`,
}

const ar: ReminderWords = {
  calendar: (account) => `${account}: الدبابيس`,
  event: (title) => `دبوس: ${title}`,
  bySelf: 'يُنشر تلقائيًا.',
  byHand: 'انشر هذا الدبوس يدويًا.',
  inFile: 'إنه في ملف أخذته إلى Pinterest.',
  failed: 'تعذّر نشره. تجد السبب في التقويم.',
  missed: 'مضى وقته ولن يُنشر تلقائيًا بعد الآن. اختر وقتًا جديدًا.',
  stopped: 'ينتظر حتى تسمح بالنشر من جديد.',
  paused: 'ينتظر لأن هذا الحساب متوقف مؤقتًا.',
  board: (name) => `اللوحة: ${name}`,
  link: (address) => `الرابط: ${address}`,
  dueList: (address) => `الصورة والنصوص: ${address}`,
  subject: (brand, count) => `${brand}: دبابيس للنشر اليوم: ${count}`,
  hello: (name) => `مرحبًا ${name}،`,
  today: (account, count) => `الدبابيس التي تنشرها اليوم يدويًا في ${account} (${count}):`,
  more: (count) => `وغيرها: ${count}`,
  why: (address) => `طلبت هذه الرسالة كل صباح. يمكنك إيقافها من التقويم: ${address}`,
}

export const reminderWords: Readonly<Record<Language, ReminderWords>> = { en, de, ar }
