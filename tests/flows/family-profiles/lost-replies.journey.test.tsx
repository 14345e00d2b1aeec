// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ASHA, PROFILE } from '../../kit/account-samples.ts';
import { keepSignedIn, openPage, serveCalls } from '../../kit/account-app.tsx';
import type { Answers } from '../../kit/account-app.tsx';
import { answerWith } from '../../kit/wire.ts';
import { AARAV, LATA } from './cases.ts';

const ADD = 'POST /api/account/profiles';
const ERASE = `POST /api/account/profiles/${AARAV.id}/erase`;
const CORRECT = `POST /api/account/profiles/${LATA.id}`;

const serve = (profiles: readonly object[], answers: Answers) =>
  serveCalls({
    'GET /api/account/profile': PROFILE,
    'GET /api/account/profiles': { profiles, this_year: 2026 },
    ...answers,
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const write = async (label: string, value: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, value);
};
const describeAarav = async () => {
  await press('My child');
  await write('Full name', 'Aarav Rao');
  await write('Year of birth', '2018');
  await press('Continue');
  await write('Who answers for the child', 'Asha Rao');
  await press('Yes, I am, and I agree');
};
const deleteAarav = async () => {
  await write('Your password', 'eleven green tigers');
  await press('Delete this person now');
};

afterEach(() => answerWith(null));

describe('a reply that is lost on the page of the family', () => {
  it('[NEW-125] shows whoever was added after all, and adds the next person under another key', async () => {
    keepSignedIn(ASHA);
    const lost = serve([], { [ADD]: 'offline' });
    openPage('/family');
    await describeAarav();
    await screen.findByText(/we do not know whether it worked/);
    const later = serve([AARAV], { [ADD]: { profile: LATA } });
    await press('Not now');
    await screen.findByRole('button', { name: 'Delete Aarav Rao' });
    await press('My mother or father');
    await write('Full name', 'Lata Rao');
    await write('Year of birth', '1950');
    await press('Continue');
    await press('Yes, they agree');
    await screen.findByText('Added');
    const keys = [...lost, ...later].filter(({ call }) => call === ADD).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(2);
  });

  it('[NEW-125] takes whoever is not there any more for deleted', async () => {
    keepSignedIn(ASHA);
    serve([AARAV, LATA], { [ERASE]: 'offline' });
    openPage('/family');
    await press('Delete Aarav Rao');
    await deleteAarav();
    await screen.findByText(/we do not know whether it worked/);
    serve([LATA], { [ERASE]: { status: 404, said: 'There is nothing at this address.' } });
    await deleteAarav();
    await screen.findByText('Deleted');
    await screen.findByRole('button', { name: 'Delete Lata Rao' });
    expect(screen.queryByRole('button', { name: 'Delete Aarav Rao' })).toBeNull();
    expect(document.body.textContent).not.toContain('There is nothing at this address.');
  });

  it('[NEW-125] lists nobody who was deleted after all, for whoever keeps them', async () => {
    keepSignedIn(ASHA);
    serve([AARAV, LATA], { [ERASE]: 'offline' });
    openPage('/family');
    await press('Delete Aarav Rao');
    await deleteAarav();
    await screen.findByText(/we do not know whether it worked/);
    serve([LATA], {});
    await press('Keep this person');
    await screen.findByRole('button', { name: 'Delete Lata Rao' });
    expect(screen.queryByRole('button', { name: 'Delete Aarav Rao' })).toBeNull();
  });

  it('[NEW-125] [NEW-141] shows what was corrected after all', async () => {
    keepSignedIn(ASHA);
    const sent = serve([LATA], { [CORRECT]: 'offline' });
    openPage('/family');
    await press('Correct the details of Lata Rao');
    await write('Full name', 'Lata R. Rao');
    await write('Year of birth', '1951');
    await press('Continue');
    await screen.findByText(/we do not know whether it worked/);
    expect(sent.find(({ call }) => call === CORRECT)?.body).toEqual({
      name: 'Lata R. Rao',
      birthYear: '1951',
      guardian: '',
      confirmed: null,
    });
    serve([{ ...LATA, name: 'Lata R. Rao', birth_year: 1951 }], {});
    await press('Not now');
    await screen.findByRole('button', { name: 'Delete Lata R. Rao' });
    screen.getByText(/born in 1951/);
  });

  it('[NEW-142] says what holds of somebody who has grown up, and asks whether they agree', async () => {
    keepSignedIn(ASHA);
    const grown = { ...AARAV, birth_year: 2007 };
    const hers = `POST /api/account/profiles/${AARAV.id}`;
    const sent = serve([grown, LATA], { [hers]: { profile: { ...grown, guardian: null } } });
    openPage('/family');
    await screen.findByText(/^Aarav Rao is grown up now\./);
    expect(screen.queryByText(/^Lata Rao is grown up/)).toBeNull();
    await press('Say that they agree: Aarav Rao');
    await press('Continue');
    await screen.findByRole('heading', { level: 1, name: 'Does Aarav Rao agree?' });
    await press('Yes, they agree');
    await screen.findByText('Saved');
    expect(sent.find(({ call }) => call === hers)?.body).toMatchObject({
      birthYear: '2007',
      confirmed: 'agreement',
    });
  });

  it('[NEW-141] asks who answers for a child again when they are corrected, with the name that is kept', async () => {
    keepSignedIn(ASHA);
    const child = `POST /api/account/profiles/${AARAV.id}`;
    const sent = serve([{ ...AARAV, guardian: 'Ravi Rao' }], { [child]: { profile: AARAV } });
    openPage('/family');
    await press('Correct the details of Aarav Rao');
    await write('Year of birth', '2017');
    await press('Continue');
    expect(
      (await screen.findByLabelText<HTMLInputElement>('Who answers for the child')).value,
    ).toBe('Ravi Rao');
    await press('Yes, I am, and I agree');
    await screen.findByText('Saved');
    expect(sent.find(({ call }) => call === child)?.body).toEqual({
      name: 'Aarav Rao',
      birthYear: '2017',
      guardian: 'Ravi Rao',
      confirmed: 'guardianship',
    });
  });
});
