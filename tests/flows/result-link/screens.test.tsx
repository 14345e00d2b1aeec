// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import {
  OWN_LINK_END_TEXTS,
  RESULT_LINK_TEXTS as TEXTS,
} from '../../../contracts/texts/en/flows/result-link.ts';
import type { LinkDays } from '../../../contracts/assessment/result-link.ts';
import { ResultLinkParts } from '../../../src/flows/result-link/ResultLinkParts.tsx';
import { ResultLinkWithin } from '../../../src/flows/result-link/result-link.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { MADE, REFUSED } from './cases.ts';

const alert = () => screen.queryByRole('alert')?.textContent ?? null;
const code = () => screen.queryByRole<HTMLImageElement>('img', { name: TEXTS.picture });
const isBusy = (name: string) =>
  screen.getByRole('button', { name }).getAttribute('aria-busy') === 'true';
/** Code and passcode stand there together, and nowhere else. */
const expectMade = (isThere: boolean): void => {
  expect(code()?.src ?? null).toBe(isThere ? MADE.picture : null);
  expect(screen.queryByText(MADE.passcode) !== null).toBe(isThere);
};
const isList = () => screen.queryByRole('region', { name: TEXTS.listTitle }) !== null;

const screens: FlowScreens<'resultLink'> = {
  view: ({ actor }) => (
    <main>
      <h1>Your result</h1>
      <h2>{TEXTS.title}</h2>
      <ResultLinkWithin actor={actor}>
        <ResultLinkParts />
      </ResultLinkWithin>
    </main>
  ),
  gestures: {
    'links.requested': () => {
      const names = [TEXTS.start, TEXTS.tryAgain, TEXTS.refresh];
      const shown = names.find((name) => screen.queryByRole('button', { name }) !== null);
      return shown === undefined ? undefined : press(shown);
    },
    'days.chosen': (_harness, { days }) => {
      fireEvent.click(screen.getByRole('radio', { name: TEXTS.days(days as LinkDays) }));
    },
    'visit.chosen': (_harness, { isIncluded }) => {
      const box = screen.getByRole<HTMLInputElement>('checkbox');
      if (box.checked === isIncluded) fireEvent.click(box);
      fireEvent.click(box);
    },
    'link.requested': () => press(TEXTS.make),
    'link.passed': (_harness, { way }) => press(way === 'copy' ? TEXTS.copy : TEXTS.share),
    'link.shown': () => press(TEXTS.done),
    'link.ended': () => press(TEXTS.end),
  },
  leaves: {
    offered: () => {
      screen.getByText(TEXTS.sealed);
      expect(isList()).toBe(false);
    },
    readingLinks: () => {
      if (!isList()) expect(screen.getByRole('status').textContent).toBe(TEXTS.reading);
    },
    readingFailed: () => expect(alert()).toBe(TEXTS.readingFailed),
    choosing: () => {
      expect(screen.getAllByRole('radio')).toHaveLength(3);
      expect(alert()).toBeNull();
      expectMade(false);
      const box = screen.queryByRole<HTMLInputElement>('checkbox');
      // What goes along is read before it does, and nothing of it where it does not.
      const isRead = screen.queryByText('A dark pit on the lower left molar.') !== null;
      expect(isRead).toBe(box?.checked ?? false);
      expect(screen.queryByText(TEXTS.visitChoice) !== null).toBe(box !== null);
      const list = within(screen.getByRole('region', { name: TEXTS.listTitle }));
      if (list.queryByText(TEXTS.none) !== null) return;
      list.getByText(/^Works until/);
      list.getByText(/^Smile Clinic, /);
      list.getByText(OWN_LINK_END_TEXTS.passcodes);
      expect(list.getAllByRole('button', { name: TEXTS.end })).toHaveLength(1);
    },
    makingLink: () => expect(isBusy(TEXTS.making)).toBe(true),
    makingRefused: () => {
      expect([REFUSED.sentence, TEXTS.noteChanged]).toContain(alert());
      expectMade(false);
    },
    makingFailed: () => {
      expect(alert()).toBe(TEXTS.makingFailed);
      expectMade(false);
    },
    linkShown: () => {
      expectMade(true);
      screen.getByText(TEXTS.showsVisit);
      expect(document.body.innerHTML).not.toContain(`${MADE.address}?`);
    },
    passingLink: () => expectMade(true),
    endingLink: () => expect(isBusy(TEXTS.ending)).toBe(true),
    endingFailed: () => expect(alert()).toBe(TEXTS.endingFailed),
  },
};

walkScreens('resultLink', screens);
