import { PROFILES_MAX } from '../../accounts/family.ts';
import { ABSENCE_DAYS } from '../../booking/absence.ts';
import { MOVES_MAX, UNPAID_CALLS_MAX } from '../../booking/booking.ts';
import { ROOM_TALK_MAX } from '../../booking/room.ts';
import { BOOKABLE_DAYS } from '../../booking/slots.ts';
import { STILLS_OF_CALL_MAX } from '../../booking/stills.ts';
import { REANALYSES_OF_XRAY_MAX } from '../../xray/xray-files.ts';
import { BOOKING_ERRORS } from './booking-errors.ts';
import { XRAY_REFUSAL_TEXTS } from './xray-files.ts';

/** Standard sentences of a reply that refuses, by its status. */
export const STATUS_SENTENCES: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  401: 'Please sign in and try again.',
  403: 'This request does not come from our own pages.',
  404: 'There is nothing at this address.',
  405: 'This address does not answer that kind of request.',
  408: 'The request took too long to arrive.',
  413: 'The request is too large: at most 64 kB.',
  414: 'The address is too long.',
  415: 'The request body must be JSON (content-type: application/json).',
  416: 'The file has no such part.',
  417: 'The request asks for something that this server does not do.',
  421: 'This server does not answer under that name.',
  429: 'Too many requests. Please wait a moment and try again.',
  431: 'The request headers are too large.',
  500: 'Something went wrong on our side. Please try again.',
  503: 'The service is not available at the moment. Please try again shortly.',
};

/** Why the server refuses something that a patient asks of it, by what that is. */
export const REFUSALS = {
  any: {
    notAllowed: 'Your account is not allowed to do this.',
    otherRequest: 'This request was made before, and said something else.',
    dataProcessing:
      'You took back “Keeping my data” on your profile, so nothing new is kept. To go on, agree to it again there.',
    aiAnalysis:
      'You took back “Assessment by software” on your profile, so no program reads this. To go on, agree to it again there.',
  },
  checkIn: {
    notOffered: 'We ask nothing about this result: a dentist has seen it, or it is an emergency.',
    notAsked: 'You have not asked us to ask about this result.',
  },
  codes: {
    sending: {
      mail: 'Too many codes were asked for with this email address, so we send no more for now.',
      sms: 'Too many codes were asked for with this phone number, so we send no more for now.',
    },
    trying: {
      mail: 'Too many codes of this email address were tried today.',
      sms: 'Too many codes of this phone number were tried today.',
    },
    textMessages: 'We have sent as many text messages as we send in a day.',
    otherWays: {
      mail: 'Please sign in with your password or your phone number, or in a browser in which you have signed in before.',
      sms: 'Please sign in with your email address, or in a browser in which you have signed in before.',
    },
    byMail: 'Please sign in with your email address.',
    later: 'Please try again later, or continue with Google.',
  },
  family: {
    noYear: 'Please write the year of birth with four digits, such as 2018.',
    otherConsent:
      'What you confirmed does not fit the year of birth. Please check the year and confirm again.',
    noGuardian: 'Please write who answers for the child.',
    full: `You look after ${PROFILES_MAX} people already, and an account can have no more.`,
    wrongPassword: 'That password isn’t right.',
    booked:
      'A consultation is booked or kept for this person. Please cancel it first under “Consultations”, or wait until it is over.',
    absenceOpen:
      'We are still looking into a call at which the dentist did not come. This person can be deleted once that is settled.',
    shown:
      'A dentist has seen it in a call as of the person it is for, so that it cannot be given to somebody else now.',
    open: 'For whom a call is can be said until its room opens.',
    grown: (name: string) =>
      `${name} is grown up now, so their own consent is needed. Please say under “Family” that they agree, and try again.`,
    otherAge: (age: string, name: string, year: number) =>
      `The age answered here is “${age}”, and ${name} was born in ${year}, so this result cannot be theirs. Please choose somebody else. If the year of birth is wrong, correct it under “Family”.`,
    otherPerson: 'This X-ray and this result are of two different people.',
  },
  feedback: { unknown: 'We do not have what this feedback is about any more.' },
  google: {
    refused: 'Google sign-in could not be completed. Please try again.',
    emailNotVerified:
      'Google has not verified this email address. Please verify it there, or sign in another way.',
    mailboxElsewhere:
      'Google does not keep the mailbox of this email address, so it cannot tell whose it is today. Please create an account with it, or sign in with a code.',
    staff: 'This account belongs to the staff. Please sign in on the page for staff.',
    unavailable:
      'Google sign-in is not available at the moment. Please try again shortly, or sign in another way.',
    notSetUp: 'Google sign-in is not set up here. Please sign in another way.',
  },
  payments: {
    unavailable:
      'The payment service does not answer at the moment. Nothing was paid. Please try again.',
    unknownYet:
      'The payment service does not answer at the moment. Whatever was paid is kept. Please try again.',
    many: 'You have begun many payments within an hour and finished none. Please go on with the last one, or try again in an hour. Whatever was paid is kept.',
    otherPrice: 'The price has changed. Please load the page again. Nothing was paid.',
    used: 'A consultation is booked with this payment. Please cancel the consultation first.',
    notPaid: 'There is nothing to give back for this payment.',
  },
  reanalyses: {
    notAnalyzed: 'This X-ray is not analysed yet. Please wait until it is, and try again.',
    tooLittle:
      'There are no answers yet that this X-ray could be read together with. Please do an assessment first.',
    noGuardian:
      'A result of somebody under 18 is kept only if a parent or guardian agrees. Please save the result of the assessment to your account first.',
    tooMany: `This X-ray was read together with answers ${REANALYSES_OF_XRAY_MAX} times already. They are all in your account.`,
    notYours: 'A re-analysis can only be kept in your own account.',
  },
  rooms: {
    noResult: 'This result was not found in your account.',
    otherPerson:
      'This result is of somebody else than this call. A dentist could take it for the patient’s, so it is not shown. If it is the same person, open the result and say for whom it is.',
    nobody:
      'This call is booked under a name that nobody in your account has. A dentist could take a result for that patient’s, so none is shown here. Until the room of a call opens, you can say under “Consultations” for whom it is.',
    closed: 'This room is not open at the moment.',
    full: `Each of you can write at most ${ROOM_TALK_MAX / 2} messages in one room.`,
    alone: 'A picture can be sent once both of you are in the call.',
    manyStills: `You have sent ${STILLS_OF_CALL_MAX} pictures. To send another one, delete one first.`,
    noPicture: 'This picture could not be read. Please take another one.',
  },
  resultLinks: {
    tooMany: 'Five of your links are open already. End one of them first, then make a new one.',
    wrongPasscode: (left: number) =>
      left === 1
        ? 'That passcode is not right. You can try once more.'
        : `That passcode is not right. You can try ${left} more times.`,
    revoked: 'The patient has ended this link.',
    passcodes: 'This link is over: a wrong passcode was tried too often.',
    usedUp: 'This link is over: it was opened as often as a link can be.',
    expired: 'This link is over: its days have passed.',
  },
  savedResults: {
    notYours: 'This result was made on another device or belongs to another account.',
    noConsent: 'Please agree to the assessment first: nothing is saved without it.',
    noGuardian:
      'A result of somebody under 18 is kept only if a parent or guardian agrees. Please answer who agrees first.',
  },
  signIn: {
    notVerified: 'Please verify your email address and your phone number first.',
    taken: 'There is an account with this email address or phone number already. Please sign in.',
    wrongPassword: 'The email address or the password is not right.',
  },
  booking: {
    slotTaken: 'This time has just been taken. Please choose another one.',
    doctorTaken:
      'This dentist is not free then any more. Please choose another time, or another dentist.',
    ownTime: 'You have an appointment at this time already. Please choose another one.',
    noSlot: BOOKING_ERRORS.time,
    tooEarly: 'This time is too soon to be booked. Please choose a later one.',
    tooLate: `At most ${BOOKABLE_DAYS} days ahead can be booked.`,
    unpaidMost: `You have ${UNPAID_CALLS_MAX} consultations to come that are not paid, and an account can have no more of them. Cancel one under "Consultations", or come back when one is over.`,
    unpaidDay:
      'The rest of this day is kept for consultations that are paid when they are booked. Please choose another day, or pay now.',
    noPayment: 'This payment was not found in your account.',
    notPaid: 'This payment has not arrived yet. Please wait a moment and try again.',
    paymentUsed: 'This payment was used for another appointment already.',
    otherProduct: 'This payment is for something else.',
    notNow: 'This cannot be done with the appointment as it is now.',
    begun: 'This appointment has begun already.',
    met: 'You both were in the call already, so that it can be neither moved nor cancelled. You can go back in until its room closes.',
    linkShown:
      'The link to the call was opened already, so that it can be neither moved nor cancelled.',
    often: `It was moved ${MOVES_MAX} times already, and can be moved no more. If you cannot come, please cancel it and book another one.`,
  },
  absence: {
    came: 'The dentist came into the call at {time} (India time). So the app cannot free your payment by itself.',
    tooSoon: 'Please wait a little. You can say this from {time} (India time).',
    over: `This can be said here for ${ABSENCE_DAYS} days after the call.`,
  },
  tooLarge: {
    xray: XRAY_REFUSAL_TEXTS.tooLarge,
    still: 'This picture is too large. Please take another one.',
  },
  xrays: { notYours: 'An X-ray can only be kept in your own account.' },
} as const;
