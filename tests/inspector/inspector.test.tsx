// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { InspectionEvent } from 'xstate';
import { assessmentMachine } from '../../machines/assessment/assessment.machine.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { LoadedDraft } from '../../machines/chat/chat.setup.ts';
import { machines } from '../../machines/index.ts';
import { boxesIn } from '../../machines/kit/chart.ts';
import { providedNotices } from '../../src/flows/notices/notices.flow.ts';
import { chartNamed, machineOf } from '../../src/inspector/chart.ts';
import { MASK } from '../../src/inspector/mask.ts';
import { FRESH } from '../kit/samples.ts';
import { showButton } from '../../src/inspector/button.ts';
import { FULL, cleanPageAfterEach, openViewer, senderHere } from './viewer.ts';

cleanPageAfterEach();

const runChat = (inspect: (event: InspectionEvent) => void) =>
  createActor(
    chatMachine.provide({
      actors: {
        loadDraft: fromPromise<LoadedDraft>(async () => ({ kind: 'none' })),
      },
    }),
    { inspect, input: { addressStep: 'zq-step', query: null, openingShown: 0, fresh: FULL } },
  );

describe('the sender of the inspector', () => {
  it('posts running flows to its own origin only, and none of the patient’s words', async () => {
    const viewer = openViewer();
    const sender = senderHere();
    const notices = createActor(providedNotices, { inspect: sender.inspect });
    const chat = runChat((event) => sender.inspect.next?.(event));
    const assessment = createActor(assessmentMachine, {
      inspect: sender.inspect,
      input: { progress: FRESH, addressStep: null, query: null },
    });
    notices.start();
    chat.start();
    assessment.start();
    assessment.send({ type: 'concern.changed', text: 'zq-concern' });
    await waitFor(chat, (snapshot) => snapshot.matches('opening'));
    notices.send({
      type: 'notice.raised',
      notice: { type: 'info', title: 'zq-title', message: 'zq-message' },
    });
    viewer.connect(location.origin);
    await vi.waitFor(() =>
      expect(viewer.latest()?.actors.map(({ name, value }) => [name, value])).toEqual([
        ['notices', 'showingNotice'],
        ['carriedNotices', null],
        ['chat', 'opening'],
        ['assessment', { INTRO: 'editingConcern' }],
        ['openChatSession', null],
        ['opening', expect.any(String)],
      ]),
    );
    expect(viewer.latest()?.log).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ to: 'notices', type: 'notice.raised', detail: 'notice: {…}' }),
        expect.objectContaining({ type: 'concern.changed', detail: `text: ${MASK}` }),
      ]),
    );
    expect(JSON.stringify(viewer.posted())).not.toContain('zq');
    expect(new Set(viewer.post.mock.calls.map((call) => call[1]))).toEqual(
      new Set([location.origin]),
    );
    chat.stop();
    notices.stop();
    assessment.stop();
  });

  it('does not answer a window of another origin', () => {
    const viewer = openViewer();
    senderHere();
    viewer.connect('https://stranger.example');
    expect(viewer.post).not.toHaveBeenCalled();
    viewer.connect(location.origin);
    expect(viewer.post).toHaveBeenCalled();
  });

  it('opens our own page by the button and not before', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    showButton(senderHere());
    expect(open).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Inspect flows' }));
    expect(open).toHaveBeenCalledExactlyOnceWith('/inspector', expect.any(String));
  });
});

type States = { readonly states?: Readonly<Record<string, States>> };
const pathsIn = ({ states = {} }: States, above: readonly string[] = []): string[] =>
  Object.entries(states).flatMap(([name, child]) => {
    const path = [...above, name];
    return [path.join('.'), ...pathsIn(child, path)];
  });

describe('the charts of the inspector', () => {
  it.each(Object.entries(machines))('hold every state of %s with its sentence', (_, machine) => {
    const chart = chartNamed(machineOf(JSON.stringify({ id: machine.id })));
    if (chart === undefined) throw new Error('No chart');
    const [root, ...boxes] = boxesIn(chart);
    expect(root?.name).toBe(machine.id);
    expect(boxes.map(({ path }) => path)).toEqual(pathsIn(machine.config as States));
    expect(boxes.filter(({ description }) => description === '')).toEqual([]);
  });

  it('say in words what leads on', () => {
    const chart = chartNamed('assessment');
    const boxes = chart && boxesIn(chart);
    const named = (path: string) =>
      boxes
        ?.find((box) => box.path === path)
        ?.moves.map(({ event, guard, targets }) => `${event} [${guard}] ${targets.join()}`);
    expect(named('INTRO.starting')).toContain(
      'always [startsWithConcern and hasJunk] INTRO.concernRejected',
    );
    expect(named('CATEGORY')).toContain('category.chosen [] AGE_COLLECTION');
    expect(named('INTRO.validatingConcern')).toEqual([
      'concern.changed [] INTRO.editingConcern',
      'done: validateConcern [hasSigns] INTRO.confirmingSigns',
      'done: validateConcern [] INTRO.judgingConcern',
      'failed: validateConcern [] INTRO.validationFailed',
    ]);
    expect(machineOf(undefined)).toBeNull();
    expect(machineOf('{"id":"loadDraft"}')).toBeNull();
  });
});

describe('the inspector of the flows', () => {
  const inspectWith = async (env: { DEV: boolean; MODE: string }) => {
    vi.stubEnv('DEV', env.DEV);
    vi.stubEnv('MODE', env.MODE);
    return (await import('../../src/lib/flow/inspector.ts')).inspect;
  };

  it('is there in development only', async () => {
    expect(await inspectWith({ DEV: true, MODE: 'development' })).toBeTypeOf('function');
    vi.resetModules();
    expect(await inspectWith({ DEV: false, MODE: 'production' })).toBeUndefined();
    vi.resetModules();
    expect(await inspectWith({ DEV: true, MODE: 'test' })).toBeUndefined();
  });
});
