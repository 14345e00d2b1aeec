// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { EMERGENCY_HELP } from '../../contracts/assessment/emergency.ts';
import { EMERGENCY } from '../../contracts/texts/en/emergency.ts';
import { OfflinePage } from '../../src/pages/offline/Offline.page.tsx';
import { expectAccessible } from '../kit/views.tsx';

// The page is written once, at build.
beforeEach(() => {
  document.body.innerHTML = renderToStaticMarkup(<OfflinePage />);
});

describe('the page without a connection', () => {
  it('says that answers are kept, and tries again at its own address', async () => {
    screen.getByText(/Answers kept on this device are still there/);
    expect(screen.getByText('Try again').getAttribute('href')).toBe('');
    await expectAccessible();
  });

  it('calls every number with one press', () => {
    const called = screen.getAllByRole('link', { name: /^Call/ });
    expect(called.map((link) => link.getAttribute('href'))).toEqual([
      'tel:112',
      'tel:108',
      'tel:14416',
    ]);
  });

  it('has the phone calls and the first aid in parts with names', () => {
    screen.getByRole('region', { name: 'An emergency? Phone calls still work' });
    screen.getByRole('region', { name: 'What to do until help comes' });
  });

  it.each(['airway_compromise', 'uncontrolled_bleeding', 'avulsed_permanent_tooth'] as const)(
    'says all that the assessment would about %s',
    (kind) => {
      screen.getByRole('heading', { name: EMERGENCY.titles[kind] });
      for (const id of EMERGENCY_HELP[kind].advice) {
        expect(screen.getAllByText(EMERGENCY.advice[id]).length).toBeGreaterThan(0);
      }
    },
  );
});
