// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import {
  LINK_END_TEXTS,
  SHARED_RESULT_TEXTS as TEXTS,
} from '../../../contracts/texts/en/flows/shared-result.ts';
import { LibraryProvider } from '../../../src/components/library/LibraryProvider.tsx';
import { SharedResultScreens } from '../../../src/flows/shared-result/SharedResultScreens.tsx';
import { SharedResultWithin } from '../../../src/flows/shared-result/shared-result.flow.ts';
import { press } from '../../kit/press.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { SHARED } from './cases.ts';

const boxOf = (field: 'recipient' | 'passcode') =>
  screen.getByLabelText(TEXTS[field]) as HTMLInputElement;
const alert = () => screen.queryByRole('alert')?.textContent ?? null;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

const screens: FlowScreens<'sharedResult'> = {
  view: ({ actor }) => (
    <LibraryProvider>
      <main>
        <SharedResultWithin actor={actor}>
          <SharedResultScreens />
        </SharedResultWithin>
      </main>
    </LibraryProvider>
  ),
  gestures: {
    'entry.changed': (_harness, { field, value }) => {
      const box = boxOf(field as 'recipient');
      if (box.value === value) fireEvent.change(box, { target: { value: '' } });
      fireEvent.change(box, { target: { value } });
    },
    'opening.requested': () => press(TEXTS.open),
    'print.requested': () => press(TEXTS.print),
  },
  leaves: {
    arriving: () => expect.unreachable('It is left as soon as it is entered'),
    awaitingPasscode: () => {
      expect([title(), alert()]).toEqual(['A patient shows you a result', null]);
      screen.getByText(TEXTS.kept);
    },
    entriesRefused: () => {
      expect([TEXTS.lacksRecipient, TEXTS.lacksPasscode]).toContain(alert());
    },
    opening: () => {
      const button = screen.getByRole('button', { name: TEXTS.opening });
      expect(button.getAttribute('aria-busy')).toBe('true');
      expect([boxOf('recipient').readOnly, boxOf('passcode').readOnly]).toEqual([true, true]);
    },
    passcodeRefused: () => {
      expect(alert()).toBe('That passcode is not right. You can try 3 more times.');
      expect(boxOf('passcode').value).toBe('');
    },
    openingFailed: () => expect(alert()).toBe(TEXTS.failed),
    shown: () => {
      expect(title()).toBe(TEXTS.shownTitle);
      screen.getByText(SHARED.note.subjective);
      screen.getByText(SHARED.note.plan);
      screen.getByText('Dentin hypersensitivity');
      screen.getByText(TEXTS.notExamined);
      // A visit comes with the check of its prescription; without one nothing speaks of it.
      if (screen.queryByText(TEXTS.visitTitle) === null) {
        expect(screen.queryByText(/prescription/i)).toBeNull();
        return;
      }
      screen.getByText('A dark pit on the lower left molar.');
      screen.getByText('Paracetamol tablet, 500 mg');
      screen.getByText('KA-12345');
      // It stands first, unless the result tells an emergency.
      const isFirst =
        TEXTS.visitTitle === screen.getAllByRole('heading', { level: 2 })[0]?.textContent;
      expect(isFirst).toBe(screen.queryByText('moderate (emergency)') === null);
      const check = screen.getByRole<HTMLAnchorElement>('link', { name: /prescription/ });
      expect(check.getAttribute('href')).toBe('/verify#7K3M-9QXT-2B4C-V8WN');
    },
    linkEnded: () => {
      expect(title()).toBe(TEXTS.endedTitle);
      const said = Object.values(LINK_END_TEXTS).filter((each) => screen.queryByText(each));
      expect(said).toHaveLength(1);
    },
    linkRefused: () => expect(title()).toBe(TEXTS.unreadableTitle),
  },
};

walkScreens('sharedResult', screens);
