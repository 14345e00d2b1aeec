import type { LinkDays, LinkEnd } from '../../../assessment/result-link.ts';

/** Words for a patient who shows a saved result to a dentist elsewhere, by a link and a passcode. */
export const RESULT_LINK_TEXTS = {
  title: 'Show to another dentist',
  line: 'A link with a passcode, for a dentist who is not here',
  intro:
    'You get a link, a code to scan and a passcode. The dentist opens your result without an account.',
  sealed:
    'Your phone locks the result first. We keep only what is locked, and we do not have the key.',
  start: 'Show to another dentist',
  reading: 'Looking for your links...',
  readingFailed: 'We could not reach our server, so we cannot show your links. Please try again.',
  tryAgain: 'Try again',
  howLong: 'How long should the link work?',
  days: (days: LinkDays) => (days === 1 ? '1 day' : `${days} days`),
  visit: (dentist: string, day: string) => `Also show what ${dentist} said in the call on ${day}`,
  visitAndMedicines: (dentist: string, day: string) =>
    `Also show what ${dentist} said in the call on ${day}, and the prescription`,
  visitChoice:
    'You decide. Without it, the link shows your result alone. It can help a dentist to know what was said and prescribed.',
  visitRead: 'The dentist will read this, too:',
  make: 'Make a link',
  making: 'Making your link...',
  makingFailed:
    'We could not make a link. Check your connection and try again. If it still fails, use a newer browser.',
  noteChanged:
    'No link was made: what the dentist wrote has changed. Read it anew, then decide whether to show it.',
  readyTitle: 'Your link is ready',
  ready: 'Let the dentist scan this code, or send the link. Tell them the passcode yourself.',
  showsVisit: 'This link shows your result and what the dentist of the call said.',
  showsResult: 'This link shows your result alone.',
  picture: 'Code to scan, with the link to your result',
  passcode: 'Passcode',
  once: 'We cannot show this code and passcode again. If you lose them, end the link and make a new one.',
  copy: 'Copy the link',
  share: 'Send the link',
  shareTitle: 'A result for a dentist',
  done: 'Done',
  listTitle: 'Your links to this result',
  none: 'There is no link to this result.',
  good: (until: string) => `Works until ${until}`,
  made: (day: string) => `Made on ${day}`,
  openings: (times: number) => {
    if (times === 0) return 'Nobody has opened it.';
    return times === 1 ? 'Opened once' : `Opened ${times} times`;
  },
  opened: (by: string, at: string) => `${by}, ${at}`,
  names: 'We do not check the names that people give.',
  end: 'End this link',
  ending: 'Ending...',
  endingFailed: 'Our server does not answer, so the link may still work. Press again.',
  refresh: 'Look again',
} as const;

/** The ends of a link, as its owner reads them. */
export const OWN_LINK_END_TEXTS: Readonly<Record<LinkEnd, string>> = {
  revoked: 'You ended it.',
  passcodes: 'It ended: somebody tried a wrong passcode 5 times.',
  usedUp: 'It ended: it was opened 50 times.',
  expired: 'It ended: its days have passed.',
};
