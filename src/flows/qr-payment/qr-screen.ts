import type { StepAction } from '../../components/step-frame/StepFrame.tsx';

/** Properties of every screen of the payment: the way back to the options. */
export type QrScreenProps = { readonly back: StepAction };
