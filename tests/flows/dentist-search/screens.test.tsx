// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import { DentistSearchWithin } from '../../../src/flows/dentist-search/dentist-search.flow.ts';
import { SearchScreens } from '../../../src/flows/dentist-search/SearchScreens.tsx';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';

const titled = (name: string) => () => {
  screen.getByRole('heading', { level: 2, name });
};
const says = (words: string) => () => {
  screen.getByText(words);
};

const screens: FlowScreens<'dentistSearch'> = {
  view: ({ actor }) => (
    <DentistSearchWithin actor={actor}>
      <SearchScreens />
    </DentistSearchWithin>
  ),
  gestures: {
    'loading.requested': async ({ actor }, event) => {
      // An empty list is asked for again by opening the page anew.
      const again = screen.queryByRole('button', { name: 'Try again' });
      if (again === null) act(() => actor.send(event));
      else await userEvent.click(again);
    },
    'city.chosen': async ({ actor }, event) => {
      const list = screen.getByLabelText<HTMLSelectElement>('City');
      // What is chosen cannot be chosen again by hand.
      if (list.value === event['city']) act(() => actor.send(event));
      else await userEvent.selectOptions(list, String(event['city']));
    },
    'area.typed': async (_, event) => {
      const box = screen.getByLabelText('Area or PIN code');
      await userEvent.clear(box);
      await userEvent.type(box, String(event['words']));
    },
    'area.requested': () => press('Search'),
    'nearby.requested': () => press('Near me'),
    'filters.changed': async ({ actor }, event) => {
      const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Open now' });
      if (box.checked) act(() => actor.send(event));
      else await userEvent.click(box);
    },
    'search.widened': async ({ actor }, event) => {
      // Beside a list that goes on nobody is offered a wider one.
      const further = screen.queryByRole('button', { name: 'Search further away' });
      if (further === null) act(() => actor.send(event));
      else await userEvent.click(further);
    },
    'search.requested': () => press('Try again'),
    'more.requested': () => press(/^(Show more dentists|Try again)$/),
    'map.toggled': () => press(/^(Show on a map|Hide the map)$/),
    'dentist.pointed': async ({ actor }, event) => {
      const name = `Meera Kulkarni: show ${event['at'] === 'map' ? 'on the map' : 'in the list'}`;
      const mark = screen.queryByRole('button', { name: new RegExp(name) });
      if (mark === null) act(() => actor.send(event));
      else await userEvent.click(mark);
    },
    'dentist.chosen': async ({ actor }, event) => {
      const call = screen.queryByRole('link', { name: 'Call Dr. Meera Kulkarni' });
      if (call === null) act(() => actor.send(event));
      else await userEvent.click(call);
    },
    'address.moved': ({ actor }, event) => act(() => actor.send(event)),
  },
  leaves: {
    loadingCities: says('Loading the cities...'),
    loadingFailed: titled('We could not reach our server'),
    nobodyListed: titled('Our list has no dentists yet'),
    'finding.awaitingPlace': titled('Where should we look?'),
    'finding.locating': titled('Asking your device where you are'),
    'finding.locationRefused': titled('Your place was not shared with us'),
    'finding.locationNotFound': titled('Your device does not know where it is'),
    'finding.locationTimedOut': titled('Finding your place took too long'),
    'finding.searching': says('Looking for dentists...'),
    'finding.searchFailed': titled('We could not reach our server'),
    'finding.noneFound': titled('We list no dentist like that here'),
    'finding.listed.readingList': () => {
      // Help that cannot wait stands above every list.
      expect(screen.getAllByRole('link', { name: /^Call 1/ })).toHaveLength(2);
      expect(screen.getByRole('status').textContent).toMatch(
        /^\d+( or more)? dentists? (in Pune|for “Kothrud”|within (10|25|100) km of you)$/,
      );
    },
    'finding.listed.loadingMore': () =>
      expect(screen.getByRole('button', { name: 'Show more dentists' }).ariaBusy).toBe('true'),
    'finding.listed.loadingMoreFailed': says('The rest could not be loaded. What is listed stays.'),
  },
};

walkScreens('dentistSearch', screens);
