// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FindDentistPage } from '../../src/pages/find-dentist/FindDentist.page.tsx';
import { expectAccessible, renderView } from '../kit/views.tsx';

const show = () => renderView(<FindDentistPage />);

const link = (name: string): HTMLAnchorElement => screen.getByRole('link', { name });

describe('the page about finding a dentist', () => {
  it('opens a search in a map, which learns nothing of us, and says so', async () => {
    show();
    const map = link('Search on Google Maps');
    expect(map.getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=dentist%20near%20me',
    );
    expect([map.target, map.rel]).toEqual(['_blank', 'noopener noreferrer']);
    screen.getByText(/The button opens it in a new tab; your answers stay here/);
    await expectAccessible();
  });

  it('calls for help with one press, and leads back', () => {
    show();
    expect(link('Call 112').getAttribute('href')).toBe('tel:112');
    expect(link('Call 108').getAttribute('href')).toBe('tel:108');
    expect(link('Back to my assessment').getAttribute('href')).toBe('/chat');
    expect(link('Toothwise, start page').getAttribute('href')).toBe('/');
  });
});
