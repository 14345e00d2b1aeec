/** Words of a third person in a call, for the two who are in it; `name` is the guest's, `patient` the patient's. */
export const ROOM_INVITATION_TEXTS = {
  add: 'Add a person',
  adding: 'Making a link...',
  title: 'Third person',
  invited: 'A third person is invited.',
  pass: 'Send this link to one person. It works once.',
  patientDecides: (patient: string) => `${patient} lets them in.`,
  youDecide: 'You let them in.',
  linkGone: 'We do not keep the link. Make a new one if you need it.',
  copy: 'Copy the link',
  share: 'Send the link',
  newLink: 'Make a new link',
  takeBack: 'Take it back',
  shareTitle: 'Join a video call',
  asks: (name: string) => `${name} wants to join the call.`,
  askedBy: 'Your dentist asked them to come.',
  waits: (name: string, patient: string) => `${name} waits. ${patient} must agree.`,
  letIn: (name: string) => `Let ${name} in`,
  refuse: 'Do not let in',
  joined: (name: string) => `${name} is in the call, too.`,
  connecting: 'Connecting...',
  away: 'They are not connected just now.',
  notConnected: 'You could not be connected.',
  tryAgain: 'Try again',
  end: (name: string) => `End it for ${name}`,
  ending: 'Ending...',
  invitingFailed: 'The link was not made. Please try again.',
  admittingFailed: 'Nobody was let in. Please try again.',
  endingFailed: (name: string) =>
    `Our server does not answer, so ${name} may still be in the call. Press again.`,
  takingBackFailed: 'Our server does not answer, so the link may still work. Press again.',
  pictureOf: (name: string) => `Picture of ${name}`,
} as const;

export const LINK_COPIED = {
  title: 'Link copied',
  message: 'Paste it into a message to one person.',
};

export const LINK_NOT_PASSED = {
  title: 'The link was not copied',
  message: 'Your browser does not allow it. Please try again.',
};
