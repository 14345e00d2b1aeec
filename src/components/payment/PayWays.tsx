import type { ReactNode } from 'react';
import { ButtonLink } from '../button/Button.tsx';
import { IconDeviceMobile } from '../icons/icons.ts';
import classes from './payment.module.css';

export type UpiButtonProps = {
  /** Opens the person's own UPI app: `upi://pay?…`. */
  readonly href: string;
  readonly label: string;
  /** Which apps: "Google Pay, PhonePe, Paytm, BHIM and others". */
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
  /** The code as a picture that names itself; nothing while it is on its way. */
  readonly children?: ReactNode;
  /** How to use it: "On another screen? Scan this with any UPI app." */
  readonly words: string;
};

/** A code to be scanned by another phone: dark on white in both themes, with the quiet edge that scanners need. */
export const QrFrame = ({ children, words }: QrFrameProps) => (
  <div className={classes.qr}>
    <div className={classes.code} data-empty={children === undefined || undefined}>
      {children}
    </div>
    <p>{words}</p>
  </div>
);

export type PayWaysProps = { readonly upi: ReactNode; readonly qr: ReactNode };

/** Both ways to pay. On a phone the app comes first, for nobody scans their own screen; on a larger one the code. */
export const PayWays = ({ upi, qr }: PayWaysProps) => (
  <div className={classes.ways}>
    <div className={classes.wayUpi}>{upi}</div>
    <div className={classes.wayQr}>{qr}</div>
  </div>
);
