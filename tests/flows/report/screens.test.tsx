// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Reportable } from '../../../machines/assessment/saving.selectors.ts';
import { DownloadPdf } from '../../../src/flows/report/DownloadPdf.tsx';
import { ReportWithin } from '../../../src/flows/report/report.flow.ts';
import { walkScreens } from '../../kit/walk-screens.tsx';
import type { FlowScreens } from '../../kit/walk-screens.tsx';
import { ON_DEVICE, PDF_URL } from './cases.ts';

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Download PDF' });
const link = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Open the report' });
/** A browser does not draw its place while it has no words. */
const said = () => screen.queryByRole('status')?.textContent ?? '';
const isBusy = () => button().getAttribute('aria-busy') === 'true';

/** What the page would hand over at the next press. */
let next: Reportable = ON_DEVICE;

const screens: FlowScreens<'report'> = {
  view: ({ actor }) => (
    <main>
      <h1>Your result</h1>
      <ReportWithin actor={actor}>
        <DownloadPdf result={() => next} />
      </ReportWithin>
    </main>
  ),
  gestures: {
    'report.requested': async (_harness, event) => {
      next = event['result'] as Reportable;
      await act(async () => userEvent.click(button()));
    },
  },
  leaves: {
    offered: () => expect([said(), isBusy(), link()]).toEqual(['', false, null]),
    awaitingSignIn: () => expect([said(), isBusy(), link()]).toEqual(['', false, null]),
    lookingAtResult: () => undefined,
    savingResult: () => expect([said(), isBusy()]).toEqual(['Saving your result...', true]),
    generating: () => expect([said(), isBusy()]).toEqual(['Making your report...', true]),
    opening: () => expect([said(), isBusy()]).toEqual(['Opening your report...', true]),
    opened: () => {
      expect(link()?.getAttribute('href')).toBe(PDF_URL);
      expect(link()?.getAttribute('target')).toBe('_blank');
      expect(isBusy()).toBe(false);
    },
    generatingFailed: () => {
      expect(said()).toBe('Failed to generate PDF. Please try again.');
      expect([isBusy(), link()]).toEqual([false, null]);
    },
    openingFailed: () => {
      expect(said()).toContain('Your report is ready all the same');
      expect(link()?.getAttribute('href')).toBe(PDF_URL);
    },
    disabled: () => {
      expect(said()).toContain('PDF reports are switched off for now.');
      expect(link()).toBeNull();
    },
  },
};

walkScreens('report', screens);
