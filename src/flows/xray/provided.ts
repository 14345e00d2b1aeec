import { xrayMachine } from '../../../machines/xray/xray.machine.ts';
import type { ChosenImage, XrayInput } from '../../../machines/xray/xray.types.ts';
import { forgetXray, keepFindings, keepXray } from '../../actors/kept-xray.ts';
import { holdImage } from '../../actors/xray-images.ts';
import { isHelpFirst, readXrayStart } from '../../actors/xray-start.ts';
import { watchPage } from '../../actors/watch-page.ts';
import {
  analyzeXray,
  readXray,
  reanalyze,
  saveReanalysis,
  saveXray,
  uploadXray,
} from '../../actors/xray.ts';
import { lazySignInGate } from '../sign-in-gate/lazy.ts';

/** Leaves a chosen file where the sending finds it. @returns what the chart knows of it */
export const leaveImage = (file: File): ChosenImage => holdImage(file);

/**
 * What it starts with: the X-ray that is named, or the one that this device knows of; beside a saved result, or the
 * assessment that is kept here.
 */
export const xrayStart = (named: string | null, beside: string | null): XrayInput =>
  readXrayStart(named, beside);

/** Whether the result that is kept on this device says to get help at once. */
export const saysHelpFirst = (): boolean => isHelpFirst();

/** An X-ray with the server and the browser in their places. */
export const providedXray = xrayMachine.provide({
  actors: {
    readXray,
    uploadXray,
    watchPage,
    analyzeXray,
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
