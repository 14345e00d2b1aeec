import type { ComponentType } from 'react';
import {
  selectPaymentStatus,
  selectQrScreen,
  selectQrSignInGate,
} from '../../../machines/qr-payment/qr-payment.machine.ts';
import type { QrScreen } from '../../../machines/qr-payment/qr-payment.machine.ts';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { LazySignInGate } from '../sign-in-gate/lazy.ts';
import { AmountMismatched, LateSettled, RefundFailed, Refunding } from './money-back.screens.tsx';
import { Pending, Reading, ReadingFailed } from './pending.screens.tsx';
import { Processing } from './Processing.screen.tsx';
import { CreationFailed, Succeeded, TimedOut } from './ended.screens.tsx';
import { useQrPaymentSelected } from './qr-payment.flow.ts';
import type { QrScreenProps } from './qr-screen.ts';
import classes from './qr-payment.module.css';

const SCREENS: Readonly<Record<QrScreen, ComponentType<QrScreenProps>>> = {
  reading: Reading,
  readingFailed: ReadingFailed,
  pending: Pending,
  creationFailed: CreationFailed,
  processing: Processing,
  timedOut: TimedOut,
  lateSettled: LateSettled,
  amountMismatched: AmountMismatched,
  refundFailed: RefundFailed,
  refunding: Refunding,
  succeeded: Succeeded,
};

/** Shows the screen of the payment's state. */
export const QrPaymentScreens = ({ back }: QrScreenProps) => {
  const screen = useQrPaymentSelected(selectQrScreen);
  const status = useQrPaymentSelected(selectPaymentStatus);
  const gate = useQrPaymentSelected(selectQrSignInGate);
  const Screen = SCREENS[screen];
  return (
    <div className={classes.screens} data-payment-status={status}>
      <Screen back={back} />
      <HeadingFocus appeared={screen} />
      <LazySignInGate flow={gate} />
    </div>
  );
};
