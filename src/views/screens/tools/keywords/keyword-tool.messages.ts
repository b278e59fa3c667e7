/** Words of the keyword tool. */
export const keywordToolMessages = {
  'keywords.tab': 'Pinterest Keyword Research Tool - {brand}',
  'keywords.title': 'Pinterest keyword research tool',
  'keywords.lead':
    'Discover trending keywords with growth metrics for a topic or one of your pages: week, month and year, where Pinterest provides them. What it doesn’t provide is left blank.',
  'keywords.foot':
    'What you search for goes to this server, and from there only to the page you enter and to Pinterest. It’s also part of the address you share.',
  'keywords.query': 'Topic or page address',
  'keywords.queryHint': 'Such as “lemon cake”, or https://example.com/lemon-cake.',
  'keywords.search': 'Find keywords',
  'keywords.wait': 'Keywords appear when you search',
  'keywords.waitBody':
    'One topic at a time gives the best list. For an address, the page is read as visitors see it.',
  'keywords.searching': 'Looking for keywords…',
  'keywords.count': '{count, plural, one {# keyword} other {# keywords}} for “{topic}”',
  'keywords.ofPage': 'From the page “{title}”.',
  'keywords.asOf': 'Pinterest’s figures from {time}.',
  'keywords.region': 'Region',
  'keywords.trend': 'Trend',
  'keywords.trend.growing': 'Growing',
  'keywords.trend.monthly': 'Most searched this month',
  'keywords.trend.yearly': 'Most searched this year',
  'keywords.trend.seasonal': 'Seasonal',
  'keywords.csv': 'Download as CSV',
  'keywords.keyword': 'Keyword',
  'keywords.past': 'Past year',
  'keywords.week': 'Week',
  'keywords.month': 'Month',
  'keywords.year': 'Year',
  'keywords.copyColumn': 'Copy',
  'keywords.unknown': 'unknown',
  'keywords.more': 'over {growth}',
  'keywords.line': 'Searches in the past year: highest in the week ending {best}, now {now} of 100',
  'keywords.tableHint':
    '“–” means that Pinterest gives no figure: those phrases are ours, from your own words.',
  'keywords.none': 'Pinterest lists no trends for these words',
  'keywords.noneBody':
    'Its lists only contain the most searched keywords. Our own phrases are below; try another region or another kind of trend.',
  'keywords.own': 'Phrases without growth',
  'keywords.why.off':
    'Growth comes from Pinterest, and no Pinterest app is connected to this server. These phrases come from the words themselves, without figures: nothing here is called trending.',
  'keywords.why.refused':
    'Pinterest no longer accepts this server’s connection, so there are no figures until whoever runs it adds a new token. These phrases come from the words themselves.',
  'keywords.why.forbidden':
    'Pinterest doesn’t let this server’s app see trends. These phrases come from the words themselves, without figures.',
  'keywords.why.limited':
    'We’ve reached Pinterest’s request limit for now, so there are no figures for this one. Try again later; these phrases come from the words themselves.',
  'keywords.why.unavailable':
    'Pinterest didn’t respond, so there are no figures. Try again in a few minutes; these phrases come from the words themselves.',
  'keywords.why.unreadable':
    'We couldn’t understand Pinterest’s response, so there are no figures. These phrases come from the words themselves.',
  'keywords.page.address':
    'That doesn’t look like a web address. Enter it like https://example.com/page, or type its topic.',
  'keywords.page.host':
    'There’s no website at this address. Check the spelling, or type its topic.',
  'keywords.page.private':
    'This address is inside a private network, so it wasn’t opened: we don’t read such pages for visitors. Type its topic instead.',
  'keywords.page.robots':
    'The site asks automatic readers not to read this page (robots.txt), and we respect that. Type its topic instead.',
  'keywords.page.refused': 'The site blocks automatic readers. Type the page’s topic instead.',
  'keywords.page.gone':
    'There’s no page at this address. It may have moved: check it in your browser.',
  'keywords.page.kind': 'This address isn’t a web page we can read. Type its topic instead.',
  'keywords.page.empty': 'We couldn’t find a topic on this page. Type it instead.',
  'keywords.page.site':
    'The page didn’t load in time, or the site had a problem. Try again in a few minutes, or type its topic.',
  'keywords.failed': 'Couldn’t look up keywords',
  'keywords.failedBody': 'Your words are still here. {reason}',
} as const
