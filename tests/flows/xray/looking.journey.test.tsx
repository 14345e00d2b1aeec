// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { readChatStart } from '../../../src/actors/assessment/chat-start.ts';
import { addressShown, keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers, SentCall } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { storeDraft } from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import { DIAGNOSIS_ID } from './cases.ts';

// One of the account's X-rays is opened from the list of them; this device is about something else.

const OTHER = '00000000-0000-4000-8000-000000000077';
const OF_THIS_DEVICE = '00000000-0000-4000-8000-000000000078';
const KEPT = { id: OTHER, findings: 'Found in the other one.' };
const READ = `GET /api/account/xrays/${XRAY.id}`;
const SAVE = 'POST /chat_bot/chat/save_xray_analysis';
const REANALYSE = 'POST /xrays/reanalyse-diagnosis';
const ANSWERS: Answers = {
  [READ]: { xray: XRAY },
  [`${READ}/reanalyses`]: { reanalyses: [] },
  [SAVE]: { result: 'saved', xray_analysis_id: XRAY.id },
};

const keptHere = (): unknown => JSON.parse(localStorage.getItem('xrayFindings') ?? 'null');
const found = () => screen.findByRole('heading', { name: 'What was found' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (sent: readonly SentCall[], call: string) =>
  sent.flatMap((each) => (each.call === call ? [each.body] : []));
const openOne = async (answers: Answers = ANSWERS) => {
  const sent = serveCalls(answers);
  openPage(`/xray-analysis?xray=${XRAY.id}`);
  await found();
  return sent;
};

beforeAll(() => import('../../../src/flows/xray/Xray.page.tsx'), 60_000);
beforeEach(() => {
  keepSignedIn(ASHA);
  localStorage.setItem('xrayFindings', JSON.stringify(KEPT));
  storeDraft({ ...COMPLETED, diagnosis: { ...DIAGNOSIS, diagnosis_id: OF_THIS_DEVICE } });
});

it('[XRAY-22] leaves what this device keeps, and no assessment takes its findings along', async () => {
  await openOne();
  expect(keptHere()).toEqual(KEPT);
  expect(readChatStart().fresh.xrayFindings).toBe(KEPT.findings);
});

it('[XRAY-21] leaves the address with Start New Analysis, and the next one stands in it for a reload', async () => {
  const next = { ...XRAY, id: OF_THIS_DEVICE };
  await openOne({
    ...ANSWERS,
    'POST /xrays/upload-xray': { success: true, fileId: next.id, fileName: next.file_name },
    'POST /xrays/analyze': { success: true, xray: next },
  });
  const entries = history.length;
  expect(addressShown()).toBe(`/xray-analysis?xray=${XRAY.id}`);
  await press('Start New Analysis');
  const field = await screen.findByLabelText('Choose your X-ray');
  expect(addressShown()).toBe('/xray-analysis');
  const picture = new File(['picture'], 'x-ray.jpg', { type: 'image/jpeg' });
  fireEvent.change(field, { target: { files: [picture] } });
  await found();
  expect(addressShown()).toBe(`/xray-analysis?xray=${next.id}`);
  expect(history.length).toBe(entries);
  expect(keptHere()).toEqual({ id: next.id, findings: next.analysis?.findings_text });
});

it('leaves it also where it is gone itself', async () => {
  serveCalls({ [READ]: { status: 404 } });
  openPage(`/xray-analysis?xray=${XRAY.id}`);
  await screen.findByLabelText('Choose your X-ray');
  expect(keptHere()).toEqual(KEPT);
});

it('[SAVE-05] is tied to the result of this device by a press alone, and kept here then', async () => {
  const sent = await openOne();
  const button = await screen.findByRole('button', { name: 'Save it with my result' });
  expect(bodies(sent, SAVE)).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Read it together/ })).toBeNull();
  await userEvent.click(button);
  await waitFor(() =>
    expect(bodies(sent, SAVE)).toEqual([{ xray_id: XRAY.id, diagnosis_id: OF_THIS_DEVICE }]),
  );
  expect(keptHere()).toEqual({ id: XRAY.id, findings: XRAY.analysis?.findings_text });
});

it('[XRAY-22] goes along with questions that are answered first', async () => {
  await openOne();
  await userEvent.click(screen.getByRole('link', { name: 'Answer a few questions first' }));
  expect(readChatStart().fresh.xrayFindings).toBe(XRAY.analysis?.findings_text);
});

it.each([
  ['looked at', KEPT],
  ['kept here', { id: XRAY.id, findings: null }],
])('is read with the result that it was saved with, %s', async (_, kept) => {
  localStorage.setItem('xrayFindings', JSON.stringify(kept));
  const xray = { ...XRAY, xray_analysis_id: XRAY.id, diagnosis_id: DIAGNOSIS_ID };
  const sent = await openOne({
    ...ANSWERS,
    [READ]: { xray },
    [REANALYSE]: { success: true, reanalysis: REANALYSIS, email_sent: true, email_queued: false },
  });
  await press('Read it together with my answers');
  await press('Read both together');
  await screen.findByRole('heading', { name: 'Reanalysis Complete' });
  const [body] = bodies(sent, REANALYSE);
  expect(body).toMatchObject({
    diagnosis_id: DIAGNOSIS_ID,
    chatContext: { age: null, sex: null, category: null, quickInput: {} },
  });
  expect(body).not.toHaveProperty('sessionToken');
});
