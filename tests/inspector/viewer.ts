import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import type { Progress } from '../../contracts/assessment/draft.ts';
import type { ModelMessage } from '../../src/inspector/messages.ts';
import { createSender } from '../../src/inspector/sender.ts';
import { COMPLETED, DIAGNOSIS } from '../kit/samples.ts';

/** Every field of the progress, each text unlike any word of ours. */
export const FULL: Required<Progress> = {
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
  forWhom: 'child',
  childAge: 'from_3_to_5',
  consentBy: 'guardian',
  diagnosis: { ...DIAGNOSIS, diagnosis_id: 'zq-diagnosis' },
  xrayFindings: 'zq-xray',
};

/** Inspects this page until the test ends: the next file finds nobody listening. */
export const senderHere = () => {
  const until = new AbortController();
  onTestFinished(() => until.abort());
  return createSender(window, until.signal);
};

/** A window of our own origin that receives what the inspected page posts. */
export const openViewer = () => {
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
  /** Takes the frame from the page; it goes on to receive. */
  const leave = (): void => frame.remove();
  return { connect, leave, post, posted, latest: () => posted().at(-1)?.model };
};

/** What the inspector hears on this page, and what a test has put there, goes with the test. */
export const cleanPageAfterEach = (): void => {
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
};
