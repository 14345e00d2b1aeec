// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { ASHA } from '../../kit/account-samples.ts';
import { keepSignedIn, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { BOOKED, SLOT_DAYS } from '../../kit/booking-samples.ts';
import { openChat, storeDraft } from '../../kit/chat.tsx';
import type { OpenedChat } from '../../kit/chat.tsx';
import { DIAGNOSIS, MEDICAL_EMERGENCY, SESSION_TOKEN } from '../../kit/samples.ts';
import { press, standingAt } from '../assessment/gestures.ts';

// What a dialog brings comes with its first opening, which a busy machine would count as the test's time.
beforeAll(
  () =>
    Promise.all([
      import('../../../src/flows/sign-in-gate/opened.ts'),
      import('../../../src/flows/booking-dialog/opened.ts'),
    ]),
  60_000,
);

const SLOTS = 'GET /api/teleconsultations/slots';
const BOOK = 'POST /api/teleconsultations/book';
const FREE = { zone: 'Asia/Kolkata', with_samples: true, days: SLOT_DAYS };
const DONE = { success: true, appointment: BOOKED };
const AUTH = { ...ASHA, access_token: 'token-1' };
const TITLE = 'Book Your Teleconsultation';
const LATER = 'Schedule for later\u00A0·\u00A0₹499';

/** A patient who reads a result and may be signed in. */
const withResult = async (
  answers: Record<string, Answers[string]> = {},
  { isSignedIn = true, changes = {} } = {},
) => {
  if (isSignedIn) keepSignedIn(ASHA);
  storeDraft(standingAt('DIAGNOSIS', { diagnosis: { ...DIAGNOSIS, ...changes } }));
  const all: Record<string, Answers[string]> = {
    [SLOTS]: FREE,
    [BOOK]: DONE,
    'POST /chat_bot/chat/save_diagnose': { result: 'saved', diagnosis_id: BOOKED.id },
    ...answers,
  };
  const calls = serveCalls(all);
  const chat = await openChat();
  return { ...chat, answers: all, books: () => calls.filter(({ call }) => call === BOOK) };
};
/** The booking form, opened from the result. */
const openForm = async (...what: Parameters<typeof withResult>) => {
  const chat = await withResult(...what);
  await press(chat, LATER);
  return chat;
};
type Form = Awaited<ReturnType<typeof openForm>>;
type Reader = Pick<OpenedChat, 'user'>;

const dialog = () => screen.findByRole('dialog', { name: TITLE });
const inDialog = async () => within(await dialog());
const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const choose = async ({ user }: Reader, name: string | RegExp) =>
  user.click(await screen.findByRole('radio', { name }));
const write = async ({ user }: Reader, name: RegExp, words: string) => {
  await user.clear(await field(name));
  if (words === '') return;
  await user.click(await field(name));
  await user.paste(words);
};
const pressInside = async ({ user }: Reader, name: string) =>
  user.click(await (await inDialog()).findByRole('button', { name }));
const submit = (chat: Reader) => pressInside(chat, 'Book Appointment');
const fillIn = async (chat: Reader) => {
  await choose(chat, 'Tuesday 24 November');
  await choose(chat, /10:00 AM, free$/);
  await write(chat, /^Phone/, '98765 43210');
};
const TIMES = 'Tuesday 24 November, ';

describe('"Schedule for later\u00A0·\u00A0₹499"', () => {
  it('[TELE-02] [BOOK-01] [BOOK-02] opens the form at once for who is signed in', async () => {
    await openForm();
    await (await inDialog()).findByRole('radiogroup', { name: 'Date' });
    expect(screen.queryByRole('tab', { name: 'Sign In' })).toBeNull();
  });

  it('[DIAG-24] [BOOK-23] [CONST-08] says the price again, and when it is paid', async () => {
    await openForm();
    expect((await dialog()).textContent).toContain('₹499, paid at the time of the appointment');
  });

  const has = (name: RegExp, value: string) => async () => {
    await openForm();
    expect((await field(name)).value).toBe(value);
  };

  it(
    '[BOOK-03] [BOOK-09] asks for the name, with that of the account',
    has(/^Full Name/, 'Asha Verma'),
  );
  it('[BOOK-04] [BOOK-10] asks for the email, with that of the account', has(/^Email/, ASHA.email));
  it('[BOOK-05] asks for the phone', has(/^Phone/, ''));
  it(
    '[BOOK-08] [BOOK-11] asks for notes that are optional, with the likeliest condition',
    has(/^Notes \(optional\)/, 'AI Diagnosis: Reversible pulpitis'),
  );

  it('[BOOK-06] [BOOK-07] asks for a date, and then for a time on it', async () => {
    const chat = await openForm();
    await screen.findByText('Anything the dentist should know? They read it before the call.');
    await screen.findByRole('radiogroup', { name: 'Date' });
    await choose(chat, 'Tuesday 24 November');
    screen.getByRole('radiogroup', { name: 'Time on Tuesday 24 November' });
  });

  it('[BOOK-12] leaves the notes empty where there is no condition', async () => {
    const chat = await withResult({}, { changes: { diagnosis: [], text: 'Nothing certain.' } });
    await press(chat, LATER);
    expect((await field(/^Notes/)).value).toBe('');
  });

  it('is not there in an emergency', async () => {
    await withResult({}, { changes: { emergency: MEDICAL_EMERGENCY } });
    expect(screen.queryByRole('button', { name: LATER })).toBeNull();
    screen.getByRole('button', { name: 'Next steps' });
  });

  it('[AUTH-19] [AUTH-23] [TELE-03] asks who is signed out to sign in first, and then goes on by itself', async () => {
    const chat = await withResult({ 'POST /llm/login': AUTH }, { isSignedIn: false });
    await press(chat, LATER);
    await inDialog();
    await chat.user.click(await field(/^Email/));
    await chat.user.paste(ASHA.email);
    await chat.user.click(screen.getByLabelText('Password'));
    await chat.user.paste('eleven green tigers');
    await press(chat, 'Log in');
    await screen.findByRole('radiogroup', { name: 'Date' });
    expect((await field(/^Full Name/)).value).toBe('Asha Verma');
  });

  it('[AUTH-19] books nothing when signing in is given up', async () => {
    const chat = await withResult({}, { isSignedIn: false });
    await press(chat, LATER);
    await pressInside(chat, 'Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(chat.books()).toEqual([]);
  });
});

describe('the booking form', () => {
  it('[BOOK-19] [BOOK-20] [BOOK-22] shows the fifteen times in two parts, and what is taken', async () => {
    const chat = await withResult();
    await press(chat, LATER);
    await choose(chat, 'Tuesday 24 November');
    const named = (part: string) =>
      within(screen.getByRole('group', { name: part }))
        .getAllByRole('radio')
        .map((each) => each.ariaLabel?.replace(TIMES, '').replace(/, free$/, ''));
    expect(named('Morning')).toEqual([
      '9:00 AM',
      '9:30 AM, taken',
      '10:00 AM',
      '10:30 AM',
      '11:00 AM',
      '11:30 AM',
      '12:00 PM',
      '12:30 PM',
    ]);
    expect(named('Afternoon')).toEqual([
      '2:00 PM',
      '2:30 PM',
      '3:00 PM',
      '3:30 PM',
      '4:00 PM',
      '4:30 PM',
      '5:00 PM',
    ]);
    const empty = screen.getByRole<HTMLInputElement>('radio', {
      name: 'Thursday 26 November, no free times',
    });
    expect(empty.disabled).toBe(true);
  });

  const refuses = async (chat: Form, sentences: readonly string[]) => {
    await submit(chat);
    for (const sentence of sentences) await screen.findByText(sentence);
    expect(chat.books()).toEqual([]);
  };

  it('[BOOK-13] [BOOK-14] [BOOK-15] says what is wrong with the person, and books nothing', async () => {
    const chat = await openForm();
    await write(chat, /^Full Name/, 'A');
    await write(chat, /^Email/, 'asha@');
    await write(chat, /^Phone/, '987654321');
    await refuses(chat, [
      'Full name must be at least 2 characters.',
      'Please enter a valid email address.',
      'Phone number must be at least 10 digits.',
    ]);
  });

  it('leads to the first that is missing, to the day and then to the time', async () => {
    const chat = await openForm();
    await write(chat, /^Phone/, '98765 43210');
    await submit(chat);
    await screen.findByText('Please select a valid date.');
    const days = screen.getByRole('radiogroup', { name: 'Date' });
    await waitFor(() => expect(document.activeElement?.contains(days)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    await choose(chat, 'Tuesday 24 November');
    await submit(chat);
    await screen.findByText('Please select a time slot.');
    const times = screen.getByRole('radiogroup', { name: 'Time on Tuesday 24 November' });
    await waitFor(() => expect(document.activeElement?.contains(times)).toBe(true));
    expect(document.activeElement?.contains(days)).toBe(false);
  });

  it('[BOOK-16] [BOOK-17] says that date and time are missing, and books nothing', async () => {
    const chat = await openForm();
    await write(chat, /^Phone/, '98765 43210');
    await refuses(chat, ['Please select a valid date.', 'Please select a time slot.']);
  });

  const booked = async () => {
    const chat = await openForm();
    await fillIn(chat);
    await submit(chat);
    await (await inDialog()).findByRole('heading', { name: 'Appointment Booked!' });
    return chat;
  };

  it('[BOOK-24] [BOOK-33] [DATA-14] books what was chosen', async () => {
    expect((await booked()).books()).toMatchObject([
      {
        bearer: 'Bearer token-1',
        key: expect.stringMatching(/^[\w-]{8,100}$/),
        body: {
          patientName: 'Asha Verma',
          patientEmail: 'asha@example.org',
          patientPhone: '98765 43210',
          scheduledTime: '2026-11-24T10:00:00+05:30',
          notes: 'AI Diagnosis: Reversible pulpitis',
          sessionToken: SESSION_TOKEN,
        },
      },
    ]);
  });

  it('[BOOK-26] [BOOK-28] [BOOK-29] says when, with whom and how to join', async () => {
    const chat = await booked();
    const { textContent } = await dialog();
    expect(textContent).toContain('Tuesday 24 November, 10:00 AM, India time (IST)');
    expect(textContent).toContain("A confirmation is on its way to your account's email address");
    expect(textContent).toContain('quiet place with a good internet connection');
    expect(textContent).toContain('This is a sample dentist');
    await pressInside(chat, 'Done');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('[BOOK-27] says in a notice too that it is booked', async () => {
    const chat = await booked();
    // Notices come one at a time: those before it run out.
    const said = () => screen.getAllByText('Appointment Booked!').length;
    for (let count = 0; count < 30 && said() < 2; count += 1) await chat.pass(500);
    expect(said()).toBe(2);
  });

  it('[BOOK-08] needs no notes', async () => {
    const chat = await withResult();
    await press(chat, LATER);
    await fillIn(chat);
    await write(chat, /^Notes/, '');
    await submit(chat);
    await screen.findByRole('heading', { name: 'Appointment Booked!' });
    expect(chat.books()[0]?.body).not.toHaveProperty('notes');
  });

  const FAILURES = [
    ['a lost connection', 'offline', null],
    ['a refusal', { status: 422, said: 'At most 30 days ahead can be booked.' }, 'At most 30'],
    ['a server that is down', { status: 503, said: 'Not now.' }, null],
  ] as const;

  const failed = async (answer: Answers[string]) => {
    const chat = await openForm({ [BOOK]: answer });
    await fillIn(chat);
    await submit(chat);
    await screen.findByRole('heading', { name: 'Booking Failed' });
    return chat;
  };

  it.each(FAILURES)(
    '[BOOK-25] [BOOK-30] [BOOK-31] says that it failed after %s',
    async (_what, answer, said) => {
      await failed(answer);
      screen.getByText(
        "We couldn't complete your booking at this time. Please try again or contact support for assistance.",
      );
      if (said !== null) expect((await dialog()).textContent).toContain(said);
    },
  );

  it.each(FAILURES)(
    '[BOOK-32] leads back to the form after %s, which tries the same again without doubling it',
    async (_what, answer) => {
      const chat = await failed(answer);
      chat.answers[BOOK] = DONE;
      await pressInside(chat, 'Try Again');
      expect((await field(/^Phone/)).value).toBe('98765 43210');
      await submit(chat);
      await screen.findByRole('heading', { name: 'Appointment Booked!' });
      const [first, second] = chat.books();
      expect(second?.key).toBe(first?.key);
      expect(second?.body).toEqual(first?.body);
    },
  );

  it.each([
    ['patientName', /^Full Name/],
    ['patientEmail', /^Email/],
    ['patientPhone', /^Phone/],
    ['notes', /^Notes/],
  ])('[API-02] says at the field what the server refuses in %s', async (name, label) => {
    const said = 'This cannot be kept.';
    const chat = await withResult({ [BOOK]: { status: 400, said, field: name } });
    await press(chat, LATER);
    await fillIn(chat);
    await submit(chat);
    await screen.findByText(said);
    const refused = await field(label);
    expect(refused.getAttribute('aria-invalid')).toBe('true');
    expect(refused.getAttribute('aria-describedby')).toContain(screen.getByText(said).id);
    chat.answers[BOOK] = DONE;
    await submit(chat);
    await screen.findByRole('heading', { name: 'Appointment Booked!' });
  });

  it('[API-02] says at the time what the server refuses in it', async () => {
    const said = 'Please select a valid date.';
    const chat = await withResult({ [BOOK]: { status: 422, said, field: 'scheduledTime' } });
    await press(chat, LATER);
    await fillIn(chat);
    await submit(chat);
    const place = (await screen.findByText(said)).closest('[data-path]');
    expect(place?.getAttribute('data-path')).toBe('time');
  });

  it('says that the time is gone, keeps what was typed, and books another one as another request', async () => {
    const taken = 'This time has just been taken. Please choose another one.';
    const chat = await withResult({ [BOOK]: { status: 409, said: taken } });
    await press(chat, LATER);
    await fillIn(chat);
    await submit(chat);
    await screen.findByText(taken);
    expect((await field(/^Phone/)).value).toBe('98765 43210');
    const gone = screen.getByRole<HTMLInputElement>('radio', { name: `${TIMES}10:00 AM, taken` });
    expect(gone.disabled).toBe(true);
    chat.answers[BOOK] = DONE;
    await choose(chat, /10:30 AM, free$/);
    await submit(chat);
    await screen.findByRole('heading', { name: 'Appointment Booked!' });
    const [first, second] = chat.books();
    expect(second?.key).not.toBe(first?.key);
    expect(second?.body).toMatchObject({ scheduledTime: '2026-11-24T10:30:00+05:30' });
  });

  it('asks for the times once more when they did not come', async () => {
    const chat = await withResult({ [SLOTS]: 'offline' });
    await press(chat, LATER);
    await screen.findByRole('heading', { name: 'The free times could not be loaded' });
    chat.answers[SLOTS] = FREE;
    await pressInside(chat, 'Try again');
    await screen.findByRole('radiogroup', { name: 'Date' });
  });
});
