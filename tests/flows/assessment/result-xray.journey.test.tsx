// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { Diagnosis } from '../../../contracts/assessment/diagnosis.ts';
import { forgetXray } from '../../../src/actors/xray/kept-xray.ts';
import { deleteXray } from '../../../src/actors/xray/own-xrays.ts';
import { openChat, storeDraft } from '../../kit/chat.tsx';
import { BREATHING_HELP, COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { answerWith } from '../../kit/wire.ts';
import { XRAY } from '../../kit/xray-replies.ts';

beforeAll(() => import('../../../src/flows/xray/XrayPanel.tsx'), 60_000);

const FINDINGS = 'The picture may show a dark area in a tooth.';
const RECEIVED = new Date(2026, 10, 22, 12).toISOString();

/** Asks for an assessment that answers with this result. */
const openResult = async (heading: RegExp, changes: Partial<Diagnosis> = {}) => {
  storeDraft({ ...COMPLETED, step: 'CONSENT_GATE', diagnosis: null });
  const chat = await openChat({ diagnose: { ...DIAGNOSIS, received_at: RECEIVED, ...changes } });
  await chat.user.click(screen.getByRole('button', { name: 'Generate My Dental Assessment' }));
  await screen.findByRole('heading', { level: 1, name: heading });
  return chat;
};

/** Goes on with an assessment that was begun with what was found in an X-ray. @returns what it is judged by */
const goOn = async () => {
  storeDraft({ ...COMPLETED, step: 'CONSENT_GATE', diagnosis: null, xrayFindings: FINDINGS });
  const chat = await openChat({ diagnose: { ...DIAGNOSIS, received_at: RECEIVED } });
  await chat.user.click(screen.getByRole('button', { name: 'Generate My Dental Assessment' }));
  await screen.findByRole('heading', { level: 1, name: /^See a dentist (by|on) / });
  return chat.sent.diagnose.map(({ xrayFindings }) => xrayFindings);
};

describe('an assessment that was begun with the findings of an X-ray', () => {
  beforeEach(() =>
    localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: FINDINGS })),
  );

  it('[XRAY-22] is judged with them', async () => {
    expect(await goOn()).toEqual([FINDINGS]);
  });

  it('is judged without them once the X-ray is deleted', async () => {
    answerWith((config) =>
      Promise.resolve({
        data: { success: true },
        status: 200,
        statusText: '',
        headers: {},
        config,
      }),
    );
    await toPromise(createActor(deleteXray, { input: { id: XRAY.id } }).start());
    answerWith(null);
    expect(await goOn()).toEqual([null]);
  });

  it('is judged without them once a new X-ray was begun', async () => {
    forgetXray(null);
    expect(await goOn()).toEqual([null]);
  });
});

const OFFER = 'Add an X-ray for a second look';

describe('an X-ray below a result', () => {
  it('[PROD-04] opens in its place, and its heading has the focus', async () => {
    const { user } = await openResult(/^See a dentist (by|on) /);
    expect(screen.queryByLabelText('Choose your X-ray')).toBeNull();
    await user.click(screen.getByRole('button', { name: OFFER }));
    await screen.findByLabelText('Choose your X-ray');
    expect(document.activeElement?.textContent).toBe('Choose a picture of your X-ray');
  });

  it('stands after all that belongs to the result, which nothing that it shows moves away', async () => {
    await openResult(/^See a dentist (by|on) /);
    const offer = screen.getByRole('button', { name: OFFER });
    const next = screen.getByRole('button', { name: 'Next steps' });
    expect(next.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('stands open where this device knows of one, and takes no focus', async () => {
    localStorage.setItem('xrayFindings', JSON.stringify({ id: 'x', findings: null }));
    await openResult(/^See a dentist (by|on) /);
    await screen.findByRole('button', { name: 'Log in to see it' });
    expect(document.activeElement?.tagName).toBe('H1');
    // Nobody is asked for what is there.
    screen.getByRole('heading', { name: 'Your X-ray' });
    expect(screen.queryByRole('heading', { name: 'Do you have an X-ray?' })).toBeNull();
  });

  it('is a quiet word at the end of an emergency, after all that helps', async () => {
    await openResult(/emergency/, { emergency: BREATHING_HELP });
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    const link = screen.getByRole('link', { name: 'You can add one later.' });
    expect(link.getAttribute('href')).toBe('/xray-analysis');
    const [help] = screen.getAllByRole('link', { name: /112/ });
    expect(help?.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
