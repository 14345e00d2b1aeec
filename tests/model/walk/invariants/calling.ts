import { each } from './invariant.ts';
import type { Invariant } from './invariant.ts';

export const calling: readonly Invariant[] = [
  {
    name: 'Camera and microphone are held at the room alone',
    isBroken: each(
      'teleconsultation',
      (snapshot) => !snapshot.matches('present') && snapshot.children.holdDevices !== undefined,
    ),
  },
  {
    name: 'Nobody is connected who is not in the room',
    isBroken: each(
      'teleconsultation',
      (snapshot) =>
        !snapshot.matches({ present: 'attending' }) && snapshot.children.holdCall !== undefined,
    ),
  },
  {
    name: 'A person at the room has been told which one it is',
    isBroken: each(
      'teleconsultation',
      (snapshot) => snapshot.matches('present') && snapshot.context.room === null,
    ),
  },
  {
    name: 'No picture is sent that was not chosen',
    isBroken: each(
      'xray',
      (snapshot) => snapshot.matches('uploading') && snapshot.context.image === null,
    ),
  },
  {
    name: 'No X-ray is looked at that the server does not have',
    isBroken: each(
      'xray',
      (snapshot) =>
        (snapshot.matches('analyzing') || snapshot.matches('reviewingFindings')) &&
        !snapshot.context.xrayId,
    ),
  },
];
