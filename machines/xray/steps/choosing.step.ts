import { throughGate } from '../../sign-in-gate/through-gate.ts';
import { xray } from '../xray.setup.ts';
import type { ChosenImage } from '../xray.types.ts';

type Chosen = { readonly event: { readonly image: ChosenImage } };

const chosen = ({ event }: Chosen) => ({ image: event.image });

/** Branches for a chosen file: it is sent, or it is refused before that (XRAY-05..08). */
export const imageChosen = [
  {
    guard: { type: 'isSendable', params: chosen },
    target: '#xray.uploading',
    actions: { type: 'rememberImage', params: chosen },
  },
  {
    target: '#xray.imageRejected',
    actions: { type: 'rememberRefusal', params: chosen },
  },
] as const;

/** Transition that clears this page; what the account has stays there (XRAY-21). */
export const restarted = {
  target: '#xray.awaitingImage',
  actions: ['clearXray', 'clearSentence', { type: 'forgetXray', params: { id: null } }],
} as const;

export const awaitingImage = xray.createStateConfig({
  description: 'A picture of an X-ray is chosen, taken or dropped here.',
  on: { 'image.chosen': imageChosen },
});

export const imageRejected = xray.createStateConfig({
  description: 'The picture was not taken, and why; another one can be chosen.',
  on: { 'image.chosen': imageChosen },
});

export const awaitingSignIn = xray.createStateConfig({
  description: 'A picture is chosen, and nobody is signed in: somebody signs in, or leaves it.',
  invoke: throughGate({
    action: 'xray-analysis',
    granted: 'uploading',
    dismissed: 'imageChosen',
  }),
});

export const chosenState = xray.createStateConfig({
  description: 'The picture stays chosen on this page; it is sent once somebody is signed in.',
  on: {
    'upload.requested': '#xray.uploading',
    'analysis.restarted': restarted,
  },
});
