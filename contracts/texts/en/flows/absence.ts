/** Texts for a patient whose dentist did not come. */
export const ABSENCE_TEXTS = {
  offer: 'The dentist did not come',
  question: 'Did the dentist not come?',
  /** Consequences for a call paid ahead, and for one to be paid at the appointment. */
  paid: 'We look whether the dentist came into the call. If not, what you paid is yours again: you choose another time or have all of it back.',
  due: 'We look whether the dentist came into the call. If not, the call is taken off, and you owe nothing for it.',
  confirm: 'The dentist did not come',
  reporting: 'Looking...',
  decline: 'Go back',
  failed: 'We could not reach our server. Nothing has changed: please try again.',
  refusedTitle: 'This was not changed',
  write:
    'If the call failed all the same, you have a right to it or to your money. Write to us: a person looks at it.',
  where: 'Where to write',
  close: 'Close',
  /** Reply where the report was taken down and no server saw the call. */
  noted:
    'You told us that the dentist did not come. A person looks into it. You can also write to us.',
  /** Reply where staff have asked, and found that the dentist was there. */
  settled:
    'You told us that the dentist did not come. We looked into it: as far as we can tell, the dentist was there. If the call failed all the same, write to us.',
  /** Hint in the room, before and after the call. */
  inRoom:
    'Did the dentist not come? From 10 minutes after the start and for 7 days you can say so under “My video calls”. Then you choose another time or have your money back.',
} as const;
