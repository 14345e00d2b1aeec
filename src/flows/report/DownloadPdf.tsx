import * as say from '../../../contracts/texts/en/report.ts';
import type { Reportable } from '../../../machines/assessment/saving.selectors.ts';
import {
  selectAddress,
  selectIsBusy,
  selectProgress,
  selectSignInGate,
} from '../../../machines/report/report.machine.ts';
import type { ReportProgress } from '../../../machines/report/report.machine.ts';
import { GENERATING_FAILED, SWITCHED_OFF } from '../../../contracts/texts/en/flows/report.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { BUTTONS } from './buttons.ts';
import { useReport, useReportSelected } from './report.flow.ts';
import classes from './report.module.css';

/** Returns the texts beside the button, for each state. */
const wordsOf = (paper: say.Paper): Readonly<Record<ReportProgress, string>> => ({
  offered: '',
  saving: say.savingYourResult,
  generating: say.makingYour(paper),
  opening: say.openingYour(paper),
  opened: '',
  notMade: GENERATING_FAILED.message,
  notOpened: say.yourBrowserDidNotOpenNew(paper),
  switchedOff: SWITCHED_OFF.message,
});

export type DownloadPdfProps = {
  /** Returns what is printed; called when the button is pressed. */
  readonly result: () => Reportable;
  /** What comes of it; a report unless it says otherwise. */
  readonly paper?: say.Paper;
};

/** The button for a PDF, its progress, and the link to the finished one (DIAG-23). */
export const DownloadPdf = ({ result, paper = 'report' }: DownloadPdfProps) => {
  const report = useReport();
  const address = useReportSelected(selectAddress);
  const words = wordsOf(paper)[useReportSelected(selectProgress)];
  return (
    <>
      <Button
        variant={paper === 'report' ? 'default' : 'subtle'}
        aria-busy={useReportSelected(selectIsBusy)}
        onClick={() => report.send({ type: 'report.requested', result: result() })}
      >
        {BUTTONS[paper]}
      </Button>
      <output className={classes.words}>{words}</output>
      {address !== null && (
        <ButtonLink variant="subtle" href={address} target="_blank" rel="noopener noreferrer">
          {say.openThe(paper)}
        </ButtonLink>
      )}
      <LazySignInGate flow={useReportSelected(selectSignInGate)} />
    </>
  );
};
