// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keptOnDevice, openApp, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { watchLeaving } from '../chat/leaving.ts';
import { STAFF_DETAILS } from './cases.ts';

const CALL = 'POST /api/auth/local/register';
const DENTIST = { ...ASHA, role: 'admin_dentist', permissions: ['access_admin_dashboard'] };
const LABELS = ['Invitation', 'First Name', 'Last Name', 'Email', 'Password', 'Confirm Password'];

let left: ReturnType<typeof watchLeaving>;
beforeEach(() => {
  left = watchLeaving();
});

/** /admin/register, with a form that is filled in and sent. */
const sendForm = async (answers: Answers, changes: Partial<typeof STAFF_DETAILS> = {}) => {
  const sent = serveCalls(answers);
  const app = await openApp('/admin/register');
  await screen.findByRole('button', { name: 'Create account' });
  for (const [at, value] of Object.values({ ...STAFF_DETAILS, ...changes }).entries()) {
    await app.user.click(screen.getByLabelText(LABELS[at] ?? ''));
    if (value !== '') await app.user.paste(value);
  }
  await app.user.click(screen.getByRole('button', { name: 'Create account' }));
  return { ...app, sent };
};

const refusal = () => within(screen.getByRole('main')).findByRole('alert');

describe('/admin/register', () => {
  it('is reached from the door of the staff, and leads back there', async () => {
    await openApp('/admin');
    const link = await screen.findByRole('link', { name: 'I have an invitation' });
    expect(link.getAttribute('href')).toBe('/admin/register');
    await openApp('/admin/register');
    await screen.findByRole('heading', { level: 1, name: 'Join the staff' });
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/admin');
  });

  it('[REG-29] [API-47] makes the account of somebody who was invited, and goes on to the dashboard of the staff', async () => {
    const { sent } = await sendForm(
      { [CALL]: { ...DENTIST, access_token: 'token-1' } },
      { invitation: ` ${STAFF_DETAILS.invitation} `, email: 'Asha@example.org' },
    );
    await waitFor(() => expect(left.mock.calls).toEqual([['/admin-dashboard']]));
    expect(sent).toEqual([
      {
        call: CALL,
        bearer: null,
        body: {
          invitation: STAFF_DETAILS.invitation,
          firstName: 'Asha',
          lastName: 'Verma',
          email: 'asha@example.org',
          password: STAFF_DETAILS.password,
        },
      },
    ]);
    expect(keptOnDevice()).toMatchObject({ auth: { role: 'admin_dentist' } });
    expect(sessionStorage.getItem('toothwise-carried-notices')).toContain(
      '"title":"Registration Successful"',
    );
  });

  it('[REG-57] says in the words of the server why there is no account; nothing that was written in is lost', async () => {
    const said = 'This invitation cannot be used. Please ask for a new one.';
    await sendForm({ [CALL]: { status: 403, said } });
    expect((await refusal()).textContent).toBe(said);
    await screen.findByText('Registration Failed');
    expect(screen.getByLabelText<HTMLInputElement>('Invitation').value).toBe(
      STAFF_DETAILS.invitation,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe(STAFF_DETAILS.password);
    expect(left).not.toHaveBeenCalled();
  });

  it('[REG-57] has words of its own where the server says nothing', async () => {
    await sendForm({ [CALL]: 'offline' });
    await screen.findByText('Registration Failed');
    const words = 'An error occurred during registration. Please try again.';
    expect((await refusal()).textContent).toBe(words);
    expect(keptOnDevice()).toBeNull();
  });

  it.each([
    ['Invitation', { invitation: '' }, 'Please paste the invitation from the mail.'],
    ['Email', { email: 'asha' }, 'Please enter a valid email address.'],
    ['First Name', { firstName: ' ' }, 'Please enter your first name.'],
  ])('says what is wrong with %s and asks nobody', async (label, changes, words) => {
    const { sent } = await sendForm({}, changes);
    screen.getByText(words);
    expect(document.activeElement).toBe(screen.getByLabelText(label));
    expect(sent).toEqual([]);
  });
});
