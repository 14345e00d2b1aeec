/** Words of taking a picture in a call; `name` is the dentist's. */
export const STILL_CAMERA_TEXTS = {
  take: 'Take a picture',
  taking: 'Hold still...',
  title: 'Your picture',
  alt: 'The picture that you have taken',
  ask: 'Only you see it so far. Is the tooth sharp and bright?',
  send: (name: string) => `Send to ${name}`,
  sending: 'Sending...',
  again: 'Take again',
  tryAgain: 'Try again',
  sendAgain: 'Send again',
  close: 'Do not send',
  noPicture: 'Your camera gave no picture.',
  notSent: 'The picture may not have arrived. It is still here: please send it again.',
} as const;

/** Notice that the dentist can see the picture. */
export const PICTURE_SENT = {
  title: 'Picture sent',
  message: 'It is kept with this visit. You can delete it in the chat.',
};
