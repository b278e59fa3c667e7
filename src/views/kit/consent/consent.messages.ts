/** The question whether outside services may be used, and where the answer is changed. */
export const consentMessages = {
  'consent.title': 'Allow outside services?',
  'consent.analytics':
    'Analytics: which screens are opened, and by whom, is sent to {host}. What you type never is.',
  'consent.chat': 'Chat: its script is loaded from {host}, which then learns of your visit.',
  'consent.without': 'Everything works without them.',
  'consent.allow': 'Allow',
  'consent.refuse': 'No, thanks',
  'consent.more': 'Choose individually',
  'consent.choices': 'Outside services',
  'consent.choicesLead':
    'None of them is loaded unless you allow it here. You can change this at any time.',
  'consent.analyticsName': 'Product analytics',
  'consent.chatName': 'Chat',
  'consent.chatLater': 'If the chat is already loaded, it goes away when you reload the page.',
  'consent.signal':
    'Your browser asks not to be tracked, so we didn’t ask you, and nothing is loaded.',
} as const
