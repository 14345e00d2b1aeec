// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { keepDentist } from '../../../src/actors/booking/selected-dentist.ts';
import { forgetSession, keepAuth } from '../../../src/actors/accounts/session-storage.ts';
import { keptOnDevice, openPage, serveCalls } from '../../kit/account-app.tsx';
import { ASHA } from '../../kit/account-samples.ts';
import { AS_OF, MEERA, WHOLE } from '../../kit/dentist-samples.ts';
import { expectAccessible } from '../../kit/views.tsx';
import { answerWith } from '../../kit/wire.ts';

const CALL = `GET /api/dentists/${WHOLE.slug}`;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const structured = (): string | undefined =>
  document.querySelector('script[type="application/ld+json"]')?.textContent;

afterEach(() => answerWith(null));

describe('the page of a dentist', () => {
  it('[ROUTE-11] tells who, where and when, and how they are reached', async () => {
    serveCalls({ [CALL]: { dentist: WHOLE, asOf: AS_OF } });
    openPage(`/doctor/${WHOLE.slug}`);
    await heading('Dr. Meera Kulkarni');
    expect(document.title).toBe('Dr. Meera Kulkarni, Pune · Toothwise');
    screen.getByText('Open now, until 1:00 PM');
    screen.getByText('12 Test Road, Pune 411004');
    screen.getByText('A-12345');
    const rows = within(screen.getByRole('table', { name: 'Opening hours, India time' }));
    expect(rows.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'Monday9:00 AM to 1:00 PM, 5:00 PM to 8:30 PM',
      'Tuesday9:00 AM to 1:00 PM',
      'Wednesday9:00 AM to 1:00 PM',
      'Thursday9:00 AM to 1:00 PM',
      'Friday9:00 AM to 1:00 PM',
      'Saturday9:00 AM to 1:00 PM',
      'SundayClosed',
    ]);
    screen.getByRole('link', { name: 'Call Dr. Meera Kulkarni' });
    expect(screen.getByRole('link', { name: 'All dentists in Pune' }).getAttribute('href')).toBe(
      '/find-dentist?city=Pune',
    );
    // What was verified, and no more (LAND-28).
    screen.getByText(/is on file: that is what we have checked\. Details as of 1 November 2026\./);
    await expectAccessible();
  });

  it('names the days on which it is open all round the clock, and those that end at midnight', async () => {
    const [closed] = WHOLE.hours;
    const hours = [[{ from: 0, to: 1440 }], [{ from: 0, to: 780 }], [{ from: 1020, to: 1440 }]];
    const rest = Array.from({ length: 4 }, () => closed ?? []);
    serveCalls({ [CALL]: { dentist: { ...WHOLE, hours: [...hours, ...rest] }, asOf: AS_OF } });
    openPage(`/doctor/${WHOLE.slug}`);
    const table = await screen.findByRole('table', { name: 'Opening hours, India time' });
    const said = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(said.slice(0, 2)).toEqual(['Mondaymidnight to 1:00 PM', 'Tuesday5:00 PM to midnight']);
    expect(said.at(-1)).toBe('SundayOpen 24 hours');
  });

  it('[ROUTE-11] tells search engines the same, and nothing that could run', async () => {
    const clinic = 'A </script><script>alert(1)</script>';
    serveCalls({ [CALL]: { dentist: { ...WHOLE, clinic }, asOf: AS_OF } });
    openPage(`/doctor/${WHOLE.slug}`);
    await heading('Dr. Meera Kulkarni');
    expect(JSON.parse(structured() ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Dentist',
      name: clinic,
      telephone: '+912025551234',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '12 Test Road',
        addressLocality: 'Pune',
        postalCode: '411004',
        addressCountry: 'IN',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 18.5, longitude: 73.85 },
      employee: { '@type': 'Person', name: 'Dr. Meera Kulkarni', jobTitle: 'Dentist' },
      openingHoursSpecification: expect.arrayContaining([
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: 'https://schema.org/Monday',
          opens: '17:00',
          closes: '20:30',
        },
      ]),
    });
    expect(document.querySelectorAll('main script')).toHaveLength(1);
    expect(document.querySelector('meta[name="robots"]')).toBeNull();
  });

  it('calls a sample a sample, which no search engine lists and nobody can call', async () => {
    const sample = { ...WHOLE, isSample: true, phone: null, registration: null };
    serveCalls({ [CALL]: { dentist: sample, asOf: AS_OF } });
    openPage(`/doctor/${WHOLE.slug}`);
    await heading('Dr. Meera Kulkarni');
    screen.getByText('Sample');
    screen.getByRole('note', { name: 'This is a sample, not a real dentist' });
    expect(screen.queryByRole('link', { name: /^Call Dr/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Directions/ })).toBeNull();
    expect(structured()).toBeUndefined();
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it.each([
    ['nobody', 404],
    ['%3Cscript%3E', 400],
  ])('[ROUTE-11] helps who comes for %s, whom we do not list', async (slug, status) => {
    serveCalls({ [`GET /api/dentists/${slug}`]: { status, said: 'Nobody.' } });
    openPage(`/doctor/${slug}`);
    await heading('We do not list this dentist');
    expect(screen.getByRole('link', { name: 'Find a dentist' }).getAttribute('href')).toBe(
      '/find-dentist',
    );
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('is asked for again where the server could not be reached', async () => {
    serveCalls({});
    openPage(`/doctor/${WHOLE.slug}`);
    await heading('We could not reach our server');
    serveCalls({ [CALL]: { dentist: WHOLE, asOf: AS_OF } });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Dr. Meera Kulkarni');
  });
});

describe('the selected dentist', () => {
  const picked = { slug: MEERA.slug, name: MEERA.name, clinic: MEERA.clinic };
  const selected = (): unknown => keptOnDevice()?.['selectedDentist'];
  const auth = { ...ASHA, access_token: 'token-1' };

  it('[BKFL-08] is whoever’s page is opened', async () => {
    serveCalls({ [CALL]: { dentist: WHOLE, asOf: AS_OF } });
    openPage(`/doctor/${WHOLE.slug}`);
    await heading('Dr. Meera Kulkarni');
    expect(selected()).toEqual(picked);
  });

  it('[BKFL-08] [SESS-04] stays when one signs in, and while the server says who is signed in', () => {
    keepDentist(MEERA);
    keepAuth(auth);
    keepAuth(auth);
    expect(keptOnDevice()).toMatchObject({ auth: { id: ASHA.id }, selectedDentist: picked });
  });

  it('[SESS-10] goes with signing out, and is not handed to another account', () => {
    keepAuth(auth);
    keepDentist(MEERA);
    keepAuth({ ...auth, id: '7d3a1f0e-6f1b-4f0a-9b52-0d7f4f9a1c12' });
    expect(selected()).toBeNull();
    keepDentist(MEERA);
    forgetSession();
    expect(localStorage.length).toBe(0);
  });
});
