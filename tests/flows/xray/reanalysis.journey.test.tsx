// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers, SentCall } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { storeDraft } from '../../kit/chat.tsx';
import { COMPLETED, DIAGNOSIS } from '../../kit/samples.ts';
import { REANALYSIS, XRAY } from '../../kit/xray-replies.ts';
import { DIAGNOSIS_ID } from './cases.ts';

beforeAll(() => import('../../../src/flows/xray/Xray.page.tsx'), 60_000);
beforeEach(() => {
  keepSignedIn(ASHA);
});

const READ = `GET /api/account/xrays/${XRAY.id}`;
const EARLIER = `${READ}/reanalyses`;
const REANALYSE = 'POST /xrays/reanalyse-diagnosis';
const SAVE = 'POST /chat_bot/chat/save_reanalysis';
const MADE = { success: true, reanalysis: REANALYSIS, email_sent: true, email_queued: false };
const SAVED = {
  result: { reanalysis: REANALYSIS },
  reanalysis_id: REANALYSIS.id,
  patient_id: ASHA.id,
  original_diagnosis_id: null,
};
/** One that was saved with a result, whose answers the server has. */
const WITH_RESULT = { ...XRAY, xray_analysis_id: XRAY.id, diagnosis_id: DIAGNOSIS_ID };
const ANSWERS: Answers = {
  [READ]: { xray: WITH_RESULT },
  [EARLIER]: { reanalyses: [] },
  [REANALYSE]: MADE,
  [SAVE]: SAVED,
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const found = () => screen.findByRole('heading', { name: 'What was found' });
const complete = () => screen.findByRole('heading', { name: 'Reanalysis Complete' });
const bodies = (sent: readonly SentCall[], call: string) =>
  sent.flatMap((each) => (each.call === call ? [each.body] : []));

/** Opens the form from the findings. */
const openForm = async (answers: Answers = ANSWERS) => {
  const sent = serveCalls(answers);
  openPage(`/xray-analysis?xray=${XRAY.id}`);
  await found();
  await press('Read it together with my answers');
  return sent;
};

describe('the form of a re-analysis', () => {
  it('[REAN-01] [REAN-02] asks for nothing, and says to which address a mail goes', async () => {
    const sent = await openForm();
    screen.getByText(ASHA.email);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    await press('Read both together');
    await complete();
    expect(bodies(sent, REANALYSE)).toHaveLength(1);
    expect(screen.queryByText('Missing Information')).toBeNull();
  });

  it('[API-60] [REAN-10] [REAN-14] sends the answers of the assessment, the findings and its token', async () => {
    storeDraft({
      ...COMPLETED,
      confirmedSigns: { dysphagia: 'yes' },
      diagnosis: { ...DIAGNOSIS, diagnosis_id: null },
    });
    localStorage.setItem('xrayFindings', JSON.stringify({ id: XRAY.id, findings: null }));
    const sent = await openForm({ ...ANSWERS, [READ]: { xray: XRAY } });
    await press('Read both together');
    await complete();
    const { age, sex, category, issue, medicalHistory, allergies } = COMPLETED.chatContext;
    expect(bodies(sent, REANALYSE)).toEqual([
      expect.objectContaining({
        sessionToken: COMPLETED.sessionToken,
        chatContext: {
          age,
          sex,
          category,
          issue,
          quickInput: COMPLETED.followUpAnswers,
          medicalHistory,
          allergies,
          confirmedSigns: { dysphagia: 'yes' },
        },
        xrayFindings: XRAY.analysis?.findings_text,
        patientData: expect.objectContaining({ chiefComplaint: issue }) as object,
      }),
    ]);
  });

  it('leads with new symptoms to the questions, as the reading would not judge them', async () => {
    await openForm();
    const link = screen.getByRole('link', { name: 'Something new or worse? Check again' });
    expect(link.getAttribute('href')).toBe('/chat');
  });

  it('[REAN-12] [REAN-13] sends the address of the account, and no age or sex beside the answers', async () => {
    const sent = await openForm();
    await press('Read both together');
    await complete();
    expect(bodies(sent, REANALYSE)).toEqual([
      expect.objectContaining({
        patientData: { age: null, chiefComplaint: '', email: ASHA.email },
      }),
    ]);
  });
});

describe('an X-ray without any answers', () => {
  it('asks for them first, and offers no form that would be refused', async () => {
    serveCalls({ ...ANSWERS, [READ]: { xray: XRAY } });
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await found();
    screen.getByText(/^An X-ray says little on its own\./);
    const link = screen.getByRole('link', { name: 'Answer a few questions first' });
    expect(link.getAttribute('href')).toBe('/chat');
    expect(screen.queryByRole('button', { name: /^Read it together/ })).toBeNull();
  });
});

describe('a re-analysis', () => {
  it('[REAN-05] says that it is under way, once however often it is pressed', async () => {
    const sent = await openForm({ ...ANSWERS, [REANALYSE]: 'pending' });
    const button = screen.getByRole('button', { name: 'Read both together' });
    await userEvent.dblClick(button);
    await screen.findByText('Reading your X-ray together with your answers...');
    expect(bodies(sent, REANALYSE)).toHaveLength(1);
  });

  const readBoth = async () => {
    const three = ['First.', 'Second.', 'Third.'];
    const made = {
      ...REANALYSIS,
      diagnosis_a_combined: { bullet_points: three },
      diagnosis_b_questionnaire_only: { bullet_points: three.map((each) => `Alone: ${each}`) },
    };
    await openForm({ ...ANSWERS, [REANALYSE]: { ...MADE, reanalysis: made } });
    await press('Read both together');
    await complete();
  };

  it('[REAN-15] [REAN-16] [REAN-17] shows two points of each diagnosis side by side', async () => {
    await readBoth();
    const pointsOf = (name: string) =>
      within(screen.getByRole('heading', { name }).parentElement ?? document.body)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(pointsOf('With your X-ray')).toEqual(['First.', 'Second.']);
    expect(pointsOf('From your answers alone')).toEqual(['Alone: First.', 'Alone: Second.']);
  });

  it('[REAN-06] [REAN-20] is complete, and says what differs', async () => {
    await readBoth();
    screen.getByRole('heading', { name: 'Reanalysis Complete' });
    screen.getByText(REANALYSIS.key_differences);
  });

  it('[REAN-21] [REAN-22] says that it is made and emailed, on the slip and in a notice', async () => {
    await readBoth();
    await waitFor(() =>
      expect(
        screen.getAllByText('Updated diagnosis generated, and an email about it sent.'),
      ).toHaveLength(2),
    );
    expect(screen.getAllByText('Reanalysis Complete')).toHaveLength(2);
  });

  it('[REAN-23] [REAN-24] says "Diagnosis Enhanced!" after that', async () => {
    await openForm();
    await press('Read both together');
    await complete();
    await userEvent.click(await screen.findByRole('button', { name: /dismiss|close/i }));
    await screen.findByText('Diagnosis Enhanced!');
    screen.getByText('Your X-ray was read together with your answers.');
  });

  it('[REAN-22] [REAN-23] says of an X-ray that changes nothing that the result stays, and no more', async () => {
    const points = ['First.', 'Second.'];
    const made = {
      ...REANALYSIS,
      diagnosis_a_combined: { bullet_points: [...points, 'Marked on the X-ray: a filling.'] },
      diagnosis_b_questionnaire_only: { bullet_points: points },
    };
    await openForm({ ...ANSWERS, [REANALYSE]: { ...MADE, reanalysis: made } });
    await press('Read both together');
    await screen.findByRole('heading', { name: 'Your result stays as it is' });
    expect(await screen.findAllByText('An email about it was sent.')).toHaveLength(2);
    await userEvent.click(await screen.findByRole('button', { name: /dismiss|close/i }));
    expect(screen.queryByText(/Reanalysis Complete|Diagnosis Enhanced|Updated/)).toBeNull();
  });

  it('[REAN-18] [REAN-19] shows a long point whole to whoever points at it, and to a screen reader', async () => {
    const long = `${'A tooth hurts. '.repeat(12)}End.`;
    const made = { ...REANALYSIS, diagnosis_a_combined: { bullet_points: [long] } };
    await openForm({ ...ANSWERS, [REANALYSE]: { ...MADE, reanalysis: made } });
    await press('Read both together');
    await complete();
    const point = screen.getByRole('button', { name: long });
    expect(point.textContent).toMatch(/^.{140,150}…$/);
    await userEvent.hover(point);
    expect((await screen.findByRole('tooltip')).textContent).toBe(long);
  });

  it('[REAN-21] says so where it could not be emailed', async () => {
    await openForm({ ...ANSWERS, [REANALYSE]: { ...MADE, email_sent: false } });
    await press('Read both together');
    await complete();
    expect(
      screen.getAllByText('Updated diagnosis generated. It could not be emailed.'),
    ).not.toEqual([]);
  });

  it('says help first where the answers are an emergency', async () => {
    const made = { ...REANALYSIS, urgency_level: 'emergency' };
    await openForm({ ...ANSWERS, [REANALYSE]: { ...MADE, reanalysis: made } });
    await press('Read both together');
    await complete();
    const [first] = screen.getAllByRole('link', { name: /112/ });
    expect(first?.getAttribute('href')).toBe('tel:112');
  });

  it('[REAN-07] [REAN-08] [REAN-09] that fails is said above the findings, and tried again by the same name', async () => {
    const said = 'There are too many of them now. Please try again in a minute.';
    const sent = await openForm({ ...ANSWERS, [REANALYSE]: { status: 429, said } });
    await press('Read both together');
    await screen.findByText('Reanalysis Failed');
    await found();
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(said);
    await press('Try again');
    await waitFor(() => expect(bodies(sent, REANALYSE)).toHaveLength(2));
    const keys = sent.flatMap(({ call, key }) => (call === REANALYSE ? [key] : []));
    expect(new Set(keys).size).toBe(1);
  });

  it('[SAVE-07] is saved without being asked for', async () => {
    const sent = await openForm();
    await press('Read both together');
    await complete();
    await waitFor(() =>
      expect(bodies(sent, SAVE)).toEqual([
        {
          reanalysis: { id: REANALYSIS.id },
          patient_id: ASHA.id,
          original_diagnosis_id: REANALYSIS.original_diagnosis_id,
        },
      ]),
    );
  });

  it('[SAVE-08] that is saved already is not saved again', async () => {
    const sent = serveCalls({
      ...ANSWERS,
      [EARLIER]: { reanalyses: [{ ...REANALYSIS, reanalysis_id: REANALYSIS.id }] },
    });
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await complete();
    expect(bodies(sent, SAVE)).toEqual([]);
  });

  it('[SAVE-09] [SAVE-13] that was not saved is said, and can be saved again', async () => {
    const sent = await openForm({ ...ANSWERS, [SAVE]: { status: 503 } });
    await press('Read both together');
    await complete();
    const button = await screen.findByRole('button', { name: 'Save it to my account' });
    await userEvent.click(button);
    await waitFor(() => expect(bodies(sent, SAVE)).toHaveLength(2));
    // The notices of before come first, one at a time.
    while (screen.queryByText('Error while saving') === null) {
      await userEvent.click(await screen.findByRole('button', { name: /dismiss|close/i }));
    }
    screen.getByText('An error occurred while saving the X-ray re-analysis. Please try again.');
  });

  it('comes back after a reload, and says nothing of a mail that it knows nothing of', async () => {
    serveCalls({ ...ANSWERS, [EARLIER]: { reanalyses: [REANALYSIS] } });
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await complete();
    expect(screen.queryByText(/^Updated diagnosis generated/)).toBeNull();
    await press('Read it again');
    await press('Back to the findings');
    await complete();
  });

  it('leaves the findings where the earlier ones cannot be read', async () => {
    serveCalls({ ...ANSWERS, [EARLIER]: { status: 503 } });
    openPage(`/xray-analysis?xray=${XRAY.id}`);
    await found();
  });
});
