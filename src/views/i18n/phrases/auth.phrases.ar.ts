/** Arabic: signing in and up. */
import type { Phrases } from '../phrasebook.ts'

export const authPhrasesAr: Phrases = {
  'Email and password are required': 'البريد الإلكتروني وكلمة المرور مطلوبان',
  'Invalid response from server': 'رد غير صالح من الخادم',
  'Login failed': 'لم ينجح تسجيل الدخول',
  'Registration failed': 'لم ينجح إنشاء الحساب',
  'Failed to authenticate with Google': 'لم ينجح تسجيل الدخول باستخدام Google',
  'A user with this email already exists. Please log in instead.':
    'يوجد مستخدم بهذا البريد الإلكتروني بالفعل. سجّل الدخول بدلًا من ذلك.',
  'A user with this email already exists but the email is not verified. A new verification email has been sent.':
    'يوجد مستخدم بهذا البريد الإلكتروني بالفعل، لكن البريد لم يُؤكَّد بعد. أُرسلت رسالة تأكيد جديدة.',
  "A user with this email already exists but we couldn't send a verification email. Please contact support.":
    'يوجد مستخدم بهذا البريد الإلكتروني بالفعل، لكن تعذّر إرسال رسالة التأكيد. يُرجى التواصل مع الدعم.',
  'We sent an email to {email}. Follow the link in it to finish.':
    'أرسلنا رسالة إلى {email}. افتح الرابط الذي فيها لإتمام التسجيل.',
  'Your account for {email} is made, but the verification email could not be sent. Log in to send it again.':
    'أُنشئ حسابك بالبريد {email}، لكن تعذّر إرسال رسالة التأكيد. سجّل الدخول لإعادة إرسالها.',
  'The email or the password is wrong.': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'Please verify your email address before logging in.':
    'يُرجى تأكيد بريدك الإلكتروني قبل تسجيل الدخول.',
  'This link is not valid any more: it was used before or has run out. Please ask for a new one.':
    'لم يعد هذا الرابط صالحًا: استُخدم من قبل أو انتهت صلاحيته. يُرجى طلب رابط جديد.',
  'Signing in with Google is switched off on this server (GOOGLE_CLIENT_ID).':
    'تسجيل الدخول باستخدام Google متوقف على هذا الخادم (GOOGLE_CLIENT_ID).',
  'Google did not share an email address.': 'لم يرسل Google عنوان بريد إلكتروني.',
  'Google has not verified this email address.': 'لم يؤكد Google هذا البريد الإلكتروني.',
  'The Google sign-in has expired. Please try again.':
    'انتهت صلاحية تسجيل الدخول باستخدام Google. يُرجى المحاولة مجددًا.',
  'The Google credential is not valid.': 'بيانات الاعتماد من Google غير صالحة.',
  'Google could not be reached to check the sign-in. Please try again.':
    'تعذّر الوصول إلى Google للتحقق من تسجيل الدخول. يُرجى المحاولة مجددًا.',
  'Please try again.': 'يُرجى المحاولة مجددًا.',
  "The two password fields didn't match.": 'كلمتا المرور غير متطابقتين.',
  'This password is entirely numeric.': 'كلمة المرور هذه أرقام فقط.',
  'This password is too common.': 'كلمة المرور هذه شائعة جدًا.',
  'This password is too short. It must contain at least 8 characters.':
    'كلمة المرور هذه قصيرة جدًا. يجب ألا تقل عن 8 أحرف.',
  'This password is too long. It must contain at most 256 characters.':
    'كلمة المرور هذه طويلة جدًا. يجب ألا تزيد على 256 حرفًا.',
  'Your password was entered incorrectly. Please enter it again.':
    'كلمة المرور غير صحيحة. يُرجى إدخالها مجددًا.',
  'Enter a valid email address.': 'أدخل بريدًا إلكترونيًا صالحًا.',
}
