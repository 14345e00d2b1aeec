// @vitest-environment jsdom
import { beforeAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { AnyActorRef, InspectionEvent } from 'xstate';
import { providedAssessment } from '../../../src/flows/assessment/assessment.flow.ts';
import { providedChat } from '../../../src/flows/chat/chat.flow.ts';
import { loadSchema } from '../../../src/actors/assessment/draft.ts';
import { DRAFT } from '../../../src/actors/assessment/draft-key.ts';
import { parkedActor } from '../../model/harness.ts';
import { storeDraft, storedDraft } from '../../kit/chat.tsx';
import { FRESH } from '../../kit/samples.ts';
import { SteppingClock } from '../../model/stepping-clock.ts';
import { standingAt } from '../assessment/gestures.ts';

// The schema of drafts is fetched with the first one, for which no test here waits.
beforeAll(loadSchema);

/** The real chat with its real storage, running without screens; every event it causes is written down. */
const startChat = async () => {
  const clock = new SteppingClock();
  const events: string[] = [];
  const inspect = (seen: InspectionEvent): void => {
    if (seen.type === '@xstate.event') events.push(seen.event.type);
  };
  const assessment = providedAssessment.provide({
    actors: { openChatSession: parkedActor() as never },
  });
  const machine = providedChat.provide({ actors: { assessment } });
  const input = { addressStep: null, query: null, openingShown: 0, fresh: FRESH };
  const chat = createActor(machine, { input, inspect, clock }).start();
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  await settled();
  clock.advance(2100);
  await settled();
  const running = chat.getSnapshot().children.assessment as AnyActorRef;
  /** The events that one event causes, itself included. */
  const causedBy = async (event: { type: string; [fact: string]: unknown }) => {
    events.length = 0;
    running.send(event);
    await settled();
    return [...events];
  };
  return { chat, causedBy };
};

describe('what one answer costs', () => {
  it('is three events for a letter typed: it is told, heard of, and kept', async () => {
    const { chat, causedBy } = await startChat();
    await causedBy({ type: 'concern.changed', text: 'm' });
    expect(await causedBy({ type: 'concern.changed', text: 'my' })).toEqual([
      'concern.changed',
      'xstate.snapshot.assessment',
      'progress.moved',
    ]);
    expect(storedDraft()?.progress.concernText).toBe('my');
    chat.stop();
  });

  it('is three events for an option pressed', async () => {
    storeDraft(
      standingAt('FOLLOW_UP', {
        followUpAnswers: { pain_danger_signs: ['none'], pain_events: ['none'] },
        currentQuestionIndex: 2,
      }),
    );
    const { chat, causedBy } = await startChat();
    await causedBy({ type: 'option.pressed', option: 'not_sure' });
    expect(await causedBy({ type: 'option.pressed', option: 'one_tooth' })).toHaveLength(3);
    chat.stop();
  });

  it('[CHAT-30] does not bring the page to its place again while one question is answered', async () => {
    storeDraft(standingAt('MEDICAL_HISTORY'));
    const { chat, causedBy } = await startChat();
    expect(await causedBy({ type: 'condition.toggled', condition: 'diabetes' })).not.toContain(
      'screen.shown',
    );
    expect(await causedBy({ type: 'history.submitted' })).toContain('screen.shown');
    chat.stop();
  });

  it('writes nothing when nothing has changed', async () => {
    storeDraft(standingAt('CATEGORY'));
    const { chat, causedBy } = await startChat();
    const before = localStorage.getItem(DRAFT.key);
    await causedBy({ type: 'route.changed', step: 'CATEGORY' });
    expect(localStorage.getItem(DRAFT.key)).toBe(before);
    chat.stop();
  });
});
