// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Progress } from '../../../contracts/assessment/draft.ts';
import { INVALID_TOKEN } from '../../../contracts/accounts/invalid-token.ts';
import { keepSignedIn, keptOnDevice, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { openChat, storeDraft } from '../../kit/chat.tsx';
import type { ChatOptions } from '../../kit/chat.tsx';
import { DIAGNOSIS } from '../../kit/samples.ts';
import { press, standingAt } from '../assessment/gestures.ts';
import { PDF_URL, RESULT_ID } from './cases.ts';

// What is fetched with its first opening, a busy machine would count as the test's time.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/flows/sign-in-gate/opened.ts'),
      import('../../../src/flows/report/Report.tsx'),
    ]),
  60_000,
);

type OpensTab = (address: string, target: string) => Window | null;
let opensTab: ReturnType<typeof vi.fn<OpensTab>>;
let tab: { opener: unknown };
beforeEach(() => {
  tab = { opener: window };
  opensTab = vi.fn<OpensTab>(() => tab as Window);
  vi.stubGlobal('open', opensTab);
});

const GENERATE = 'POST /chat_bot/chat/generate_diagnosis_pdf';
const SAVE = 'POST /chat_bot/chat/save_diagnose';
const RESULT = `GET /api/account/results/${RESULT_ID}`;
const SAVED = { result: 'saved', diagnosis_id: RESULT_ID };
const MADE = { success: true, pdf_url: PDF_URL };
const AUTH = { ...ASHA, access_token: 'token-1' };
const IN_ACCOUNT = { diagnosis: { ...DIAGNOSIS, is_saved: true, diagnosis_id: RESULT_ID } };

/** A patient who reads a result, which the server keeps for this browser. */
const withResult = async (
  answers: Answers,
  changes: Partial<Progress> = {},
  options: ChatOptions = {},
) => {
  const diagnosis = { ...DIAGNOSIS, is_saved: true };
  storeDraft(standingAt('DIAGNOSIS', { diagnosis, onServer: 'result', ...changes }));
  const sent = serveCalls(answers);
  const chat = await openChat(options);
  // "Progress Restored" has its time first.
  await chat.pass(4000);
  await button();
  return { ...chat, calls: sent, of: (call: string) => sent.filter((each) => each.call === call) };
};
const button = () =>
  waitFor(() => {
    const found = screen.getByRole<HTMLButtonElement>('button', { name: 'Download PDF' });
    expect(found.disabled).toBe(false);
    return found;
  });
const download = async () => userEvent.click(await button());
const says = (words: string) => screen.findAllByText(words);

describe('"Download PDF" on the result', () => {
  it('[DIAG-23] [PDF-03] [PDF-04] opens the report in a new tab', async () => {
    keepSignedIn(ASHA);
    const chat = await withResult({ [GENERATE]: MADE }, IN_ACCOUNT);
    await download();
    await says('Success!');
    expect(opensTab.mock.calls).toEqual([[PDF_URL, '_blank']]);
    // What stands there cannot reach back.
    expect(tab.opener).toBeNull();
    expect(chat.calls).toEqual([
      { call: GENERATE, body: { diagnosis_id: RESULT_ID }, bearer: 'Bearer token-1' },
    ]);
    const link = screen.getByRole('link', { name: 'Open the report' });
    expect(link.getAttribute('href')).toBe(PDF_URL);
  });

  it('[AUTH-21] [AUTH-25] asks who it is first, then saves the result and goes on by itself', async () => {
    const chat = await withResult({
      'POST /llm/login': AUTH,
      [SAVE]: SAVED,
      [GENERATE]: MADE,
    });
    await download();
    await screen.findByRole('dialog', { name: 'Save Your Report' });
    expect(chat.calls).toEqual([]);
    await chat.user.click(await screen.findByRole('textbox', { name: 'Email' }));
    await chat.user.paste(ASHA.email ?? '');
    await chat.user.click(screen.getByLabelText('Password'));
    await chat.user.paste('eleven green tigers');
    await press(chat, 'Log in');
    await waitFor(() => expect(opensTab.mock.calls).toEqual([[PDF_URL, '_blank']]));
    expect(chat.of(GENERATE)).toHaveLength(1);
    expect(chat.of(SAVE)[0]?.body).toMatchObject({ patient_id: ASHA.id });
  });

  it('[AUTH-21] makes nothing when the modal is closed', async () => {
    const chat = await withResult({});
    await download();
    await screen.findByRole('dialog', { name: 'Save Your Report' });
    await press(chat, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([chat.calls, opensTab.mock.calls]).toEqual([[], []]);
  });

  it('makes one report of a double press', async () => {
    keepSignedIn(ASHA);
    const chat = await withResult({ [GENERATE]: 'pending' }, IN_ACCOUNT);
    await userEvent.dblClick(await button());
    await says('Making your report...');
    expect(chat.of(GENERATE)).toHaveLength(1);
  });

  it('makes none of a result that this device alone may keep, which is said', async () => {
    keepSignedIn(ASHA);
    const deletion = () => new Promise<never>(() => undefined);
    const chat = await withResult({}, { onServer: 'deletionOwed' }, { deletion });
    await download();
    await says('Not saved');
    expect(chat.calls).toEqual([]);
  });

  it('[PDF-05] says that it was not made, and makes it when asked again', async () => {
    keepSignedIn(ASHA);
    const answers: Record<string, object | 'offline'> = { [GENERATE]: 'offline' };
    await withResult(answers, IN_ACCOUNT);
    await download();
    await says('Error');
    await says('Failed to generate PDF. Please try again.');
    expect(opensTab).not.toHaveBeenCalled();
    answers[GENERATE] = MADE;
    await download();
    await waitFor(() => expect(opensTab).toHaveBeenCalledTimes(1));
  });

  it('[PDF-06] says that no tab opened, and leaves a link that needs none', async () => {
    keepSignedIn(ASHA);
    opensTab.mockReturnValue(null);
    await withResult({ [GENERATE]: MADE }, IN_ACCOUNT);
    await download();
    await says('Error');
    await says('Failed to download PDF. Please try again.');
    const link = screen.getByRole('link', { name: 'Open the report' });
    expect(link.getAttribute('href')).toBe(PDF_URL);
    expect(screen.queryByText('Success!')).toBeNull();
  });

  it('[PDF-01] is a notice alone where the operator makes no reports', async () => {
    keepSignedIn(ASHA);
    await withResult({ [GENERATE]: { success: false, verdict: 'switched_off' } }, IN_ACCOUNT);
    await download();
    await says('Not available yet');
    await says('PDF reports are switched off for now. You can print this result instead.');
    expect(opensTab).not.toHaveBeenCalled();
  });
});

describe('"Download PDF" on a saved result', () => {
  const RESULT_REPLY = {
    id: RESULT_ID,
    created_at: new Date().toISOString(),
    category: 'pain',
    issue: 'my back tooth hurts',
    diagnosis: DIAGNOSIS,
  };
  const openResult = async (answers: Answers) => {
    keepSignedIn(ASHA);
    const sent = serveCalls({ [RESULT]: RESULT_REPLY, ...answers });
    const page = openPage(`/dashboard?result=${RESULT_ID}`);
    await screen.findByRole('heading', { name: 'What it could be' });
    return { ...page, sent };
  };

  it('[PDF-02] [PDF-03] makes the report of that result', async () => {
    const { sent } = await openResult({ [GENERATE]: MADE });
    await download();
    await waitFor(() => expect(opensTab.mock.calls).toEqual([[PDF_URL, '_blank']]));
    expect(sent.find(({ call }) => call === GENERATE)?.body).toEqual({ diagnosis_id: RESULT_ID });
    await says('Success!');
  });

  it('ends the session where the server knows nobody by it any more', async () => {
    const { ends } = await openResult({ [GENERATE]: { status: 401, said: INVALID_TOKEN } });
    await download();
    await waitFor(() => expect(ends).toEqual(['expired']));
    expect(keptOnDevice()?.['auth'] ?? null).toBeNull();
    expect(opensTab).not.toHaveBeenCalled();
  });
});
