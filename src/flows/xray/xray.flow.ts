import { xrayMachine } from '../../../machines/xray/xray.machine.ts';
import type { ChosenImage, XrayInput } from '../../../machines/xray/xray.types.ts';
import { forgetXray, keepFindings, keepXray } from '../../actors/xray/kept-xray.ts';
import { holdImage } from '../../actors/xray/xray-images.ts';
import { isHelpFirst, readXrayStart } from '../../actors/xray/xray-start.ts';
import { watchPage } from '../../actors/page/watch-page.ts';
import {
  analyzeXray,
  readXray,
  reanalyze,
  saveReanalysis,
  saveXray,
  tellXrayKind,
  uploadXray,
} from '../../actors/xray/xray.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Holds a chosen file for the upload. @returns what the chart knows of it */
export const leaveImage = (file: File): ChosenImage => holdImage(file);

/**
 * Reads the flow's input: the X-ray named in the URL or kept on this device, beside a saved result or the kept
 * assessment.
 */
export const xrayStart = (named: string | null, beside: string | null): XrayInput =>
  readXrayStart(named, beside);

/** Returns true when the result kept on this device is an emergency. */
export const saysHelpFirst = (): boolean => isHelpFirst();

/** The X-ray flow, bound to the server and the browser. */
export const providedXray = xrayMachine.provide({
  actors: {
    readXray,
    uploadXray,
    watchPage,
    analyzeXray,
    tellXrayKind,
    signInGate: lazySignInGate,
    saveXray,
    reanalyze,
    saveReanalysis,
  },
  actions: {
    keepXray: (_, kept) => keepXray(kept),
    keepFindings: (_, kept) => keepFindings(kept),
    forgetXray: (_, { id }) => forgetXray(id),
  },
});

/** Provider and hooks of the flow, which the X-ray pages and the panel below a result run. */
export const {
  Provider: XrayFlow,
  Within: XrayWithin,
  useFlow: useXray,
  useSelected: useXraySelected,
} = createFlow<typeof xrayMachine>('xray');
