/**
 * How the fields of forms are called, where a sentence is said of one by its name in the contract:
 * "first_name: This field may not be blank."
 */
export const fieldsDe: Readonly<Record<string, string>> = {
  email: 'E-Mail',
  password: 'Passwort',
  password1: 'Passwort',
  password2: 'Passwort',
  current_password: 'Bisheriges Passwort',
  new_password: 'Neues Passwort',
  first_name: 'Vorname',
  last_name: 'Nachname',
  name: 'Name',
  title: 'Titel',
  description: 'Beschreibung',
  url: 'Adresse',
  address: 'Adresse',
  query: 'Suche',
  text: 'Text',
  n_pins: 'Zahl der Pins',
}

export const fieldsAr: Readonly<Record<string, string>> = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  password1: 'كلمة المرور',
  password2: 'كلمة المرور',
  current_password: 'كلمة المرور الحالية',
  new_password: 'كلمة المرور الجديدة',
  first_name: 'الاسم الأول',
  last_name: 'اسم العائلة',
  name: 'الاسم',
  title: 'العنوان',
  description: 'الوصف',
  url: 'الرابط',
  address: 'الرابط',
  query: 'البحث',
  text: 'النص',
  n_pins: 'عدد الدبابيس',
}
