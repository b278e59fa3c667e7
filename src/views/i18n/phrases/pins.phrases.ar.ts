/** Arabic: making pins, changing them, drawing and exporting them, and pictures and fonts. */
import type { Phrases } from '../phrasebook.ts'

export const pinsPhrasesAr: Phrases = {
  'None of the chosen templates is of a chosen pin type. Choose another template or pin type.':
    'لا قالب من القوالب المختارة يناسب أنواع الدبابيس المختارة. اختر قالبًا آخر أو نوعًا آخر.',
  'None of the chosen pages has been read yet. Wait until reading is over, or read them again.':
    'لم تُقرأ أي من الصفحات المختارة بعد. انتظر حتى تنتهي القراءة، أو أعد قراءتها.',
  'A generation is running in this account. Wait until it is done or cancel it; what it has made is safe.':
    'يجري إنشاء دبابيس في هذا الحساب. انتظر حتى ينتهي أو ألغه؛ وما أُنشئ محفوظ.',
  'Another generation is running in this account. Try this one again when it is done.':
    'يجري إنشاء دبابيس أخرى في هذا الحساب. حاول مجددًا عندما ينتهي.',
  '{made} pins may be made in 24 hours, and {were} were: {advice}. The pins that you have are safe.':
    'أقصى عدد للدبابيس في 24 ساعة {made}، وقد أُنشئ منها {were}: {advice}. الدبابيس التي لديك محفوظة.',
  'wait a while': 'انتظر قليلًا',
  'make at most {count} now, or wait a while': 'أنشئ الآن {count} على الأكثر، أو انتظر قليلًا',
  '{count} pin of {about}':
    '{count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من {about}',
  '{count} pins of {about}':
    '{count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسان} few {# دبابيس} many {# دبوسًا} other {# دبوس}} من {about}',
  '{count} pages':
    '{count, plural, zero {# صفحة} one {صفحة واحدة} two {صفحتين} few {# صفحات} many {# صفحة} other {# صفحة}}',
  'Picture of "{title}"': 'صورة «{title}»',
  'Pictures of {count} pins':
    'صور {count, plural, zero {# دبوس} one {دبوس واحد} two {دبوسين} few {# دبابيس} many {# دبوسًا} other {# دبوس}}',
  'The page was deleted before this pin was made. The other pins are safe.':
    'حُذفت الصفحة قبل إنشاء هذا الدبوس. لم تتأثر الدبابيس الأخرى.',
  'The page has too little to say about "{interest}". Choose another interest, or paste more of its text.':
    'لا تقول الصفحة ما يكفي عن «{interest}». اختر اهتمامًا آخر، أو الصق المزيد من نصها.',
  'Something went wrong on the server while making it. The others are safe; try this one again.':
    'حدث خطأ في الخادم أثناء الإنشاء. لم يتأثر الباقي؛ حاول مجددًا مع هذا وحده.',
  'It stopped the server several times, so it was given up. The others were made; try again with other words or pictures.':
    'توقف الخادم بسببه عدة مرات فتُرك. أُنشئ الباقي؛ حاول مجددًا بكلمات أو صور أخرى.',
  'None of the {total} could be made. {reason}': 'لم ينجح إنشاء أي منها، وعددها {total}. {reason}',
  'It could not be made.': 'تعذّر إنشاؤه.',
}
