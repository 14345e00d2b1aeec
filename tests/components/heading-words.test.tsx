// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HeadingWords } from '../../src/components/heading-words/HeadingWords.tsx';
import { written } from '../../src/prerender/markdown.ts';
import { renderView } from '../kit/views.tsx';

/** The words that stay on one line. */
const wholeIn = (element: ParentNode): (string | null)[] =>
  [...element.querySelectorAll('[data-whole]')].map(({ textContent }) => textContent);

it.each([
  ['Speak to a dentist by video', ['to a dentist', 'by video']],
  ['Do you have any of these right now?', ['of these']],
  ['A white patch in the mouth', ['A white', 'in the mouth']],
  ['Who it is for', []],
  ['Start', []],
])('ends no line of "%s" with an article or a preposition', (heading, whole) => {
  renderView(
    <h2>
      <HeadingWords>{heading}</HeadingWords>
    </h2>,
  );
  const shown = screen.getByRole('heading', { name: heading });
  expect([shown.textContent, wholeIn(shown)]).toEqual([heading, whole]);
});

it('holds the headings of written texts to the same rule', () => {
  const { html, headings } = written('## Danger in the *first* message\n');
  const page = new DOMParser().parseFromString(html, 'text/html');
  expect(page.body.textContent.trim()).toBe('Danger in the first message');
  expect(headings).toEqual([
    { id: 'danger-in-the-first-message', title: 'Danger in the first message' },
  ]);
  expect(wholeIn(page)).toHaveLength(1);
});
