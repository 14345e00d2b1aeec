// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { readChatStart } from '../../../src/actors/assessment/chat-start.ts';
import { clearProgress } from '../../../src/actors/assessment/draft.ts';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import { DIAGNOSIS_ID } from './cases.ts';

beforeAll(() => import('../../../src/flows/xray/Xray.page.tsx'), 60_000);
beforeEach(() => {
  keepSignedIn(ASHA);
  localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
});

const READ = `GET /api/account/xrays/${XRAY.id}`;
const EARLIER = `${READ}/reanalyses`;
const WITH_RESULT = { ...XRAY, xray_analysis_id: XRAY.id, diagnosis_id: DIAGNOSIS_ID };
const ANSWERS: Answers = { [READ]: { xray: WITH_RESULT }, [EARLIER]: { reanalyses: [REANALYSIS] } };
const ONLY_ANALYSED: Answers = { [READ]: { xray: XRAY } };

/** Opens the page again, as after a reload: only what this device keeps says which X-ray it is. */
const openAnew = (answers: Answers) => {
  cleanup();
  const sent = serveCalls(answers);
  openPage('/xray-analysis');
  return sent;
};
const found = () => screen.findByText('One place was marked for a dentist to look at.');
const complete = () => screen.findByRole('heading', { name: 'Reanalysis Complete' });
const nothing = () => screen.findByLabelText('Choose your X-ray');

/** Leaves the chat for good, which clears what is kept of it (FLOW-21). */
const reset = () => toPromise(createActor(clearProgress, { input: { debt: null } }).start());

/** All that lies on this device, but for who is signed in. */
const onDevice = (): Record<string, unknown> => {
  const kept = [localStorage, sessionStorage].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? ''),
  );
  return Object.fromEntries(
    kept
      .filter((key) => key !== 'epik-llm-storage')
      .map((key) => [key, localStorage.getItem(key) ?? sessionStorage.getItem(key)]),
  );
};

describe('the result of an analysis', () => {
  it('[SESS-31] comes back on this device until the reset, and then is asked for no more', async () => {
    openAnew(ONLY_ANALYSED);
    await found();
    openAnew(ONLY_ANALYSED);
    await found();
    await reset();
    expect(onDevice()).toEqual({});
    const sent = openAnew(ONLY_ANALYSED);
    await nothing();
    expect(sent).toEqual([]);
    expect(readChatStart().fresh.xrayFindings).toBeNull();
  });

  it('[SESS-31] lies here as the id of its X-ray and the text of the findings, and nothing else', async () => {
    openAnew(ONLY_ANALYSED);
    await found();
    expect(onDevice()).toEqual({
      xrayFindings: JSON.stringify({ id: XRAY.id, findings: XRAY.analysis?.findings_text }),
    });
  });
});

describe('a re-analysis', () => {
  it('[SESS-30] comes back on this device until the reset, and then is asked for no more', async () => {
    openAnew(ANSWERS);
    await complete();
    openAnew(ANSWERS);
    await complete();
    await reset();
    expect(onDevice()).toEqual({});
    const sent = openAnew(ANSWERS);
    await nothing();
    expect(sent).toEqual([]);
  });

  it('[SESS-30] leaves none of its words on this device: a shared phone tells nobody', async () => {
    openAnew(ANSWERS);
    await complete();
    const kept = JSON.stringify(onDevice());
    const { diagnosis_a_combined, diagnosis_b_questionnaire_only, key_differences } = REANALYSIS;
    const words = [
      ...diagnosis_a_combined.bullet_points,
      ...diagnosis_b_questionnaire_only.bullet_points,
      key_differences,
    ];
    expect(words.filter((each) => kept.includes(each))).toEqual([]);
    expect(Object.keys(onDevice())).toEqual(['xrayFindings']);
  });
});
