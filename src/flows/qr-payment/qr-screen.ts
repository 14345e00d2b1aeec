import type { StepAction } from '../../components/step-frame/StepFrame.tsx';

/** What every screen of the payment is given: the way back to the options. */
export type QrScreenProps = { readonly back: StepAction };
