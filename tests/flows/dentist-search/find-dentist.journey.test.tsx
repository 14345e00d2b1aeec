// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SESSION } from '../../../src/actors/accounts/session-key.ts';
import type { City } from '../../../contracts/endpoints/dentists.ts';
import { ASHA } from '../../kit/account-samples.ts';
import { addressShown, keepSignedIn, openPage } from '../../kit/account-app.tsx';
import { AS_OF, MEERA, SAMPLE, WHOLE } from '../../kit/dentist-samples.ts';
import { press } from '../../kit/press.ts';
import { expectAccessible } from '../../kit/views.tsx';
import { answerWith } from '../../kit/wire.ts';
import { CITIES } from './cases.ts';

type Asked = Readonly<Record<string, unknown>>;
type Reply = { readonly dentists: readonly object[]; readonly next: number | null };

const NAGPUR = { ...MEERA, slug: 'arun-nagpur', name: 'Dr. Arun Rao', city: 'Nagpur' };

/** Answers searches, and holds each until it is let go of. @returns what was asked, and how to answer */
const serveSearches = (
  answer: (asked: Asked) => Reply = () => ({ dentists: [MEERA], next: null }),
  cities: readonly City[] = CITIES,
) => {
  const asked: Asked[] = [];
  answerWith((config) => {
    const ok = { status: 200, statusText: '', headers: {}, config };
    if (config.url === '/api/dentist-cities') {
      return Promise.resolve({ ...ok, data: { cities } });
    }
    if (config.url === `/api/dentists/${MEERA.slug}`) {
      return Promise.resolve({ ...ok, data: { dentist: WHOLE, asOf: AS_OF } });
    }
    asked.push(config.params);
    return Promise.resolve({ ...ok, data: { ...answer(config.params), asOf: AS_OF } });
  });
  return asked;
};

type Position = { coords: { latitude: number; longitude: number } };
const standAt = (answer: Position | { code: number } | null) => {
  const getCurrentPosition = vi.fn<
    (found: (at: Position) => void, failed: (why: { code: number }) => void) => void
  >((found, failed) => {
    if (answer !== null && 'coords' in answer) found(answer);
    else if (answer !== null) failed(answer);
  });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
  );
  return getCurrentPosition;
};

const list = () => screen.getByLabelText<HTMLSelectElement>('City');
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const kept = (): unknown => JSON.parse(localStorage.getItem(SESSION.key) ?? '{}').selectedDentist;

describe('finding a dentist', () => {
  it.each(['/find-dentist', '/find-my-dentist'])(
    '[ROUTE-18] [ROUTE-19] [AUTH-20] %s is there for anybody, with help that cannot wait above it',
    async (address) => {
      serveSearches();
      openPage(address);
      const title = await heading('Find a dentist near you');
      expect(document.title).toBe('Find a dentist near you · Toothwise');
      expect(document.activeElement).toBe(title);
      const calls = within(screen.getByRole('region', { name: 'Do not search, call' }));
      expect(calls.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
        'tel:112',
        'tel:108',
      ]);
      await heading('Where should we look?');
      screen.getByRole('region', { name: 'Where and what for' });
      expect(screen.queryByRole('dialog')).toBeNull();
      await expectAccessible();
    },
  );

  it('lists the dentists of a city, each with what one needs to know, and keeps it in the address', async () => {
    const asked = serveSearches(() => ({ dentists: [MEERA, SAMPLE], next: null }));
    openPage('/find-dentist');
    await userEvent.selectOptions(await screen.findByLabelText('City'), 'Pune');
    await heading('2 dentists in Pune');
    expect(asked).toEqual([{ city: 'Pune' }]);
    expect(addressShown()).toBe('/find-dentist?city=Pune');
    const [real, sample] = screen.getAllByRole('article').map((each) => within(each));
    real?.getByText('Registration number on file');
    real?.getByText('Open now, until 1:00 PM');
    real?.getByText('For emergencies, call at any hour');
    real?.getByText('Speaks Marathi, Hindi, English');
    expect(real?.getByRole('link', { name: 'Call Dr. Meera Kulkarni' }).getAttribute('href')).toBe(
      'tel:+912025551234',
    );
    const way = real?.getByRole<HTMLAnchorElement>('link', {
      name: 'Directions to Kulkarni Dental Care',
    });
    expect(way?.href).toBe(
      'https://www.google.com/maps/search/?api=1&query=Kulkarni%20Dental%20Care%2C%2012%20Test%20Road%2C%20Pune%20411004',
    );
    expect([way?.target, way?.rel]).toEqual(['_blank', 'noopener noreferrer']);
    // Nobody is sent to a clinic that does not exist.
    sample?.getByText('Sample');
    sample?.getByText('Closed, opens tomorrow at 9:00 AM');
    expect(sample?.getAllByRole('link').map((each) => each.getAttribute('href'))).toEqual([
      '/doctor/sample-clinic-sunday-pune',
      '/doctor/sample-clinic-sunday-pune',
    ]);
    screen.getByRole('note', { name: 'These are samples, not real dentists' });
  });

  it('says before a search of samples that nobody is listed, and how to find somebody', async () => {
    serveSearches(
      () => ({ dentists: [SAMPLE], next: null }),
      CITIES.map((each) => ({ ...each, isSample: true })),
    );
    openPage('/find-dentist?city=Pune');
    const listed = await screen.findByRole('region', { name: '1 dentist in Pune' });
    const ways = screen.getByRole('region', { name: 'We list no dentists yet' });
    const search = screen.getByRole('region', { name: 'Try the search with made-up dentists' });
    expect(ways.compareDocumentPosition(search)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(search.contains(listed)).toBe(true);
    // The map is what to press; the search of samples never is.
    const looksOf = (part: HTMLElement) => part.dataset.variant ?? 'filled';
    expect([
      looksOf(within(ways).getByRole('link', { name: /Google Maps/ })),
      looksOf(within(search).getByRole('button', { name: 'Near me' })),
    ]).toEqual(['filled', 'default']);
    expect(screen.queryByRole('note', { name: 'These are samples, not real dentists' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Other ways to find one' })).toBeNull();
    await expectAccessible();
  });

  it('finds what the address asks for, after a reload too, and Back leads to the search before', async () => {
    const asked = serveSearches();
    openPage('/find-dentist?city=pune&language=hi&open=1&from=mail');
    await heading('1 dentist in Pune');
    expect(asked).toEqual([{ city: 'Pune', language: 'hi', open: '1' }]);
    // The city as the list spells it; what is not the search's stays.
    await waitFor(() =>
      expect(addressShown()).toBe('/find-dentist?city=Pune&language=hi&open=1&from=mail'),
    );
    await userEvent.selectOptions(screen.getByLabelText('Language'), 'mr');
    await waitFor(() => expect(asked.at(-1)).toEqual({ city: 'Pune', language: 'mr', open: '1' }));
    act(() => history.back());
    await waitFor(() => expect(asked.at(-1)).toEqual({ city: 'Pune', language: 'hi', open: '1' }));
    expect(screen.getByLabelText<HTMLSelectElement>('Language').value).toBe('hi');
    expect(addressShown()).toBe('/find-dentist?city=Pune&language=hi&open=1&from=mail');
  });

  it('shows a city of the address that has nobody listed, and no empty line before one is chosen', async () => {
    serveSearches(() => ({ dentists: [], next: null }));
    const opened = openPage('/find-dentist');
    const lines = () => [...list().options].map(({ text }) => text);
    await heading('Where should we look?');
    const listed = ['Choose', ...CITIES.map(({ city }) => city)];
    await waitFor(() => expect(lines()).toEqual(listed));
    opened.unmount();
    openPage('/find-dentist?city=Akola');
    await waitFor(() => expect(lines()).toEqual([...listed, 'Akola']));
    expect(list().value).toBe('Akola');
  });

  it('shows the answer to the latest question alone, whichever comes last', async () => {
    const held: Record<string, () => void> = {};
    answerWith((config) => {
      const ok = { status: 200, statusText: '', headers: {}, config };
      if (config.url === '/api/dentist-cities') {
        return Promise.resolve({ ...ok, data: { cities: CITIES } });
      }
      const dentists = [config.params.city === 'Pune' ? MEERA : NAGPUR];
      return new Promise((resolve) => {
        held[config.params.city] = () =>
          resolve({ ...ok, data: { dentists, next: null, asOf: AS_OF } });
      });
    });
    openPage('/find-dentist?city=Pune');
    await waitFor(() => expect(held['Pune']).toBeDefined());
    await userEvent.selectOptions(await screen.findByLabelText('City'), 'Nagpur');
    await waitFor(() => expect(held['Nagpur']).toBeDefined());
    act(() => held['Nagpur']?.());
    await screen.findByRole('heading', { name: 'Dr. Arun Rao' });
    await act(async () => held['Pune']?.());
    expect(screen.getAllByRole('article')).toHaveLength(1);
    screen.getByRole('heading', { name: 'Dr. Arun Rao' });
  });

  it('loads a long list part by part', async () => {
    const asked = serveSearches(({ offset }) =>
      offset === undefined ? { dentists: [MEERA], next: 20 } : { dentists: [SAMPLE], next: null },
    );
    openPage('/find-dentist?city=Pune');
    await heading('1 or more dentists in Pune');
    await press('Show more dentists');
    await heading('2 dentists in Pune');
    expect(asked.at(-1)).toEqual({ city: 'Pune', offset: '20' });
    expect(screen.queryByRole('button', { name: 'Show more dentists' })).toBeNull();
  });
});

describe('a dentist in an area', () => {
  const box = () => screen.getByLabelText<HTMLInputElement>('Area or PIN code');

  it('[ROUTE-18] is found by its name or a PIN code, which the address keeps', async () => {
    const asked = serveSearches();
    openPage('/find-dentist?open=1');
    await heading('Where should we look?');
    await userEvent.type(box(), '  Karve   Road{Enter}');
    await heading('1 dentist for “Karve Road”');
    await userEvent.clear(box());
    await userEvent.type(box(), '411 004');
    await press('Search');
    await heading('1 dentist in and near PIN code 411004');
    expect(asked).toEqual([
      { area: 'Karve Road', open: '1' },
      { area: '411004', open: '1' },
    ]);
    expect(addressShown()).toBe('/find-dentist?area=411004&open=1');
    act(() => history.back());
    await heading('1 dentist for “Karve Road”');
    expect(box().value).toBe('Karve Road');
  });

  it.each([
    ['41100', 'A PIN code has six digits, for example 411001.'],
    ['011004', 'A PIN code has six digits, for example 411001.'],
    ['?', 'Type the name of your area or street, or a PIN code.'],
  ])(
    'says what is wrong with %j, and keeps it with the list that stands there',
    async (typed, words) => {
      const asked = serveSearches();
      openPage('/find-dentist?city=Pune');
      await heading('1 dentist in Pune');
      await userEvent.type(box(), `${typed}{Enter}`);
      expect((await screen.findByRole('alert')).textContent).toBe(words);
      expect([box().value, box().getAttribute('aria-invalid')]).toEqual([typed, 'true']);
      await heading('1 dentist in Pune');
      expect([addressShown(), asked]).toEqual(['/find-dentist?city=Pune', [{ city: 'Pune' }]]);
      await expectAccessible();
      await userEvent.type(box(), '1');
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );
});

describe('a dentist near by', () => {
  it('is found by where the device is, to a hundred metres, which stands in no address', async () => {
    const asked = serveSearches(() => ({ dentists: [{ ...MEERA, distanceKm: 0.4 }], next: null }));
    standAt({ coords: { latitude: 18.5204303, longitude: 73.8567437 } });
    openPage('/find-dentist');
    await heading('Where should we look?');
    await press('Near me');
    await heading('1 dentist within 10 km of you');
    screen.getByText('about 400 m away');
    expect(asked).toEqual([{ latitude: '18.52', longitude: '73.857', radius: '10' }]);
    expect(addressShown()).toBe('/find-dentist?near=10');
    await press('Search further away');
    await heading('1 dentist within 25 km of you');
    expect(addressShown()).toBe('/find-dentist?near=25');
    // The page of one dentist says it too, though the server does not know it there.
    await userEvent.click(screen.getByRole('link', { name: 'Details of Dr. Meera Kulkarni' }));
    await heading('Dr. Meera Kulkarni');
    screen.getByText('about 400 m away');
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/18\.5|73\.8/);
  });

  it.each([
    [1, 'Your place was not shared with us'],
    [2, 'Your device does not know where it is'],
    [3, 'Finding your place took too long'],
  ])('is looked for in a city where the device refuses with %d', async (code, words) => {
    serveSearches();
    standAt({ code });
    openPage('/find-dentist?open=1');
    await heading('Where should we look?');
    await press('Near me');
    await heading(words);
    expect(addressShown()).toBe('/find-dentist?open=1');
    await userEvent.selectOptions(list(), 'Pune');
    await heading('1 dentist in Pune');
  });

  it('is looked for in a city while the device still looks for itself, or where it cannot', async () => {
    serveSearches();
    standAt(null);
    const first = openPage('/find-dentist');
    await heading('Where should we look?');
    await press('Near me');
    await heading('Asking your device where you are');
    await userEvent.selectOptions(list(), 'Pune');
    await heading('1 dentist in Pune');
    first.unmount();
    vi.unstubAllGlobals();
    openPage('/find-dentist');
    await heading('Where should we look?');
    await press('Near me');
    await heading('Your device does not know where it is');
  });

  it('has nobody asked where they are by an address alone', async () => {
    serveSearches();
    const ask = standAt({ coords: { latitude: 18.5, longitude: 73.8 } });
    openPage('/find-dentist?near=10');
    await heading('Where should we look?');
    expect(ask).not.toHaveBeenCalled();
    expect(addressShown()).toBe('/find-dentist');
  });
});

describe('the map of the list', () => {
  const { name } = MEERA;
  const inList = () => screen.getByRole('button', { name: `2, ${name}: show on the map` });
  const onMap = () => screen.getByRole('button', { name: `2, ${name}: show in the list` });
  const itemOf = (control: HTMLElement) => control.closest('li');

  it('[ROUTE-18] leads from a mark to the dentist in the list, and back', async () => {
    serveSearches(() => ({ dentists: [SAMPLE, MEERA], next: null }));
    openPage('/find-dentist?city=Pune');
    await heading('2 dentists in Pune');
    const row = screen.getByRole('button', { name: 'Show on a map' });
    expect(row.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(onMap());
    expect(document.activeElement).toBe(itemOf(inList()));
    expect(itemOf(inList())?.getAttribute('aria-current')).toBe('true');
    await userEvent.click(inList());
    expect(document.activeElement).toBe(onMap());
    // A phone opens the map for it.
    expect(row.textContent).toBe('Hide the map');
    expect(row.getAttribute('aria-expanded')).toBe('true');
    expect(addressShown()).toBe('/find-dentist?city=Pune');
    expect(screen.queryByText('You')).toBeNull();
    await expectAccessible();
  });

  it('draws the place of the visitor where it is known', async () => {
    serveSearches();
    standAt({ coords: { latitude: 18.52, longitude: 73.857 } });
    openPage('/find-dentist');
    await heading('Where should we look?');
    await press('Near me');
    await heading('1 dentist within 10 km of you');
    screen.getByText('You');
  });
});

describe('nobody found', () => {
  it('says that the list is not complete, and shows all without the filters', async () => {
    const asked = serveSearches(({ open }) => ({ dentists: open ? [] : [MEERA], next: null }));
    openPage('/find-dentist?city=Pune&open=1');
    await heading('We list no dentist like that here');
    expect(
      screen.getByRole<HTMLAnchorElement>('link', { name: 'Search on Google Maps' }).href,
    ).toBe('https://www.google.com/maps/search/?api=1&query=dentist%20near%20me');
    await press('Show all dentists here');
    await heading('1 dentist in Pune');
    expect(asked.at(-1)).toEqual({ city: 'Pune' });
  });

  it('is tried again where the server could not be reached', async () => {
    answerWith(() => Promise.reject(new Error('offline')));
    openPage('/find-dentist?city=Pune');
    await heading('We could not reach our server');
    serveSearches();
    await press('Try again');
    await heading('1 dentist in Pune');
  });
});

describe('the dentist whom somebody picks', () => {
  const picked = { slug: MEERA.slug, name: MEERA.name, clinic: MEERA.clinic };

  it('[BKFL-08] is kept beside who is signed in, by name and clinic', async () => {
    keepSignedIn(ASHA);
    serveSearches();
    openPage('/find-dentist?city=Pune');
    await heading('1 dentist in Pune');
    expect(kept()).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Call Dr. Meera Kulkarni' }));
    expect(kept()).toEqual(picked);
    expect(JSON.parse(localStorage.getItem(SESSION.key) ?? '{}').auth.id).toBe(ASHA.id);
  });

  it('[BKFL-08] is kept for somebody who is not signed in, and signs nobody in', async () => {
    serveSearches();
    openPage('/find-dentist?city=Pune');
    await heading('1 dentist in Pune');
    await userEvent.click(screen.getByRole('link', { name: 'Directions to Kulkarni Dental Care' }));
    expect(kept()).toEqual(picked);
    expect(JSON.parse(localStorage.getItem(SESSION.key) ?? '{}').auth).toBeNull();
  });
});
