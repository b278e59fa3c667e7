/**
 * The two legal pages. What is said of the program is true of it; what the operator adds (who he
 * is, where he lives) is his to say.
 */
export const legalMessages = {
  'legal.privacy': 'Privacy policy',
  'legal.privacyLead':
    'What this server keeps of you, why, for how long, and how you take it away.',
  'legal.who': 'Who answers for it',
  'legal.whoBody':
    'Whoever runs this server answers for what is stored on it. {brand} is a program on that server: it sends nothing to the people who wrote it.',
  'legal.kept': 'What is kept',
  'legal.keptYou':
    'Your name and e-mail address, your password as an Argon2id hash that nobody can read back, which devices are signed in, on which your pins were changed and when, and what the browser of each calls itself.',
  'legal.keptWork':
    'What you make: accounts, pages with the text and pictures that were read from them, pins with their history, boards, brand, drafts.',
  'legal.keptBrowser':
    'In your browser: your newest pins, changes that wait for the network, how you like the studio to look, and until you sign out the names of your devices. Clearing the browser’s data for this address takes it away.',
  'legal.cookies': 'Cookies',
  'legal.cookiesBody':
    'Two, both needed and neither for advertising: sessionid says that it is you, for thirty days after your last visit; csrftoken keeps other sites from acting in your name.',
  'legal.others': 'Who else learns something',
  'legal.othersSites':
    'A website whose page you add learns that this server reads it. Pictures of your pins have addresses that cannot be guessed; Pinterest fetches them there when you import the export file.',
  'legal.othersWriter':
    'Words are written on this server, unless its operator has switched a language model on: then the text of your pages is sent to that model. Settings shows whether it is on.',
  'legal.analyticsOn':
    'The operator has switched product analytics on. If you allow it, and only then, which screens are opened, and by which user, is sent to {host}.',
  'legal.analyticsOff': 'Product analytics are off: nothing is sent to anybody.',
  'legal.chatOn':
    'The operator has switched a chat on. If you allow it, and only then, its script is loaded from {host}.',
  'legal.paymentsOn':
    'Whoever chooses a paid plan pays at Stripe, which learns their name, e-mail address and card. This server keeps which plan it is and until when; a card it never sees.',
  'legal.googleOn': 'You may sign in with Google; then Google learns of it.',
  'legal.howLong': 'For how long',
  'legal.howLongBody':
    'Deleted pins and ended jobs go after 30 days, a device on which you change no pin after a year, sessions and mailed links when they run out. Everything else stays until you delete it.',
  'legal.rights': 'What you can do yourself',
  'legal.rightsBody':
    'In Settings you download all that is kept of you, take an account with its pins and pictures as one file, end other devices’ sessions, and delete your user: everything of yours goes with it, at once.',

  'legal.terms': 'Terms of service',
  'legal.termsLead': 'What you may expect of this service, and what it expects of you.',
  'legal.service': 'The service',
  'legal.serviceBody':
    '{brand} makes pins from pages and pictures that you give it. It is run by whoever owns this server, who may change or end it; your work can be taken along at any time.',
  'legal.yours': 'What you make is yours',
  'legal.yoursBody':
    'You keep every right in your pages, pictures and pins. The service stores and changes them only to do what you ask.',
  'legal.duties': 'What you answer for',
  'legal.dutiesRights':
    'Use pages, pictures, fonts and words that you have the right to use, and keep to the rules of the network on which you publish.',
  'legal.dutiesTruth':
    'Read what you publish. Words are taken from your pages by rules, or by a model; both can be wrong.',
  'legal.dutiesFair':
    'Do not break into other people’s accounts, and do not use the service to flood it or others.',
  'legal.promise': 'What is not promised',
  'legal.promiseBody':
    'The service comes as it is. It is built to lose nothing, but keep copies of what matters to you. How pins do on a network is not in its hands.',
  'legal.end': 'When it ends',
  'legal.endBody':
    'You may delete your user at any time. The operator may close an account that breaks these terms.',
} as const
