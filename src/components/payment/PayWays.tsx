import type { ReactNode } from 'react';
import { ButtonLink } from '../button/Button.tsx';
import { IconDeviceMobile } from '../icons/icons.ts';
import classes from './payment.module.css';

export type UpiButtonProps = {
  /** Link that opens the patient's UPI app: `upi://pay?…`. */
  readonly href: string;
  readonly label: string;
  /** Names of apps: "Google Pay, PhonePe, Paytm, BHIM and others". */
  readonly apps: string;
};

/** Pays in the UPI app of the same phone. */
export const UpiButton = ({ href, label, apps }: UpiButtonProps) => (
  <div className={classes.upi}>
    <ButtonLink
      href={href}
      className={classes.upiButton}
      leftSection={<IconDeviceMobile size={24} aria-hidden="true" />}
    >
      {label}
    </ButtonLink>
    <p className={classes.apps}>{apps}</p>
  </div>
);

export type QrFrameProps = {
  /** The code as a picture with a name; empty while it loads. */
  readonly children?: ReactNode;
  /** Instruction: "Scan this with any UPI app on your phone." */
  readonly words: string;
};

/** A code to scan with another phone: dark on white in both themes, with the quiet zone that scanners need. */
export const QrFrame = ({ children, words }: QrFrameProps) => (
  <div className={classes.qr}>
    <div className={classes.code} data-empty={children === undefined || undefined}>
      {children}
    </div>
    <p>{words}</p>
  </div>
);

export type PayWaysProps = {
  /** The button that opens an app; false where the provider hands out a picture alone. */
  readonly upi: ReactNode;
  readonly qr: ReactNode;
  /** Names the code where it is folded: "Pay from another phone". */
  readonly folded: string;
  /** True on a phone, which cannot scan its own screen. */
  readonly isFolded: boolean;
};

/**
 * Shows the two ways to pay. A phone shows the app first and folds the code, since it cannot scan its own screen; a
 * larger screen shows the code first.
 */
export const PayWays = ({ upi, qr, folded, isFolded }: PayWaysProps) => (
  <div className={classes.ways}>
    {upi && <div className={classes.wayUpi}>{upi}</div>}
    <details className={classes.wayQr} open={!upi || !isFolded}>
      <summary>{folded}</summary>
      {qr}
    </details>
  </div>
);
