import type { Relation } from '../../accounts/family.ts';

/** The page of the people whom an account looks after says this. */

export const family = 'Family';
export const lookAfterOthers =
  'Add a child, a parent or somebody else, and say for whom a result or a video call is. They have no login of their own: what is kept of them here is part of your account. You see it, a dentist sees what you share in their call, and staff of the clinic who may open your record see it too; each such look is noted.';
export const loadingFamily = 'Loading your family';
export const nobodyYet = 'You have added nobody yet. What you save and book is yours.';
export const whoIsIt = 'Whom do you want to add?';
export const RELATIONS: Readonly<Record<Relation, string>> = {
  child: 'My child',
  parent: 'My mother or father',
  other: 'Somebody else',
};
export const fullFamily = (most: number | string): string =>
  `You look after ${most} people, and an account can have no more.`;
export const facts = (relation: string, year: number | string): string =>
  `${relation}, born in ${year}`;
export const answeredFor = (guardian: string): string => `${guardian} answers for them`;
export const grownUp = (name: string): string =>
  `${name} is grown up now. What you have kept for them stays in your account, and you can delete it. Nothing new can be for them until they agree.`;
export const sayTheyAgree = 'Say that they agree';
export const sayTheyAgreeOf = (name: string): string => `Say that they agree: ${name}`;
export const correctDetails = 'Correct the details';
export const correctDetailsOf = (name: string): string => `Correct the details of ${name}`;
export const downloadData = 'Download their data';
export const downloadDataOf = (name: string): string => `Download their data: ${name}`;
export const deletePerson = 'Delete';
export const deletePersonNamed = (name: string): string => `Delete ${name}`;
export const goOn = 'Continue';
export const noSuchYear = 'Please check the year of birth: nobody alive is born in that year.';
export const confirmChild = (name: string): string =>
  `Are you the parent or lawful guardian of ${name}?`;
export const confirmGrown = (name: string): string => `Does ${name} agree?`;
export const whyChild =
  'The law asks for your consent before we keep health data of somebody under 18. You agree that results, X-rays and bookings of this child are kept in your account. You can delete them at any time.';
export const whyGrown =
  'Their health data belongs to them. Go on only if they agree that results, X-rays and bookings of theirs are kept in your account. You can delete them at any time.';
export const yesGuardian = 'Yes, I am, and I agree';
export const yesGrown = 'Yes, they agree';
export const notNow = 'Not now';
export const notReached =
  'We could not reach our server, so we do not know whether it worked. Please try again.';
export const deleteQuestion = (name: string): string => `Delete ${name}?`;
export const allOfThisGoes =
  'All that was saved for them here goes at once: results, X-rays, bookings and what dentists wrote for them. What was saved or booked without choosing them stays. This can’t be undone. To keep a copy, go back and download their data.';
export const paymentsStay =
  'We keep a record of what was paid for their calls, without your name, so download the receipts of these calls before. Your account and everybody else stay.';
export const deleteNow = 'Delete this person now';
export const keepPerson = 'Keep this person';

/** The profile says this of the page. */
export const yourFamily = 'Your family';
export const addChildOrParent =
  'Add a child, a parent or somebody else for whom you save results and book video calls.';
export const openFamily = 'Open your family';

/** A saved result and the lists say this. */
export const forPerson = (name: string): string => `For ${name}`;
export const forMe = 'For me';
export const forWhomIsIt = 'For whom is this result?';
export const resultIsFor = (name: string): string => `This result is for ${name}.`;
export const resultIsForMe = 'This result is yours.';
export const toldChild =
  'A parent or guardian agreed to this assessment, so it may be about a child. Please say for whom it is.';
export const callIsFor = (name: string): string =>
  `This call is for ${name}. The dentist reads this name.`;
export const callIsForMe = 'This call is for you.';
export const sayForWhom = 'Say for whom it is';
export const addSomebody = 'Add somebody';
export const changePerson = 'Change for whom it is';
