// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers, SentCall } from '../../kit/account-app.tsx';
import { createActor, toPromise } from 'xstate';
import { clearDevice } from '../../../src/actors/accounts/session.ts';
import { readChatStart } from '../../../src/actors/assessment/chat-start.ts';
import { removeProgress } from '../../../src/actors/assessment/draft-storage.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { storeDraft } from '../../kit/chat.tsx';
import { BREATHING_HELP, COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import { DIAGNOSIS_ID } from './cases.ts';

// What is fetched with its first opening, a busy machine would count as the test's time.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/flows/xray/Xray.page.tsx'),
      import('../../../src/flows/sign-in-gate/opened.ts'),
    ]),
  60_000,
);

const UPLOAD = 'POST /xrays/upload-xray';
const ANALYZE = 'POST /xrays/analyze';
const READ = `GET /api/account/xrays/${XRAY.id}`;
const SAVE = 'POST /chat_bot/chat/save_xray_analysis';
const REANALYSE = 'POST /xrays/reanalyse-diagnosis';
const STORED = { success: true, fileId: XRAY.id, fileName: XRAY.file_name };
const ANSWERS: Answers = {
  [UPLOAD]: STORED,
  [ANALYZE]: { success: true, xray: XRAY },
  [READ]: { xray: XRAY },
};

const PICTURE = new File(['picture'], 'x-ray.jpg', { type: 'image/jpeg' });
const choose = async (file = PICTURE) =>
  fireEvent.change(await screen.findByLabelText('Choose your X-ray'), {
    target: { files: [file] },
  });
/** It was sent from this device, or is another one than that. */
const keepHere = (id: string = XRAY.id): void =>
  localStorage.setItem('xrayFindings', JSON.stringify({ id, findings: null }));
const entriesOf = (body: unknown) => [...(body as FormData).entries()];
const formOf = (sent: readonly SentCall[], call: string) =>
  Object.fromEntries(sent.flatMap((each) => (each.call === call ? entriesOf(each.body) : [])));
const found = () => screen.findByText('One place was marked for a dentist to look at.');

/** The words that stand on the screen of one phase alone. */
const SAID_IN: Readonly<Record<string, string>> = {
  upload: 'Choose your X-ray',
  analyzing: 'Analyzing your X-ray',
  results: 'What was found',
  'reanalysis-form': 'Read both together',
  reanalyzing: 'Reading your X-ray together with your answers...',
  complete: 'Reanalysis Complete',
};

/** Writes down each phase as it comes on the screen. */
const watchPhases = (): string[] => {
  const seen: string[] = [];
  const look = (): void => {
    const text = document.querySelector('main')?.textContent ?? '';
    const at = Object.keys(SAID_IN).filter((phase) => text.includes(SAID_IN[phase] ?? ''));
    const [phase] = at;
    if (at.length === 1 && phase !== undefined && seen.at(-1) !== phase) seen.push(phase);
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return seen;
};

describe('an X-ray', () => {
  it.each(['/xray-analysis', '/xray-iq-analysis'])(
    '[ROUTE-21] [ROUTE-22] [PROD-04] can be added at %s',
    async (address) => {
      serveCalls({});
      openPage(address);
      await screen.findByRole('heading', { name: 'Your X-ray, for a second look' });
      await screen.findByLabelText('Choose your X-ray');
    },
  );

  it('[XRAY-02] [XRAY-03] is sent with the id of the account', async () => {
    keepSignedIn(ASHA);
    const sent = serveCalls(ANSWERS);
    openPage('/xray-analysis');
    await choose();
    await found();
    expect(formOf(sent, UPLOAD)).toEqual({ llm_user_id: ASHA.id, xray: PICTURE });
    expect(formOf(sent, ANALYZE)).toEqual({ llm_user_id: ASHA.id, xray: XRAY.id });
    expect(sent.find(({ call }) => call === UPLOAD)?.key).toMatch(/^[0-9a-f]{32}$/);
  });

  it('[XRAY-09] [XRAY-10] is analysed, and shown with what was found', async () => {
    keepSignedIn(ASHA);
    serveCalls(ANSWERS);
    const phases = watchPhases();
    openPage('/xray-analysis');
    await choose();
    await found();
    expect(phases).toEqual(['upload', 'analyzing', 'results']);
    await screen.findByText('X-ray Analysis Complete');
    screen.getByText('Found 1 detection');
  });

  it('may be a DICOM file of a disc, whose name has no ending and which has no type', async () => {
    keepSignedIn(ASHA);
    const sent = serveCalls(ANSWERS);
    openPage('/xray-analysis');
    const field = await screen.findByLabelText<HTMLInputElement>('Choose your X-ray');
    // The file chooser hides what is not listed here.
    expect(field.accept).toBe('');
    const film = new File(['DICM'], 'IM000001');
    await userEvent.upload(field, film);
    await found();
    expect(formOf(sent, UPLOAD)).toEqual({ llm_user_id: ASHA.id, xray: film });
  });

  it('[XRAY-01] leads from the upload through each phase to what both say together', async () => {
    keepSignedIn(ASHA);
    serveCalls({
      ...ANSWERS,
      [ANALYZE]: {
        success: true,
        xray: { ...XRAY, xray_analysis_id: XRAY.id, diagnosis_id: DIAGNOSIS_ID },
      },
      [REANALYSE]: {
        success: true,
        reanalysis: { ...REANALYSIS, reanalysis_id: REANALYSIS.id },
        email_sent: true,
        email_queued: false,
      },
    });
    const phases = watchPhases();
    openPage('/xray-analysis');
    await choose();
    await found();
    await userEvent.click(screen.getByRole('button', { name: 'Read it together with my answers' }));
    await userEvent.click(screen.getByRole('button', { name: 'Read both together' }));
    await screen.findByRole('heading', { name: 'Reanalysis Complete' });
    expect(phases).toEqual([
      'upload',
      'analyzing',
      'results',
      'reanalysis-form',
      'reanalyzing',
      'complete',
    ]);
  });

  it('[XRAY-22] is kept with its findings, and comes back after a reload', async () => {
    keepSignedIn(ASHA);
    serveCalls(ANSWERS);
    localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
    openPage('/xray-analysis');
    await found();
    expect(JSON.parse(localStorage.getItem('xrayFindings') ?? '')).toEqual({
      id: XRAY.id,
      findings: XRAY.analysis?.findings_text,
    });
  });

  it('[XRAY-07] that is none is never sent', async () => {
    keepSignedIn(ASHA);
    const sent = serveCalls(ANSWERS);
    openPage('/xray-analysis');
    await choose(new File(['song'], 'song.mp3', { type: 'audio/mpeg' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Please select a JPEG or PNG image file.',
    );
    // What stands above it makes room: on a small phone it lay below the window.
    screen.getByRole('heading', { name: 'Choose another picture' });
    expect(screen.queryByText(/^A program marks/)).toBeNull();
    expect(sent.map(({ call }) => call)).not.toContain(UPLOAD);
  });

  it('[AUTH-22] asks who is signed out to sign in, and holds the picture meanwhile', async () => {
    const sent = serveCalls(ANSWERS);
    openPage('/xray-analysis');
    await choose();
    await screen.findByRole('dialog');
    screen.getByText('Your picture x-ray.jpg stays chosen on this page.');
    expect(sent.map(({ call }) => call)).not.toContain(UPLOAD);
  });

  it('[XRAY-21] is left on this page and kept in the account', async () => {
    keepSignedIn(ASHA);
    const sent = serveCalls(ANSWERS);
    openPage('/xray-analysis');
    await choose();
    await found();
    await userEvent.click(screen.getByRole('button', { name: 'Start New Analysis' }));
    await screen.findByLabelText('Choose your X-ray');
    expect(localStorage.getItem('xrayFindings')).toBe(null);
    expect(sent.map(({ call }) => call)).not.toContain(`POST /api/account/xrays/${XRAY.id}/delete`);
  });
});

describe('an X-ray beside an assessment', () => {
  const keepDraft = (diagnosis: object) =>
    storeDraft({ ...COMPLETED, diagnosis: { ...DIAGNOSIS, ...diagnosis } });

  it('[SAVE-05] [SAVE-06] is saved with the saved result, once', async () => {
    keepSignedIn(ASHA);
    keepHere();
    keepDraft({ diagnosis_id: REANALYSIS.id });
    const sent = serveCalls({
      ...ANSWERS,
      [SAVE]: { result: 'saved', xray_analysis_id: XRAY.id, diagnosis_id: REANALYSIS.id },
    });
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await found();
    const saves = () => sent.filter(({ call }) => call === SAVE);
    await waitFor(() => expect(saves()).toHaveLength(1));
    expect(saves()[0]?.body).toEqual({ xray_id: XRAY.id, diagnosis_id: REANALYSIS.id });
  });

  it('[SAVE-09] [SAVE-11] that was not saved is said, and can be saved again', async () => {
    keepSignedIn(ASHA);
    keepHere();
    keepDraft({ diagnosis_id: REANALYSIS.id });
    serveCalls({ ...ANSWERS, [SAVE]: { status: 503 } });
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await screen.findByText('Error while saving');
    screen.getByText('An error occurred while saving the X-ray analysis. Please try again.');
    screen.getByRole('button', { name: 'Save it with my result' });
  });

  it('says to get help first where the result is an emergency', async () => {
    keepSignedIn(ASHA);
    keepDraft({ emergency: BREATHING_HELP });
    serveCalls(ANSWERS);
    openPage('/xray-analysis');
    await screen.findByText(
      'Your result says to get help at once. No X-ray is needed for that: go now.',
    );
    const way = screen.getByRole('link', { name: 'What to do now' });
    expect(way.getAttribute('href')).toBe('/chat');
  });
});

it('[XRAY-22] lets an assessment that comes later take the findings along', () => {
  localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: 'A dark area.' }));
  expect(readChatStart().fresh.xrayFindings).toBe('A dark area.');
});

it('[SESS-12] is forgotten on this device by whoever logs out', async () => {
  localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
  await toPromise(createActor(clearDevice).start());
  expect(localStorage.getItem('xrayFindings')).toBe(null);
});

it('[SESS-29] is forgotten on this device when the chat is cleared', () => {
  localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
  removeProgress();
  expect(localStorage.getItem('xrayFindings')).toBe(null);
});

describe('a re-analysis', () => {
  const SAVED = 'POST /chat_bot/chat/save_reanalysis';
  /** The form for an X-ray whose answers are with the result that it was saved with. */
  const openForm = async () => {
    keepSignedIn(ASHA);
    const sent = serveCalls({
      ...ANSWERS,
      [READ]: { xray: { ...XRAY, xray_analysis_id: XRAY.id, diagnosis_id: DIAGNOSIS_ID } },
      [REANALYSE]: {
        success: true,
        reanalysis: REANALYSIS,
        email_sent: false,
        email_queued: true,
      },
      [SAVED]: {
        result: { reanalysis: REANALYSIS },
        reanalysis_id: REANALYSIS.id,
        patient_id: ASHA.id,
        original_diagnosis_id: null,
      },
    });
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await found();
    await userEvent.click(screen.getByRole('button', { name: 'Read it together with my answers' }));
    return sent;
  };

  it('[REAN-03] [CONST-43] shows no age that nobody told, and asks for none', async () => {
    await openForm();
    expect(document.body.textContent).not.toMatch(/\b25\b/);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('[REAN-04] [CONST-44] shows no gender that nobody told, and asks for none', async () => {
    await openForm();
    expect(document.body.textContent).not.toMatch(/\bmale\b/i);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says of the person only what the answers say', async () => {
    const sent = await openForm();
    await userEvent.click(screen.getByRole('button', { name: 'Read both together' }));
    await screen.findByRole('heading', { name: 'With your X-ray' });
    // In the panel and in passing.
    expect(
      screen.getAllByText('Updated diagnosis generated. An email about it is on its way.'),
    ).not.toEqual([]);
    expect(sent.find(({ call }) => call === REANALYSE)?.body).toEqual({
      xray_id: XRAY.id,
      diagnosis_id: DIAGNOSIS_ID,
      chatContext: { age: null, sex: null, category: null, issue: '', quickInput: {} },
      xrayFindings: XRAY.analysis?.findings_text,
      patientData: { age: null, chiefComplaint: '', email: ASHA.email },
    });
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain(SAVED));
  });
});
