/**
 * The two legal pages. What is stated about the program is true of it; operators add their own name
 * and address.
 */
export const legalMessages = {
  'legal.privacy': 'Privacy policy',
  'legal.privacyLead':
    'What this server stores about you, why, for how long, and how to export or delete it.',
  'legal.who': 'Who is responsible',
  'legal.whoBody':
    'Whoever runs this server is responsible for what is stored on it. {brand} is a program on that server: it sends nothing to the people who wrote it.',
  'legal.kept': 'What is stored',
  'legal.keptYou':
    'Your name and email address, your password as an Argon2id hash that nobody can read back, which devices are logged in, which of them changed your pins and when, and how each one’s browser identifies itself.',
  'legal.keptWork':
    'What you make: accounts, pages with the text and pictures read from them, pins with their history, boards, brand, drafts.',
  'legal.keptBrowser':
    'In your browser: your newest pins, changes waiting to be sent, your appearance settings and, until you log out, the names of your devices. Clearing the browser’s data for this address removes all of it.',
  'legal.cookies': 'Cookies',
  'legal.cookiesBody':
    'Three, all necessary and none for advertising: sessionid shows that it’s you, for thirty days after your last visit; csrftoken keeps other sites from acting in your name; device shows for a year that you’ve logged in here before, so that we email you only when someone logs in from another browser.',
  'legal.others': 'Who else learns something',
  'legal.othersSites':
    'When you add a page, its website learns that this server reads it. Your pins’ pictures have addresses that can’t be guessed; Pinterest downloads them from there when you import the export file.',
  'legal.othersWriter':
    'Text is written on this server, unless its operator has switched on a language model: then the text of your pages is sent to that model. Settings shows whether it is on.',
  'legal.analyticsOn':
    'The operator has switched on product analytics. Only if you allow it, which screens are opened, and by which user, is sent to {host}.',
  'legal.analyticsOff': 'Product analytics is off: nothing is sent to anyone.',
  'legal.chatOn':
    'The operator has switched on a chat. Only if you allow it, its script is loaded from {host}.',
  'legal.paymentsOn':
    'If you choose a paid plan, you pay through Stripe, which learns your name, email address and card. This server stores which plan you have and until when; it never sees your card.',
  'legal.googleOn': 'You can log in with Google; Google then learns of it.',
  'legal.howLong': 'For how long',
  'legal.howLongBody':
    'Deleted pins and finished jobs are removed after 30 days, a device on which you don’t change any pins after a year, sessions and emailed links when they expire. Everything else stays until you delete it.',
  'legal.rights': 'What you can do yourself',
  'legal.rightsBody':
    'In Settings you can download everything stored about you, export an account with its pins and pictures as one file, log out other devices, and delete your login: everything of yours is deleted with it, at once.',

  'legal.terms': 'Terms of service',
  'legal.termsLead': 'What you can expect from this service, and what it expects from you.',
  'legal.service': 'The service',
  'legal.serviceBody':
    '{brand} makes pins from pages and pictures that you give it. It is run by whoever owns this server, who may change or end it; you can export your work at any time.',
  'legal.yours': 'What you make is yours',
  'legal.yoursBody':
    'You keep all rights to your pages, pictures and pins. The service stores and changes them only to do what you ask.',
  'legal.duties': 'What you’re responsible for',
  'legal.dutiesRights':
    'Only use pages, pictures, fonts and text that you have the right to use, and follow the rules of the network you publish on.',
  'legal.dutiesTruth':
    'Read what you publish. Text is taken from your pages by rules, or by a model; both can be wrong.',
  'legal.dutiesFair':
    'Don’t break into other people’s accounts, and don’t use the service to flood it or others.',
  'legal.promise': 'What isn’t promised',
  'legal.promiseBody':
    'The service is provided as is. It is built to lose nothing, but keep copies of what matters to you. How pins do on a network is outside its control.',
  'legal.end': 'When it ends',
  'legal.endBody':
    'You can delete your login at any time. The operator may close a login that breaks these terms.',
} as const
