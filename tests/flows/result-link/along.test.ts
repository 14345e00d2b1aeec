import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { resultLinkMachine } from '../../../machines/result-link/result-link.machine.ts';
import type { LinkMade, MakingInput } from '../../../machines/result-link/result-link.machine.ts';
import { MADE_VERDICT, READ, RESULT_ID, VISIT } from './cases.ts';

/** The flow at its choice, with what each link was made of. */
const choosing = async () => {
  const made: (MakingInput['visit'] | undefined)[] = [];
  const flow = createActor(
    resultLinkMachine.provide({
      actors: {
        readLinks: fromPromise(async () => READ),
        makeLink: fromPromise<LinkMade, MakingInput>(async ({ input }) => {
          made.push(input.visit);
          return MADE_VERDICT;
        }),
      },
    }),
    { input: { id: RESULT_ID } },
  ).start();
  flow.send({ type: 'links.requested' });
  await waitFor(flow, (snapshot) => snapshot.matches('choosing'));
  const make = async () => {
    flow.send({ type: 'link.requested' });
    await waitFor(flow, (snapshot) => snapshot.matches('linkShown'));
    flow.send({ type: 'link.shown' });
  };
  return { flow, make, made };
};

describe('what goes along with a link', () => {
  it('[NEW-136] is the visit only where it was ticked for that very link', async () => {
    const { flow, make, made } = await choosing();
    await make();
    flow.send({ type: 'visit.chosen', isIncluded: true });
    await make();
    await make();
    flow.send({ type: 'visit.chosen', isIncluded: true });
    flow.send({ type: 'visit.chosen', isIncluded: false });
    await make();
    expect(made).toEqual([null, VISIT, null, null]);
  });
});
