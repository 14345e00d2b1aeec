import { bound } from './bounds.ts';

export const THREADS = bound('threads', 'everybody', '64 wait for a thread; five seconds each', [
  'deep/server/workers.test.ts',
  'takes 64 for each thread; who comes then is sent away at once, with when to come again',
]);
export const OPINIONS = bound('providers', 'everybody', 'eight second opinions at once', [
  'server/language-model-guard.test.ts',
  'are eight at most; one more does not wait, and there is room when one has ended',
]);
export const HASHING = bound(
  'hashing',
  'everybody',
  'two at once; three of a caller and a thousand in all wait, networks in turn',
  [
    'server/accounts/databases/attacks.test.ts',
    'of others waits for two turns, however many addresses of one network keep asking',
  ],
);
export const TRIES = bound('calls', 'contact', 'five tries a code', [
  'server/accounts/databases/attacks.test.ts',
  'has five tries, however many are sent at once',
]);
export const A_CODE = bound('disk', 'contact', 'a code in a minute from one browser', [
  'server/accounts/databases/attacks.test.ts',
  'gets one message for many requests at once',
]);
export const MAILS = bound(
  'mail',
  'contact',
  'twelve codes an hour and thirty a day by strangers',
  [
    'server/accounts/databases/strangers.test.ts',
    'is to have twelve mails sent to it in an hour and thirty in a day, of all kinds of codes',
  ],
);
export const TEXTS = bound('sms', 'everybody', 'as many in a day as the operator says', [
  'server/accounts/databases/strangers.test.ts',
  'is to use up the text messages of a day, after which it is told to sign in by mail',
]);
export const RESULT = bound('disk', 'assessment', 'thirty days', [
  'server/databases/repositories.test.ts',
  'forgets results and done jobs after 30 days, chat sessions without results after a year',
]);
export const OWN_RESULT = bound('disk', 'account', 'one row for a result', [
  'server/accounts/saved-results.test.ts',
  '[SAVE-03] are saved once, however often that is asked, also at the same moment',
]);
export const ONCE = bound('disk', 'account', 'one row for a request', [
  'server/databases/request-keys.test.ts',
  'lets one of many requests at once create something, in any process, and tells the others what',
]);
export const TIME = bound('calendar', 'account', 'two to come without money', [
  'server/appointments/databases/unpaid.test.ts',
  'are two at most to come for an account, whatever way they are asked for',
]);
export const HELD = bound('calendar', 'account', 'one kept time, ten minutes', [
  'server/appointments/databases/holds.test.ts',
  'is one for each account: the next one gives it back',
]);
export const PAID = bound('calendar', 'account', 'a time for a payment', [
  'server/appointments/databases/holds.test.ts',
  'of one payment by many requests at once makes one appointment',
]);
export const MOVES = bound('mail', 'account', 'three for a booking', [
  'server/appointments/databases/unpaid.test.ts',
  'are moved three times at most, with a mail each',
]);
export const OWN_MAIL = bound('mail', 'account', 'to its own address alone', [
  'server/appointments/databases/changes.test.ts',
  'is mailed to the account that has booked it, and never to an address that was typed',
]);
export const SAID_ONCE = bound('mail', 'account', 'once a call', [
  'server/appointments/databases/changes.test.ts',
  'is cancelled with a reason, once, and its time is free',
]);
export const REPORTED_ONCE = bound('disk', 'account', 'once a call', [
  'server/appointments/absence.test.ts',
  'can be said from ten minutes after the start, once, and nothing is owed',
]);
export const GIVEN_BACK = bound('calendar', 'account', 'it gives a time back', [
  'server/appointments/databases/holds.test.ts',
  'is free at once when it is given back, however often',
]);
export const ROOM_MESSAGES = bound(
  'disk',
  'room',
  'a hundred and fifty messages of each of the two',
  [
    'server/rooms/databases/talk.test.ts',
    'is bounded for each of the two: a hundred and fifty messages, two and a half thousand signals',
  ],
);
export const ROOM_SIGNALS = bound('disk', 'room', 'a million bytes of signals of each of the two', [
  'server/rooms/databases/talk.test.ts',
  'is bounded in length for each of the two: a million bytes of signals',
]);
export const ROOM_VISIT = bound('disk', 'room', 'a visit for each of the two', [
  'server/rooms/door.test.ts',
  'knows who is inside, who has left, and who was not heard of for three quarters of a minute',
]);
const GUESTS = 'server/rooms/databases/guest.test.ts';
export const ONE_GUEST = bound('disk', 'room', 'one third person at a time', [
  GUESTS,
  'is one at a time: a new link takes the place of an unused one, and of nobody who has come',
]);
export const GUEST_SIGNALS = bound('disk', 'room', 'a million bytes of signals of all guests', [
  GUESTS,
  'is bounded: a million bytes of signals, and three that wait',
]);
export const GUEST_NEWS = bound('waiting', 'room', 'three that wait', [
  GUESTS,
  'is bounded: a million bytes of signals, and three that wait',
]);
export const NEWS = bound('waiting', 'account', 'three that wait', [
  'server/rooms/databases/news.test.ts',
  'are waited for by three tabs of an account and no more',
]);
export const NEWS_OF_ALL = bound('waiting', 'everybody', 'a thousand in a process', [
  'server/rooms/databases/news.test.ts',
  'are a thousand in a process, given back with their timers',
]);
export const EVENTS = bound('disk', 'everybody', '50,000 a day are kept, then counted', [
  'server/analytics.test.ts',
  'are kept one by one up to 50,000 on a day, and counted beyond',
]);
export const STARS = bound('disk', 'assessment', 'one row for a session and scale', [
  'server/feedback.test.ts',
  'counts once for a session: what was said first stays, and the next is answered like it',
]);
export const RATING = bound('disk', 'everybody', 'read once a minute', [
  'server/feedback.test.ts',
  'is read once a minute, however often it is asked for',
]);
export const WATCHED = bound('disk', 'everybody', 'tried once a second', [
  'server/databases/health.test.ts',
  'tries once a second at most, however often it is asked',
]);
export const ALIVE = bound('calls', 'everybody', 'it reads nothing', [
  'server/databases/health.test.ts',
  '/healthz answers as long as the process lives, /readyz as long as rows can be stored too',
]);
export const REPORTS = bound(
  'threads',
  'account',
  'one at once, in a queue beside that of advice',
  [
    'server/accounts/reports.test.ts',
    'are made one after the other for an account, and nobody else waits for them',
  ],
);
export const UPLOADS = bound('memory', 'account', 'four uploads at once', [
  'server/xrays/incoming.test.ts',
  'is one of four at once for an account; others have room',
]);
export const READERS = bound('readers', 'account', 'one picture that is read, for twenty seconds', [
  'server/xrays/decoding.test.ts',
  'has one reading place: what it sends besides waits for it, and nobody else does',
]);
export const DOTS = bound('memory', 'account', '4096 dots a side and 8 MB are kept', [
  'deep/server/xrays/hostile-pictures.test.ts',
  'takes eight megabytes at the most, also of a picture of nothing but grain',
]);
export const FIFTY = bound('disk', 'account', 'fifty X-rays', [
  'server/xrays/databases/upkeep.test.ts',
  'is one of fifty as well where many come at once',
]);
export const FIVE = bound('disk', 'account', 'five passkeys', [
  'server/accounts/passkeys.test.ts',
  '[NEW-107] are five at most for an account, each named and listed',
]);
export const EIGHT = bound('disk', 'account', 'eight people', [
  'server/accounts/databases/family.test.ts',
  '[NEW-121] are eight at most for an account, also where many are added at once',
]);
export const RESET = bound('disk', 'account', 'a row a reset, by the rate', [
  'server/accounts/passkey-reset.test.ts',
  '[NEW-108] are removed by another admin, who is written down with it',
]);
export const SIX = bound('disk', 'room', 'six pictures of a call', [
  'server/visits/databases/stills.test.ts',
  '[NEW-60] is one of six at once of a call, also where many come at the same time',
]);
export const REANALYSES = bound('threads', 'account', 'so many readings of one X-ray', [
  'server/xrays/reanalyses.test.ts',
  'reads one X-ray so often and no more, says so, and still answers what was asked before',
]);
export const ONE_CODE = bound('providers', 'account', 'one open code for an assessment', [
  'server/payments/databases/qr.test.ts',
  'is one for the same request, and for two tabs of the same assessment',
]);
export const ONE_ORDER = bound('providers', 'account', 'one order for a request', [
  'server/payments/databases/checkout.test.ts',
  'is one order for the same request, and is not for the same key with another one',
]);
export const ASKED_SELDOM = bound('providers', 'account', 'one question a poll', [
  'server/payments/databases/qr.test.ts',
  'is not asked about at the provider more often than a page asks us',
]);
export const REFUND_ONCE = bound('providers', 'account', 'one refund of a payment', [
  'server/payments/razorpay.test.ts',
  'bears a key, so that asked twice it is one',
]);
export const NONCE = bound('disk', 'address', 'ten minutes', [
  'server/accounts/google.test.ts',
  'gives ten minutes, and forgets afterwards',
]);
export const GOOGLE_KEYS = bound(
  'providers',
  'everybody',
  'keys are not read for each token that is made up',
  [
    'server/accounts/google-keys.test.ts',
    'are read anew for one that nobody knows yet, and not for each that is made up',
  ],
);
export const ISSUER_STATE = bound('disk', 'address', 'ten minutes', [
  'server/accounts/staff-issuer.test.ts',
  'gives ten minutes, and forgets afterwards',
]);
export const ISSUER_SHUT = bound(
  'providers',
  'everybody',
  'an issuer that does not answer is asked once in ten seconds',
  [
    'server/accounts/staff-issuer.test.ts',
    'asks an issuer that is away once in ten seconds, whoever presses',
  ],
);
export const ISSUER_CODE = bound(
  'providers',
  'address',
  'a state that this browser has begun, good for one question',
  [
    'server/accounts/staff-issuer.test.ts',
    'asks the issuer nothing for a state that this browser has not begun',
  ],
);
export const SESSION = bound('disk', 'account', 'thirty days without use', [
  'server/accounts/sign-in.test.ts',
  'ends a session that nobody has used for thirty days, and none that is used',
]);
export const NO_NEW_ROW = bound('disk', 'account', 'it changes rows that are there', [
  'server/accounts/profile.test.ts',
  'changes what is named and leaves the rest',
]);
export const DECISIONS = bound('disk', 'account', 'a row a decision, by the rate', [
  'server/accounts/profile.test.ts',
  'writes each decision down with its time, and the last one counts',
]);
export const GONE = bound('disk', 'account', 'it takes rows away', [
  'server/accounts/databases/personal-data.test.ts',
  'is deleted whole, and nothing of anybody else',
]);
export const INVITED = bound('mail', 'contact', 'one that is good for an address', [
  'server/accounts/invitations.test.ts',
  'is good to the last moment of seven days, and until another one comes',
]);
export const REMINDED = bound('mail', 'contact', 'one in ten minutes', [
  'server/appointments/databases/reminders.test.ts',
  'are sent by hand at once, and not again within ten minutes',
]);
export const SETTLED = bound('mail', 'contact', 'once a call', [
  'server/appointments/absence-settled.test.ts',
  'is settled once, whoever presses in the same moment',
]);
export const VERSIONS = bound('disk', 'account', 'twenty versions a call', [
  'server/visits/databases/visit-notes.test.ts',
  'has twenty versions and no more',
]);
export const NOTE_MAILS = bound('mail', 'account', 'one a version, to its own address', [
  'server/visits/databases/visit-notes.test.ts',
  '[NEW-33] is told to the patient by a mail for each version, which says nothing of it',
]);
export const OWN_WEEK = bound(
  'disk',
  'account',
  'its own week and twenty leaves; a call is called off once',
  [
    'server/appointments/databases/own-hours.test.ts',
    '[NEW-71] calls off what was decided, once, with the money that was chosen',
  ],
);
export const ONE_CHECK_IN = bound('disk', 'account', 'one row for a result', [
  'server/check-ins/databases/check-ins.test.ts',
  '[NEW-43] is off at first, and switched on and off as often as somebody likes',
]);
export const TWO_QUESTIONS = bound('mail', 'account', 'two for a result, to its own address', [
  'server/check-ins/databases/questions.test.ts',
  '[NEW-44] asks twice at most, whatever is switched on and off',
]);
const RESULT_LINKS = 'server/accounts/databases/result-links.test.ts';
export const FIVE_LINKS = bound('disk', 'account', 'five good ones, of 56 kB, thirty a day', [
  RESULT_LINKS,
  'are five at most for an account, however many are made at once; one that is over makes room',
]);
export const LINK_TRIED = bound('calls', 'everybody', 'five wrong passcodes a link', [
  RESULT_LINKS,
  '[NEW-102] end after five wrong passcodes, also when 200 are tried at once',
]);
export const LINK_LOG = bound('disk', 'everybody', 'fifty openings a link', [
  RESULT_LINKS,
  'are opened fifty times at most, and then lead to nothing',
]);
export const LINK_FILES = bound('calls', 'address', '60 a minute, each of one file', [
  'server/accounts/databases/link-files.test.ts',
  '[NEW-137] take sixty of one address in a minute, however many ask at once',
]);
export const ROWS_OF_FILE = bound('memory', 'account', '5,000 rows a file', [
  'server/databases/staff-lists.test.ts',
  'say of a file that it is not whole once there is one row more than it holds',
]);

export const PICTURES = bound('memory', 'everybody', '128 kB of each, however slowly', [
  'server/xrays/slow-pictures.test.ts',
  'hold nothing that others need, however many take them however slowly',
]);
export const PICTURE_RATE = bound('calls', 'address', 'a list and some more in a minute', [
  'server/xrays/pictures.test.ts',
  'is loaded a list and some more in a minute, and then no more',
]);
export const SIGNED = bound('disk', 'everybody', 'nothing of what is not signed is kept', [
  'server/payments/razorpay-events.test.ts',
  'is over the bytes as they came',
]);
export const FIGURES = bound('calls', 'everybody', 'for who has the token', [
  'server/metrics.test.ts',
  'with a token is who shows it, from anywhere, and nobody else',
]);
export const SAME_FILE = bound('calls', 'everybody', 'the same few bytes each time', [
  'server/security-txt.test.ts',
  'whoever has found a hole reads whom to write to, and until when that holds',
]);
export const DOCUMENT = bound('calls', 'everybody', 'the same document each time', [
  'server/api-docs.test.ts',
  'describes every call of the contracts and no other',
]);
