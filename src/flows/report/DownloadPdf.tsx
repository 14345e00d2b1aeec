import type { Reportable } from '../../../machines/assessment/saving.selectors.ts';
import {
  selectAddress,
  selectIsBusy,
  selectProgress,
  selectSignInGate,
} from '../../../machines/report/report.machine.ts';
import type { ReportProgress } from '../../../machines/report/report.machine.ts';
import { GENERATING_FAILED, SWITCHED_OFF } from '../../../machines/report/report.texts.ts';
import { Button, ButtonLink } from '../../components/button/Button.tsx';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { useReport, useReportSelected } from './report.flow.ts';
import classes from './report.module.css';

/** The text beside the button, for each state. */
const WORDS: Readonly<Record<ReportProgress, string>> = {
  offered: '',
  saving: 'Saving your result...',
  generating: 'Making your report...',
  opening: 'Opening your report...',
  opened: '',
  notMade: GENERATING_FAILED.message,
  notOpened: 'Your browser did not open a new tab. Your report is ready all the same:',
  switchedOff: SWITCHED_OFF.message,
};

type DownloadPdfProps = {
  /** Returns the result to print; called when the button is pressed. */
  readonly result: () => Reportable;
};

/** The button "Download PDF", its progress, and the link to the finished report (DIAG-23). */
export const DownloadPdf = ({ result }: DownloadPdfProps) => {
  const report = useReport();
  const address = useReportSelected(selectAddress);
  const words = WORDS[useReportSelected(selectProgress)];
  return (
    <>
      <Button
        variant="default"
        aria-busy={useReportSelected(selectIsBusy)}
        onClick={() => report.send({ type: 'report.requested', result: result() })}
      >
        Download PDF
      </Button>
      <output className={classes.words}>{words}</output>
      {address !== null && (
        <ButtonLink variant="subtle" href={address} target="_blank" rel="noopener noreferrer">
          Open the report
        </ButtonLink>
      )}
      <LazySignInGate flow={useReportSelected(selectSignInGate)} />
    </>
  );
};
