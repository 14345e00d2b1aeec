// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DESK_QUESTIONS } from '../../../contracts/booking/prescription.ts';
import { MEDICINES } from '../../../contracts/texts/en/medicines.ts';
import type { Appointment } from '../../../contracts/endpoints/teleconsultations.ts';
import { clearDevice } from '../../../src/actors/accounts/session.ts';
import { VISIT_DRAFT } from '../../../src/actors/room/visit-draft-key.ts';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { BOOKED } from '../../kit/booking-samples.ts';
import { press } from '../../kit/press.ts';
import { CALL, VISIT_NOTE } from '../consultations/cases.ts';
import { DESK, NOTE } from './cases.ts';
import { MADE, PRESCRIPTION_DRAFT } from './prescribed.ts';
import { createActor, waitFor } from 'xstate';

// What is fetched with its first opening, a busy machine would count as the test's time.
beforeAll(async () => {
  await import('../../../src/flows/visit-note/Desk.page.tsx');
  await import('../../../src/flows/consultations/Teleconsultation.page.tsx');
}, 60_000);
beforeEach(() => sessionStorage.clear());

const ID = BOOKED.id;
const READ = `GET /api/teleconsultations/${ID}/desk`;
const CLOSE = `POST /api/teleconsultations/${ID}/visit-note`;

const serve = (more: Answers = {}) => {
  keepSignedIn(ASHA);
  const answers: Record<string, Answers[string]> = {
    [READ]: { desk: DESK },
    [CLOSE]: { note: { ...NOTE, final_word: VISIT_NOTE.final_word } },
    'GET /api/teleconsultations': { appointments: [], visit_notes: [], with_stills: [] },
    'GET /api/payments/paid': { success: true, payments: [] },
    'GET /api/teleconsultations/calls': { is_doctor: false, calls: [] },
    ...more,
  };
  return { answers, sent: serveCalls(answers) };
};
const open = () => openPage(`/teleconsultation/${ID}/desk`);
const write = (name: string, text: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value: text } });

/** Everything that a note needs. */
const writeAll = async () => {
  await screen.findByLabelText('What you found');
  write('What you found', NOTE.findings);
  fireEvent.change(screen.getByLabelText('Your conclusion'), { target: { value: 'condition' } });
  fireEvent.change(screen.getByLabelText('Condition'), {
    target: { value: 'reversible_pulpitis' },
  });
  write('Your advice', NOTE.advice);
};

describe('the desk of a dentist', () => {
  it('[NEW-30] shows what the patient told and shared, and closes the note that stands beside it', async () => {
    const { sent } = serve();
    open();
    await writeAll();
    screen.getByText('It hurts when I drink tea.');
    screen.getByText('Allergic to penicillin.');
    screen.getByText(/Opening this page is logged/);
    await press('Finish the note');
    await screen.findByRole('heading', { name: 'The patient can read this now' });
    const closing = sent.find(({ call }) => call === CLOSE);
    expect(closing?.body).toEqual({
      after: 0,
      findings: NOTE.findings,
      final_word: { kind: 'condition', id: 'reversible_pulpitis' },
      advice: NOTE.advice,
      next_visit: '',
      prescription: null,
    });
    expect(closing?.key).toMatch(/^.{8,}-\d+$/);
    expect(VISIT_DRAFT.get()).toBeNull();
  });

  it('[NEW-30] keeps what was written over a reload, and sends the same twice where a reply was lost', async () => {
    const { answers, sent } = serve({ [CLOSE]: 'offline' });
    const before = open();
    await writeAll();
    before.unmount();
    open();
    const findings = (await screen.findByLabelText('What you found')) as HTMLTextAreaElement;
    expect(findings.value).toBe(NOTE.findings);
    await press('Finish the note');
    await screen.findByText(/Your text is kept: please try again/);
    answers[CLOSE] = { note: NOTE };
    await press('Finish the note');
    await screen.findByRole('heading', { name: 'The patient can read this now' });
    const keys = sent.filter(({ call }) => call === CLOSE).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('[NEW-30] shows what another tab has closed before it corrects it', async () => {
    const { answers, sent } = serve({ [CLOSE]: { status: 409, said: 'Another version' } });
    open();
    await writeAll();
    answers[READ] = { desk: { ...DESK, note: NOTE } };
    await press('Finish the note');
    await screen.findByRole('heading', { name: 'This note was finished in another tab' });
    screen.getByText('A chipped filling');
    await press('Use my text as a correction');
    answers[CLOSE] = { note: { ...NOTE, version: 2 } };
    await press('Finish the note');
    await screen.findByText(/^Corrected: this is version 2\./);
    const bodies = sent.filter(({ call }) => call === CLOSE).map(({ body }) => body);
    expect(bodies).toMatchObject([{ after: 0 }, { after: 1, findings: NOTE.findings }]);
  });

  it('says what is missing, and sends nothing', async () => {
    const { sent } = serve();
    open();
    await screen.findByLabelText('What you found');
    await press('Finish the note');
    const said = 'Write what you found. Choose your conclusion. Write your advice.';
    expect(screen.getByRole('alert').textContent).toBe(said);
    expect(sent.filter(({ call }) => call === CLOSE)).toEqual([]);
  });

  it('[NEW-30] of somebody else is not found, and a draft goes with signing out', async () => {
    serve({ [READ]: { status: 404 } });
    VISIT_DRAFT.set(JSON.stringify({ id: ID, after: 0, draft: { findings: 'of somebody else' } }));
    open();
    await screen.findByText('Only the dentist of a call can open its visit note.');
    expect(document.body.textContent).not.toContain('of somebody else');
    await waitFor(createActor(clearDevice).start(), ({ status }) => status === 'done');
    expect(VISIT_DRAFT.get()).toBeNull();
  });

  it('is opened from the list of calls, where one is due or closed', async () => {
    const due = { ...CALL, is_joinable: false, visit_note: 'due' as const };
    const calls = [
      due,
      { ...due, id: ID, visit_note: 'closed' as const },
      { ...CALL, id: DESK.results[0]?.id ?? '' },
    ];
    serve({ 'GET /api/teleconsultations/calls': { is_doctor: true, calls } });
    openPage('/teleconsultation');
    const link = await screen.findByRole('link', { name: 'Write the visit note' });
    expect(link.getAttribute('href')).toBe(`/teleconsultation/${CALL.id}/desk`);
    const closed = screen.getByRole('link', { name: 'Open the visit note' });
    expect(closed.getAttribute('href')).toBe(`/teleconsultation/${ID}/desk`);
    expect(screen.getAllByRole('link', { name: 'Join the video call' })).toHaveLength(1);
  });
});

describe('a prescription at the desk', () => {
  const CHECK = `POST /api/teleconsultations/${ID}/prescription-check`;
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByLabelText(name), { target: { value } });

  it('[NEW-51] is asked for, checked as it is written, answered with a reason, and closed with the note', async () => {
    const text = 'List B: only to go on with what you prescribed in person.';
    const { sent } = serve({
      [READ]: { desk: { ...DESK, prescribing: 'on' } },
      [CHECK]: { conflicts: [{ line: 0, id: 'follow_up', kind: 'reason', text }] },
      [CLOSE]: { note: { ...NOTE, prescription: MADE } },
    });
    open();
    await writeAll();
    await press('Add a medicine');
    await press('Finish the note');
    expect(screen.getByRole('alert').textContent).toBe(
      'Write the patient’s age. Answer each question of the prescription. Write which allergies, illnesses and medicines the patient has, or that there are none. Fill in each medicine, or remove it.',
    );
    write('Age in years', '34');
    for (const id of DESK_QUESTIONS) choose(MEDICINES.questions[id].question, 'no');
    write('Allergies, illnesses and medicines', 'None.');
    choose('Medicine', 'amoxicillin');
    choose('Strength', '500 mg');
    choose('At a time', '1');
    choose('Times a day', '3');
    choose('Days', '5');
    await screen.findByLabelText(`Needs a reason: ${text}`, undefined, { timeout: 5000 });
    write(`Needs a reason: ${text}`, 'Given in the clinic on Monday.');
    await press('Finish the note');
    await screen.findByText('7K3M-9QXT-2B4C-V8WN');
    screen.getByText('Paracetamol tablet, 500 mg');
    const closing = sent.findLast(({ call }) => call === CLOSE);
    expect(closing?.body).toMatchObject({
      prescription: {
        told: { age: 34, history: 'None.' },
        lines: [
          {
            medicine: 'amoxicillin',
            times: 3,
            reasons: { follow_up: 'Given in the clinic on Monday.' },
          },
        ],
      },
    });
  });

  it('[NEW-51] is read as an earlier release has kept it, with one reason for all of a line', async () => {
    serve({ [READ]: { desk: { ...DESK, prescribing: 'on' } } });
    const [{ reasons: _none, ...line }] = PRESCRIPTION_DRAFT.lines;
    const kept = { ...PRESCRIPTION_DRAFT, lines: [{ ...line, reason: 'Given before.' }] };
    VISIT_DRAFT.set(JSON.stringify({ id: ID, after: 0, draft: { prescription: kept } }));
    open();
    expect(await screen.findByLabelText('Medicine')).toHaveProperty('value', 'paracetamol');
    expect(screen.getByLabelText('Days')).toHaveProperty('value', '2');
  });

  it('[NEW-54] is not offered where it is off, and says what is missing to a dentist who cannot', async () => {
    const { answers } = serve();
    const before = open();
    await screen.findByLabelText('What you found');
    expect(screen.queryByText('Prescription')).toBeNull();
    before.unmount();
    answers[READ] = { desk: { ...DESK, prescribing: 'unqualified' } };
    open();
    await screen.findByText(/^You can’t prescribe here yet/);
    expect(screen.queryByRole('button', { name: 'Add a medicine' })).toBeNull();
  });

  it('[NEW-51] is withdrawn by a correction without it, which is said before', async () => {
    serve({
      [READ]: { desk: { ...DESK, prescribing: 'on', note: { ...NOTE, prescription: MADE } } },
    });
    open();
    await screen.findByRole('button', { name: 'Write a correction' });
    await press('Write a correction');
    expect(screen.queryByText('This version withdraws the prescription.')).toBeNull();
    await press('Remove medicine 1');
    screen.getByText('This version withdraws the prescription.');
  });
});

describe('what the dentist said', () => {
  it.each([
    ['Earlier', { ...BOOKED, is_joinable: false, state: 'ended' }],
    ['Tuesday 24 November, 10:00 AM', BOOKED],
  ] as [string, Appointment][])(
    '[NEW-31] is read by the patient, with who said it and that it was corrected: %s',
    async (heading, appointment) => {
      serve({
        'GET /api/teleconsultations': {
          appointments: [appointment],
          visit_notes: [{ appointment_id: ID, note: { ...VISIT_NOTE, version: 2 } }],
        },
      });
      openPage('/teleconsultation');
      await screen.findByRole('heading', { name: heading });
      const fold = screen.getByText('What the dentist said').closest('details') as HTMLElement;
      const said = within(fold);
      for (const words of ['Reversible pulpitis', VISIT_NOTE.findings, 'Have it filled.']) {
        said.getByText(words);
      }
      said.getByText('KA-12345');
      said.getByText('Corrected: this is version 2. Earlier versions no longer hold.');
      // [NEW-34] and to take along.
      await said.findByRole('button', { name: 'Note (PDF)', hidden: true });
    },
  );
});
