// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { InspectionEvent } from 'xstate';
import type { Progress } from '../../contracts/draft.ts';
import { chatMachine } from '../../machines/chat/chat.machine.ts';
import type { LoadedDraft } from '../../machines/chat/chat.machine.ts';
import { machines } from '../../machines/index.ts';
import { assessmentMachine } from '../../machines/assessment/assessment.machine.ts';
import { noticesMachine } from '../../machines/notices/notices.machine.ts';
import { InspectorView } from '../../src/inspector/InspectorView.tsx';
import { chartOf } from '../../src/inspector/chart.ts';
import type { StateBox } from '../../src/inspector/chart.ts';
import { MASK, maskContext, maskEvent } from '../../src/inspector/mask.ts';
import { createSender } from '../../src/inspector/sender.ts';
import type { ModelMessage } from '../../src/inspector/sender.ts';
import { expectAccessible } from '../kit/views.tsx';
import { COMPLETED, DIAGNOSIS, FRESH } from '../kit/samples.ts';

/** Every field of the progress, each text unlike any word of ours. */
const FULL: Required<Progress> = {
  ...COMPLETED,
  step: 'MEDICAL_HISTORY',
  sessionToken: 'detailed-1767225600000-zqsecret01',
  sessionStartTime: 'zq-start',
  chatContext: {
    ...COMPLETED.chatContext,
    issue: 'zq-issue',
    allergies: 'zq-allergies',
    patientName: 'zq-name',
    patientEmail: 'zq@mail.example',
    patientPhone: '+91 zq',
  },
  concernText: 'zq-concern',
  openSignAnswers: { airway_compromise: 'not_sure' },
  signs: [{ id: 'zq_sign', question: 'zq-question', quote: 'zq-quote' }],
  confirmedSigns: { airway_compromise: 'yes' },
  aboutChild: true,
  suggestedAnswers: { 'pain-1': ['zq-suggested'] },
  followUpAnswers: { 'pain-1': 'zq-answer', 'pain-2': ['zq-first', 'zq-second'] },
  allergiesText: 'zq-allergies-box',
  diagnosis: { ...DIAGNOSIS, diagnosis_id: 'zq-diagnosis' },
  xrayFindings: 'zq-xray',
};

/** All texts in a value, by the path of fields that leads to them. */
const textsIn = (value: unknown, path: string): [string, string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, `${path}.${name}`));
};

const shownTexts = (value: unknown): [string, string][] =>
  textsIn(value, '').filter(([, text]) => text !== '' && text !== MASK);

describe('the masks of the inspector', () => {
  it('leave nothing of the whole progress to read but the step and the category', () => {
    expect(shownTexts(maskContext(FULL))).toEqual([
      ['.step', 'MEDICAL_HISTORY'],
      ['.chatContext.category', 'pain'],
    ]);
  });

  it('keep the shape: field names, numbers, yes and no, and what is still empty', () => {
    expect(maskContext({ ...FULL, concernText: '' })).toMatchObject({
      concernText: '',
      historyGiven: true,
      currentQuestionIndex: 9,
      followUpAnswers: { 'pain-1': MASK, 'pain-2': [MASK, MASK] },
    });
    expect(Object.keys(maskContext(FULL))).toEqual(Object.keys(FULL));
  });

  it.each([
    { type: 'concern.changed', text: 'zq-text' },
    { type: 'option.pressed', option: 'other' },
    { type: 'progress.moved', progress: FULL },
    { type: 'xstate.init', input: { query: 'zq-query', fresh: FULL } },
    { type: 'xstate.error.actor.diagnose', error: new TypeError('zq-error') },
    { type: 'route.changed', step: 'zq-typed-by-hand' },
  ])('leave only the type of $type', (event) => {
    const { type, ...rest } = maskEvent(event);
    expect(type).toBe(event.type);
    expect(shownTexts(rest).filter(([path]) => !/\.(step|category)$/.test(path))).toEqual([]);
    expect(JSON.stringify(rest)).not.toContain('zq');
  });

  it('end at a circle and at values that JSON cannot carry', () => {
    const circle: Record<string, unknown> = { count: 1, big: 10n, tell: () => 'zq' };
    circle['self'] = circle;
    expect(maskContext(circle)).toEqual({ count: 1, big: MASK, tell: MASK, self: MASK });
  });
});

/** A window of our own origin that receives what the inspected page posts. */
const openViewer = () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const viewer = frame.contentWindow;
  if (viewer === null) throw new Error('The frame has no window');
  const post = vi.fn<(message: unknown, targetOrigin: string) => void>();
  viewer.postMessage = post as typeof viewer.postMessage;
  const connect = (origin: string): void => {
    const data = { type: '@statelyai.connected' };
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: viewer }));
  };
  const posted = (): ModelMessage[] => post.mock.calls.map(([message]) => message as ModelMessage);
  return { connect, post, posted, latest: () => posted().at(-1)?.model };
};

const runChat = (inspect: (event: InspectionEvent) => void) =>
  createActor(
    chatMachine.provide({
      actors: {
        loadDraft: fromPromise<LoadedDraft>(async () => ({ kind: 'found', progress: FULL })),
      },
    }),
    { inspect, input: { addressStep: 'zq-step', query: null, fresh: FULL } },
  );

const listened: Parameters<Window['addEventListener']>[] = [];

beforeEach(() => {
  const listen = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation((...listener) => {
    listened.push(listener);
    listen(...listener);
  });
});

afterEach(() => {
  for (const [type, listener] of listened.splice(0)) window.removeEventListener(type, listener);
  document.body.replaceChildren();
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('the sender of the inspector', () => {
  it('posts running flows to its own origin only, and none of the patient’s words', async () => {
    const viewer = openViewer();
    const sender = createSender(window);
    const notices = createActor(noticesMachine, { inspect: sender.inspect });
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
    createSender(window);
    viewer.connect('https://stranger.example');
    expect(viewer.post).not.toHaveBeenCalled();
    viewer.connect(location.origin);
    expect(viewer.post).toHaveBeenCalled();
  });

  it('opens our own page by the button and not before', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    vi.resetModules();
    const { showButton } = await import('../../src/inspector/button.ts');
    showButton();
    expect(open).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Inspect flows' }));
    expect(open).toHaveBeenCalledExactlyOnceWith('/src/inspector/index.html', expect.any(String));
  });
});

const boxesIn = (box: StateBox): StateBox[] => [box, ...box.states.flatMap(boxesIn)];

type States = { readonly states?: Readonly<Record<string, States>> };
const pathsIn = ({ states = {} }: States, above: readonly string[] = []): string[] =>
  Object.entries(states).flatMap(([name, child]) => {
    const path = [...above, name];
    return [path.join('.'), ...pathsIn(child, path)];
  });

describe('the charts of the inspector', () => {
  it.each(Object.entries(machines))('show every state of %s with its sentence', (_, machine) => {
    const chart = chartOf(JSON.stringify({ id: machine.id }));
    if (chart === null) throw new Error('No chart');
    const [root, ...boxes] = boxesIn(chart);
    expect(root?.name).toBe(machine.id);
    expect(boxes.map(({ path }) => path)).toEqual(pathsIn(machine.config as States));
    expect(boxes.filter(({ description }) => description === '')).toEqual([]);
  });

  it('say in words what leads on', () => {
    const chart = chartOf('{"id":"assessment"}');
    const boxes = chart?.states.flatMap((box) => [box, ...box.states]);
    const named = (path: string) =>
      boxes
        ?.find((box) => box.path === path)
        ?.moves.map(({ event, guard, target }) => `${event} [${guard}] ${target}`);
    expect(named('INTRO.starting')).toContain(
      'always [startsWithConcern and hasJunk] INTRO.concernRejected',
    );
    expect(named('CATEGORY')).toContain('category.chosen [] AGE_COLLECTION');
    expect(named('INTRO.validatingConcern')).toEqual([
      'done: validateConcern [hasSigns] INTRO.confirmingSigns',
      'done: validateConcern [] INTRO.judgingConcern',
      'failed: validateConcern [] INTRO.validationFailed',
      'after requestTimeout [] INTRO.validationFailed',
    ]);
    expect(chartOf(undefined)).toBeNull();
  });

  it('mark the active states, say what leads on from them, and list the events', async () => {
    const viewer = openViewer();
    const sender = createSender(window);
    const chat = runChat((event) => sender.inspect.next?.(event));
    chat.start();
    await waitFor(chat, (snapshot) => snapshot.matches('opening'));
    viewer.connect(location.origin);
    await vi.waitFor(() => expect(viewer.latest()?.actors).toHaveLength(2));
    chat.stop();
    const model = viewer.latest() ?? null;
    document.body.replaceChildren();

    const { container } = render(<InspectorView model={model} isOpened />);
    const active = () =>
      [...container.querySelectorAll('[aria-current] > p > strong')].map(
        (name) => name.textContent,
      );
    expect(active()).toEqual(['chat', 'opening']);
    expect(screen.getByText('The opening messages are shown.')).toBeTruthy();
    const moves = screen.getByRole('list', { name: 'Leads on from opening' });
    expect(moves.textContent).toContain('done: opening [hasRestoredProgress] → assessing');
    expect(screen.getByRole('cell', { name: 'xstate.done.actor.loadDraft' })).toBeTruthy();
    await expectAccessible();

    const flows = within(screen.getByRole('navigation', { name: 'Running flows' }));
    await userEvent.click(flows.getByRole('button', { name: /^opening/ }));
    expect(active()[0]).toBe('opening');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Only events to opening' }));
    expect(screen.queryByRole('cell', { name: 'xstate.done.actor.loadDraft' })).toBeNull();
  });

  it('say what to do while nothing runs', () => {
    render(<InspectorView model={null} isOpened={false} />);
    expect(screen.getByText(/Open this page with “Inspect flows”/)).toBeTruthy();
  });
});

describe('the inspector of the flows', () => {
  const inspectWith = async (env: { DEV: boolean; MODE: string }) => {
    vi.stubEnv('DEV', env.DEV);
    vi.stubEnv('MODE', env.MODE);
    return (await import('../../src/lib/inspector.ts')).inspect;
  };

  it('is there in development only', async () => {
    expect(await inspectWith({ DEV: true, MODE: 'development' })).toBeTypeOf('function');
    vi.resetModules();
    expect(await inspectWith({ DEV: false, MODE: 'production' })).toBeUndefined();
    vi.resetModules();
    expect(await inspectWith({ DEV: true, MODE: 'test' })).toBeUndefined();
  });
});
