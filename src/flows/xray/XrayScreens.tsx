import type { ComponentType } from 'react';
import { selectXrayGate, selectXrayScreen } from '../../../machines/xray/xray.selectors.ts';
import type { XrayScreen } from '../../../machines/xray/xray.selectors.ts';
import { PartFocus } from '../../lib/focus/part-focus.ts';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import {
  AnalysisFailed,
  Analyzing,
  Loading,
  ReadingFailed,
  SignedOut,
  Unreached,
} from './analyzing.screens.tsx';
import { AskingKind } from './AskingKind.screen.tsx';
import { PART_HEADING } from './PartHead.tsx';
import { Findings } from './Findings.screen.tsx';
import { Reanalyzing, SideBySide } from './reanalysis.screens.tsx';
import { ReanalysisForm } from './ReanalysisForm.tsx';
import { Broken, Choosing, ImageKept, Sending, UploadFailed } from './sending.screens.tsx';
import { useXraySelected } from './xray.flow.ts';
import classes from './xray.module.css';

const SCREENS: Readonly<Record<XrayScreen, ComponentType>> = {
  loading: Loading,
  readingFailed: ReadingFailed,
  signedOut: SignedOut,
  choosing: Choosing,
  imageKept: ImageKept,
  sending: Sending,
  broken: Broken,
  uploadFailed: UploadFailed,
  analyzing: Analyzing,
  unreached: Unreached,
  analysisFailed: AnalysisFailed,
  askingKind: AskingKind,
  findings: Findings,
  form: ReanalysisForm,
  reanalyzing: Reanalyzing,
  complete: SideBySide,
};

type XrayScreensProps = {
  /** True when opened by a press: focus moves into it. */
  readonly isPressed?: boolean;
};

/** Shows the current screen of the X-ray flow, and the gate over it. */
export const XrayScreens = ({ isPressed = false }: XrayScreensProps) => {
  const screen = useXraySelected(selectXrayScreen);
  const Screen = SCREENS[screen];
  return (
    <>
      <div data-part className={classes.part}>
        <Screen />
      </div>
      <PartFocus appeared={screen} heading={PART_HEADING} atOnce={isPressed} />
      <LazySignInGate flow={useXraySelected(selectXrayGate)} />
    </>
  );
};
