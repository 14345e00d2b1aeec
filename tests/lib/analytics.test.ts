// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsEvent } from '../../contracts/site/analytics-events.ts';
import { AnalyticsEvent as Schema } from '../../contracts/site/analytics-events.ts';
import { machines } from '../../machines/index.ts';
import { collectAnalytics } from '../../src/actors/page/analytics.ts';
import {
  keepAnalyticsChoice,
  readAnalyticsChoice,
} from '../../src/actors/page/analytics-choice.ts';
import { ANALYTICS_ENDS, analyticsReader } from '../../src/lib/flow/read-analytics.ts';
import { ENDPOINTS } from '../../contracts/endpoints/index.ts';
import { COMPLETED, FRESH } from '../kit/samples.ts';

const STEP: AnalyticsEvent = { name: 'step.reached', step: 'INTRO' };
const DONE: AnalyticsEvent = { name: 'report.made', outcome: 'done' };

describe('reading events off a flow', () => {
  /** One flow that stands in one state after the other. @returns what each of them says */
  const reading = (machine: string, read = analyticsReader()) => {
    const flow = {};
    return (value: unknown, context: object = FRESH) => {
      const events = read(flow, machine, { value, context });
      for (const event of events) expect(Schema.safeParse(event).success).toBe(true);
      return events;
    };
  };

  it('[ANLT-01] says each step of the assessment once, with the category as soon as one is chosen', () => {
    const at = reading('assessment');
    expect(at({ INTRO: 'editingConcern' })).toEqual([STEP]);
    expect(at({ INTRO: 'validatingConcern' })).toEqual([]);
    expect(at('AGE_COLLECTION', COMPLETED)).toEqual([
      { name: 'step.reached', step: 'AGE_COLLECTION', category: COMPLETED.chatContext.category },
    ]);
    expect(at({ INTRO: 'editingConcern' })).toEqual([]);
    expect(at('AGE_COLLECTION', COMPLETED)).toEqual([]);
  });

  it('[ANLT-01] says that words were refused or could not be checked, each time', () => {
    const at = reading('assessment');
    at({ INTRO: 'editingConcern' });
    expect(at({ INTRO: 'concernRejected' })).toEqual([
      { name: 'concern.refused', outcome: 'refused' },
    ]);
    expect(at({ INTRO: 'concernRejected' })).toEqual([]);
    at({ INTRO: 'editingConcern' });
    expect(at({ INTRO: 'concernRejected' })).toHaveLength(1);
    expect(at({ INTRO: 'validationFailed' })).toEqual([
      { name: 'concern.refused', outcome: 'failed' },
    ]);
  });

  it('[ANLT-01] says how many questions are answered and how urgent the result is, and no answer', () => {
    const at = reading('assessment');
    const answered = { ...COMPLETED, followUpAnswers: { pain_location: 'one_tooth' } };
    const { category } = COMPLETED.chatContext;
    expect(at({ FOLLOW_UP: 'asking' }, { ...COMPLETED, followUpAnswers: {} })).toHaveLength(1);
    expect(at({ FOLLOW_UP: 'asking' }, answered)).toEqual([
      { name: 'question.answered', category, count: 1 },
    ]);
    expect(at({ DIAGNOSIS: 'readingResult' }, COMPLETED)).toEqual([
      { name: 'step.reached', step: 'DIAGNOSIS', category },
      {
        name: 'result.shown',
        category,
        urgency: 'moderate',
        count: COMPLETED.diagnosis?.diagnosis.length,
      },
    ]);
    at('CALL_TO_ACTION', COMPLETED);
    expect(at({ DIAGNOSIS: 'readingResult' }, COMPLETED)).toEqual([]);
  });

  it('[ANLT-01] says how bookings, payments, accounts, reports and X-rays end', () => {
    for (const [flow, ends] of Object.entries(ANALYTICS_ENDS)) {
      for (const [state, [name, outcome]] of Object.entries(ends)) {
        const [event] = reading(flow)(state, { xray: { analysis: { predictions: [1, 2] } } });
        expect(event).toMatchObject({ name, outcome });
        if (name === 'xray.analysed') expect(event?.count).toBe(outcome === 'done' ? 2 : 0);
      }
    }
  });

  it('looks at states that the flows have', () => {
    for (const [flow, ends] of Object.entries(ANALYTICS_ENDS)) {
      const machine = machines[flow as keyof typeof machines];
      expect(Object.keys(machine.root.states)).toEqual(expect.arrayContaining(Object.keys(ends)));
    }
    const { INTRO, DIAGNOSIS } = machines.assessment.root.states;
    expect(Object.keys(INTRO?.states ?? {})).toEqual(
      expect.arrayContaining([
        'concernDoubted',
        'concernReferred',
        'concernRejected',
        'validationFailed',
      ]),
    );
    expect(Object.keys(DIAGNOSIS?.states ?? {})).toContain('readingResult');
  });

  it('tells two flows of a kind apart, and says nothing of others', () => {
    const read = analyticsReader();
    expect(reading('report', read)('opened')).toEqual([DONE]);
    expect(reading('report', read)('opened')).toEqual([DONE]);
    expect(reading('notices', read)('showing')).toEqual([]);
    expect(reading('report', read)({ opened: 'x' })).toEqual([DONE]);
  });
});

describe('sending events', () => {
  const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  const bodies = () => sent.mock.calls.map(([, { body }]) => JSON.parse(body as string));
  let isVisible = true;

  const hide = () => {
    isVisible = false;
    document.dispatchEvent(new Event('visibilitychange'));
    isVisible = true;
  };

  beforeEach(() => {
    sent.mockReset();
    sent.mockResolvedValue(new Response());
    vi.stubGlobal('fetch', sent);
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
      isVisible ? 'visible' : 'hidden',
    );
  });
  afterEach(() => {
    keepAnalyticsChoice('on');
  });

  it('[ANLT-01] goes in one batch when the page goes out of sight, without a cookie or a token', () => {
    const collect = collectAnalytics();
    collect([STEP]);
    collect([DONE]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(sent).not.toHaveBeenCalled();
    hide();
    expect(sent.mock.calls).toEqual([
      [
        ENDPOINTS.recordAnalytics.path,
        {
          method: 'POST',
          credentials: 'omit',
          keepalive: true,
          headers: { 'content-type': 'application/json' },
          body: expect.any(String),
        },
      ],
    ]);
    expect(ENDPOINTS.recordAnalytics.body.safeParse(bodies()[0]).success).toBe(true);
    expect(bodies()[0].events).toEqual([STEP, DONE]);
    hide();
    dispatchEvent(new Event('pagehide'));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('goes when there are fifty, and when the page is left', () => {
    const collect = collectAnalytics();
    collect(Array.from({ length: 51 }, () => STEP));
    expect(bodies().map(({ events }) => events.length)).toEqual([50]);
    dispatchEvent(new Event('pagehide'));
    expect(bodies().map(({ events }) => events.length)).toEqual([50, 1]);
  });

  it('[ANLT-01] is of a visit that nothing on the device remembers', () => {
    collectAnalytics()([STEP]);
    collectAnalytics()([STEP]);
    hide();
    const visits = bodies().map(({ visit }) => visit);
    expect(new Set(visits).size).toBe(2);
    const kept = [Object.entries(localStorage), Object.entries(sessionStorage), document.cookie];
    for (const visit of visits) expect(JSON.stringify(kept)).not.toContain(visit);
  });

  it('[ANLT-01] stops when somebody takes their consent back, and what waits is dropped', () => {
    const collect = collectAnalytics();
    collect([STEP]);
    keepAnalyticsChoice('off');
    expect(readAnalyticsChoice()).toBe('off');
    hide();
    collect([STEP]);
    keepAnalyticsChoice('on');
    expect(readAnalyticsChoice()).toBe('on');
    hide();
    expect(sent).not.toHaveBeenCalled();
    collect([DONE]);
    hide();
    expect(bodies()[0].events).toEqual([DONE]);
  });

  it.each([
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ])('[ANLT-01] does not happen while the browser says %s, whatever the switch', (name, value) => {
    vi.stubGlobal('navigator', { [name]: value });
    keepAnalyticsChoice('on');
    expect(readAnalyticsChoice()).toBe('byBrowser');
    collectAnalytics()([STEP]);
    hide();
    expect(sent).not.toHaveBeenCalled();
  });

  it('heeds the switch where nothing can be kept, and stays silent when sending fails', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    keepAnalyticsChoice('off');
    expect(readAnalyticsChoice()).toBe('off');
    keepAnalyticsChoice('on');
    expect(readAnalyticsChoice()).toBe('on');
    sent.mockRejectedValue(new TypeError('offline'));
    collectAnalytics()([STEP]);
    hide();
    await Promise.resolve();
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
