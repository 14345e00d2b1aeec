// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { PartFocus } from '../../src/lib/focus/part-focus.ts';

/** A part of a page that lies so far from the window's upper edge. */
const Page = ({ screen, top, bottom }: { screen: string; top: number; bottom: number }) => (
  <main>
    <button type="button">Elsewhere</button>
    <div
      data-part
      ref={(part) => {
        if (part) part.getBoundingClientRect = () => ({ top, bottom }) as DOMRect;
      }}
    >
      <h2 key={screen} id="heading" tabIndex={-1}>
        {screen}
      </h2>
    </div>
    <PartFocus appeared={screen} heading="heading" />
  </main>
);

const WINDOW = window.innerHeight;

/** The part becomes another one. @returns how its heading was focused */
const becomesAnother = (place: { top: number; bottom: number }) => {
  const { rerender } = render(<Page screen="before" {...place} />);
  document.getElementById('heading')?.focus();
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  rerender(<Page screen="after" {...place} />);
  expect(document.activeElement?.textContent).toBe('after');
  return focus.mock.calls;
};

describe('the heading of a part that becomes another one', () => {
  it.each([
    ['in view', { top: 100, bottom: 500 }],
    ['above and below the window', { top: -500, bottom: WINDOW + 500 }],
    ['partly above', { top: -500, bottom: 1 }],
    ['partly below', { top: WINDOW - 1, bottom: WINDOW + 500 }],
  ])('is focused and scrolled to: the part is %s', (_, place) => {
    expect(becomesAnother(place)).toEqual([[{ preventScroll: false }]]);
  });

  it.each([
    ['above', { top: -500, bottom: 0 }],
    ['below', { top: WINDOW, bottom: WINDOW + 500 }],
  ])('is focused and the page stays where it is read: the part is %s', (_, place) => {
    expect(becomesAnother(place)).toEqual([[{ preventScroll: true }]]);
  });

  it('leaves the focus to whoever is elsewhere on the page', () => {
    const place = { top: 100, bottom: 500 };
    const { rerender, getByRole } = render(<Page screen="before" {...place} />);
    getByRole('button').focus();
    rerender(<Page screen="after" {...place} />);
    expect(document.activeElement?.tagName).toBe('BUTTON');
  });
});
