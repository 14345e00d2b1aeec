import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { stillCameraMachine } from '../../../machines/still-camera/still-camera.machine.ts';
import type { SendingPicture } from '../../../machines/still-camera/still-camera.machine.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';
import { INPUT, REFUSED, SENT, TAKEN } from './cases.ts';

const SENTENCE = 'You have sent 6 pictures. To send another one, delete one first.';

const decided = {
  'picture.requested': { to: 'takingPicture' },
  'picture.dismissed': { to: 'resting' },
} as const;

const oracle: Oracle<typeof stillCameraMachine> = {
  known: { ...INPUT, count: 1, key: TAKEN.key, sentence: null },
  opens: [{ input: INPUT, at: 'resting', knows: { ...INPUT, count: 0, sentence: null } }],
  delays: { takePatience: 10_000 },
  starts: {
    // What is not sent is not held.
    resting: ['dropPicture'],
    takingPicture: ['calls takePicture', 'waits takePatience'],
    sendingPicture: ['calls sendPicture'],
  },
  leaves: {
    resting: { on: { 'picture.requested': decided['picture.requested'] } },
    takingPicture: {
      tags: ['busy'],
      on: {
        'done: takePicture': {
          given: { sentence: SENTENCE },
          with: { output: { key: 'picture-2' } },
          to: 'awaitingDecision',
          // Another picture is another request.
          knows: { key: 'picture-2', count: 2, sentence: null },
        },
        'failed: takePicture': { to: 'takingFailed' },
        'picture.dismissed': decided['picture.dismissed'],
        'after takePatience': { to: 'takingFailed' },
      },
    },
    takingFailed: { on: decided },
    awaitingDecision: { on: { ...decided, 'picture.confirmed': { to: 'sendingPicture' } } },
    sendingPicture: {
      tags: ['busy'],
      on: {
        'done: sendPicture': [
          { with: { output: SENT }, to: 'resting', does: ['emits notice.raised: Picture sent'] },
          {
            with: { output: REFUSED },
            to: 'sendingFailed',
            knows: { sentence: SENTENCE, key: TAKEN.key },
          },
        ],
        // The picture is still there, under the same key.
        'failed: sendPicture': { to: 'sendingFailed', knows: { key: TAKEN.key, count: 1 } },
      },
    },
    sendingFailed: {
      on: {
        ...decided,
        'picture.confirmed': {
          given: { sentence: SENTENCE },
          to: 'sendingPicture',
          knows: { key: TAKEN.key, count: 1, sentence: null },
        },
      },
    },
  },
};

holdAgainst('stillCamera', oracle);

describe('[NEW-60] a picture that did not arrive', () => {
  it('is sent again as the same request, and another picture as another one', async () => {
    const sent: SendingPicture[] = [];
    const taken = ['picture-1', 'picture-2'];
    const machine = stillCameraMachine.provide({
      actors: {
        takePicture: fromPromise(async () => ({ key: taken.shift() ?? '' })),
        sendPicture: fromPromise(async ({ input }) => {
          sent.push(input);
          throw new Error('offline');
        }),
      },
      actions: { dropPicture: () => undefined },
    });
    const actor = createActor(machine, { input: INPUT }).start();
    const at = (state: string) =>
      new Promise<void>((resolve) => {
        actor.subscribe((snapshot) => snapshot.value === state && resolve());
      });
    const press = async (type: 'picture.requested' | 'picture.confirmed', state: string) => {
      const there = at(state);
      actor.send({ type });
      await there;
    };
    await press('picture.requested', 'awaitingDecision');
    await press('picture.confirmed', 'sendingFailed');
    await press('picture.confirmed', 'sendingFailed');
    await press('picture.requested', 'awaitingDecision');
    await press('picture.confirmed', 'sendingFailed');
    expect(sent.map(({ key, requestKey }) => [key, requestKey])).toEqual([
      ['picture-1', 'key-of-room-picture-1'],
      ['picture-1', 'key-of-room-picture-1'],
      ['picture-2', 'key-of-room-picture-2'],
    ]);
    actor.stop();
  });
});
