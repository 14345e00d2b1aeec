import { describe, expect, it } from 'vitest';

import { cardPaymentMachine } from '../../machines/card-payment/card-payment.machine.ts';
import { machines } from '../../machines/index.ts';
import { MASK } from '../../src/inspector/mask.ts';
import { NOTHING_LIVE } from '../../src/inspector/messages.ts';
import { EMPTY_MODEL } from '../../src/inspector/model.ts';
import { createRecorder } from '../../src/inspector/record.ts';
import { contentOf, modelAt, recordingOf } from '../../src/inspector/recording.ts';
import type { Recording } from '../../src/inspector/recording.ts';
import { replayOf } from '../../src/inspector/replay.ts';
import { addressOfPlace, askedIn, searchCharts } from '../../src/inspector/search.ts';
import { asPlaywright, asVitest } from '../../src/inspector/written-tests.ts';
import { FOR_TIME, ORDER } from '../flows/card-payment/cases.ts';
import { startHarness } from '../model/harness.ts';
import { recordTrace, sampleEvents } from '../model/walk/recorded.ts';

/** The recorder hears a little later of what it is told. */
const heard = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A payment by card whose order comes and whose window is closed. */
const recorded = async () => {
  let model = EMPTY_MODEL;
  const recorder = createRecorder((next) => (model = next));
  const { actor, perform } = startHarness(cardPaymentMachine, {
    input: FOR_TIME,
    inspect: (event) => recorder.inspect.next?.(event),
  });
  perform({ type: 'xstate.done.actor.signInGate', output: { kind: 'granted' } });
  await heard();
  perform({ type: 'xstate.done.actor.createOrder', output: ORDER });
  perform({ type: 'xstate.done.actor.openCheckout', output: { kind: 'dismissed' } });
  await heard();
  const id = actor.sessionId;
  const end = (actor.getSnapshot() as { value: unknown }).value;
  actor.stop();
  return { recording: recordingOf(model, NOTHING_LIVE), id, end };
};

const opened = (recording: unknown): Recording => {
  const content = contentOf(JSON.stringify(recording));
  if (content.kind !== 'recording') throw new Error(`Not opened: ${JSON.stringify(content)}`);
  return content.recording;
};

describe('a recording', () => {
  it('is written without any text of the patient, and opened again as it was', async () => {
    const { recording } = await recorded();
    const text = JSON.stringify(recording);
    expect(text).not.toContain(ORDER.prefill.name);
    expect(text).not.toContain(ORDER.order_id);
    expect(opened(recording)).toEqual(JSON.parse(text));
  });

  it.each([
    ['{', 'This file is no JSON.'],
    ['{"format":"toothwise-recording","version":2}', /neither a recording nor a trace/],
    ['[]', /neither a recording nor a trace/],
  ])('is refused where the file says %s', (text, why) => {
    expect(contentOf(text)).toEqual({ kind: 'neither', why: expect.stringMatching(why) });
  });

  it('replays through the charts as it went, with nothing running', async () => {
    const { recording, id, end } = await recorded();
    const steps = replayOf(opened(recording)).filter(({ entry }) => entry.actorId === id);
    expect(steps.map(({ entry, taken }) => [entry.type, taken.kind])).toEqual([
      ['xstate.init', 'same'],
      ['xstate.done.actor.signInGate', 'same'],
      ['xstate.done.actor.createOrder', 'same'],
      ['xstate.done.actor.openCheckout', 'same'],
    ]);
    const last = steps.at(-1);
    const shown = modelAt(recording.log, last?.count ?? 0).actors.find((each) => each.id === id);
    expect(shown?.value).toEqual(end);
    const first = modelAt(recording.log, steps[0]?.count ?? 0);
    expect(first.actors.find((each) => each.id === id)?.value).toEqual(steps[0]?.entry.after);
  });

  it('says where a chart goes elsewhere now, and goes on from what was recorded', async () => {
    const { recording, id } = await recorded();
    const log = recording.log.map((entry) =>
      entry.type === 'xstate.done.actor.signInGate'
        ? { ...entry, carried: { output: { kind: 'dismissed' } } }
        : entry,
    );
    const steps = replayOf({ ...recording, log }).filter(({ entry }) => entry.actorId === id);
    expect(steps.map(({ taken }) => taken.kind)).toEqual(['same', 'elsewhere', 'same', 'same']);
    const gone = replayOf({
      ...recording,
      log: recording.log.map((entry) => ({ ...entry, after: entry.after && 'goneState' })),
    });
    expect(gone.every(({ taken }) => taken.kind === 'failed')).toBe(true);
  });

  it('of a walked trace is made by walking it', async () => {
    const steps = [{ at: 'session', type: 'made.up', sample: 0 }];
    const trace = { root: 'session', inputAt: 0, invariant: '', charts: '', steps };
    expect(contentOf(JSON.stringify(trace))).toEqual({ kind: 'trace' });
    const read = await recordTrace(JSON.stringify(trace));
    if (read.kind === 'refused') throw new Error(read.why);
    const flows = new Set(read.recording.log.map(({ flow }) => flow));
    expect(flows).toContain('session');
    expect(replayOf(read.recording)[0]?.taken.kind).toBe('same');
    expect(await recordTrace('{"root":"nothing","steps":[]}')).toMatchObject({ kind: 'refused' });
  });
});

describe('a test that is written from a recording', () => {
  it('of Vitest runs as it is, and fails where the chart goes elsewhere', async () => {
    const { recording, id } = await recorded();
    const text = asVitest(recording, id);
    expect(text).toContain("from './model/harness.ts'");
    const runs = (code: string): void => {
      const body = code.replace(/^import .*$/gm, '').replaceAll(' as never', '');
      const runTest = (_title: string, test: () => void): void => test();
      // oxlint-disable-next-line typescript/no-implied-eval
      new Function('it', 'expect', 'machines', 'startHarness', body)(
        runTest,
        expect,
        machines,
        startHarness,
      );
    };
    runs(text);
    const changed = text.replace("kind: 'granted'", "kind: 'dismissed'");
    expect(changed).not.toBe(text);
    expect(() => runs(changed)).toThrow(/expected|No actor/);
  });

  it('of Playwright presses by name, by place where the name is masked, and says what to fill in', () => {
    const gesture = { at: 1, address: '/chat', role: 'button', nth: 2 };
    const text = asPlaywright({
      format: 'toothwise-recording',
      version: 1,
      address: '/booking',
      log: [],
      gestures: [
        { ...gesture, kind: 'press', name: "It's here" },
        { ...gesture, kind: 'press', name: MASK },
        { ...gesture, kind: 'fill', role: 'textbox', name: 'Age' },
        { ...gesture, kind: 'press', role: 'summary', name: 'Tooth pain' },
      ],
    });
    expect(text.match(/^ {2}await .*$/gm)).toEqual([
      "  await page.goto(new URL('/chat', BASE_URL).href);",
      String.raw`  await page.getByRole('button', { name: 'It\'s here', exact: true }).click();`,
      "  await page.getByRole('button').nth(2).click();",
      `  await page.getByRole('textbox', { name: 'Age', exact: true }).fill('${MASK}');`,
      "  await page.locator('summary', { hasText: 'Tooth pain' }).click();",
      "  await page.waitForURL(({ pathname }) => pathname === '/booking');",
    ]);
    expect(text).toContain('was masked: fill it in');
  });
});

describe('the search over all charts', () => {
  it('finds flows, states, events and requirements, and the nearest name first', () => {
    const first = (sought: string) => searchCharts(sought)[0];
    expect(first('qrPayment')).toMatchObject({ flow: 'qrPayment', path: '' });
    expect(first('qr processing')).toMatchObject({ flow: 'qrPayment', path: 'processing' });
    expect(first('category.chosen')).toMatchObject({
      flow: 'assessment',
      words: 'category.chosen',
    });
    expect(first('qr-13')).toMatchObject({ flow: 'qrPayment', words: 'QR-13' });
    expect(searchCharts('no such thing')).toEqual([]);
    expect(searchCharts(' ')).toEqual([]);
  });

  it('reads an address, writes the same one, and says what is not there', () => {
    const place = { flow: 'assessment', path: 'INTRO.editingConcern' };
    expect(askedIn('?flow=assessment&state=editingConcern')).toEqual({ kind: 'place', place });
    expect(askedIn(addressOfPlace(place).replace('/inspector', ''))).toEqual({
      kind: 'place',
      place,
    });
    expect(askedIn('?flow=qrPayment')).toEqual({
      kind: 'place',
      place: { flow: 'qrPayment', path: '' },
    });
    expect(askedIn('?flow=nothing')).toMatchObject({ kind: 'unknown' });
    expect(askedIn('?flow=qrPayment&state=nowhere')).toMatchObject({ kind: 'unknown' });
    expect(askedIn('')).toBeNull();
  });

  it('has a case for each event of every flow, for the form', () => {
    const events = sampleEvents();
    expect(Object.keys(events).toSorted()).toEqual(Object.keys(machines).toSorted());
    expect(events['cardPayment']).toHaveProperty(['price.accepted'], [{}]);
  });
});
