/** The question whether outside services may be used, and where the answer is changed. */
export const consentMessages = {
  'consent.title': 'May we?',
  'consent.analytics':
    'Count which screens are opened, and by whom: sent to {host}. Never what you type.',
  'consent.chat': 'Load the chat: its script comes from {host}, which then knows your visit.',
  'consent.without': 'Everything works without it.',
  'consent.allow': 'Allow',
  'consent.refuse': 'No, thanks',
  'consent.more': 'Choose one by one',
  'consent.choices': 'Outside services',
  'consent.choicesLead':
    'Nothing of them is loaded unless you allow it here. You can change it at any time.',
  'consent.analyticsName': 'Product analytics',
  'consent.chatName': 'Chat',
  'consent.chatLater': 'A chat that is loaded goes with the next loading of a page.',
  'consent.signal':
    'Your browser asks not to be tracked: so you were not asked, and nothing is loaded.',
} as const
