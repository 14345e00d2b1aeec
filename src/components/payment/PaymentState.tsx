import type { ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/payment.ts';
import { Badge } from '../badge/Badge.tsx';
import { StateCard } from '../empty-state/StateCard.tsx';
import { IconAlertTriangle, IconCheck, IconClock, IconRefresh, IconX } from '../icons/icons.ts';
import type { Tone } from '../tone/tone.ts';
import classes from './payment.module.css';

/** The state of a payment as the patient sees it. */
export type PaymentStep = 'waiting' | 'checking' | 'paid' | 'late' | 'expired' | 'failed';

export type PaymentStateProps = {
  readonly step: PaymentStep;
  /** The state in one sentence. */
  readonly title: string;
  readonly children?: ReactNode;
  /** A drawing. */
  readonly picture?: ReactNode;
  /** Says what happened to the money: "Nothing was taken from your account." */
  readonly kept?: ReactNode;
  /** The one way on. */
  readonly action?: ReactNode;
};

type Look = { readonly tone: Tone; readonly word: string; readonly Icon: typeof IconClock };

const LOOKS: Readonly<Record<PaymentStep, Look>> = {
  waiting: { tone: 'info', word: say.waiting, Icon: IconClock },
  checking: { tone: 'info', word: say.checking, Icon: IconRefresh },
  paid: { tone: 'routine', word: say.paid, Icon: IconCheck },
  late: { tone: 'soon', word: say.paidLate, Icon: IconClock },
  expired: { tone: 'soon', word: say.expired, Icon: IconAlertTriangle },
  failed: { tone: 'urgent', word: say.failed, Icon: IconX },
};

/** A step of a payment: a word, a drawing, a sentence and one way on. Each new step is announced. */
export const PaymentState = ({ step, action, picture, ...card }: PaymentStateProps) => {
  const { tone, word, Icon } = LOOKS[step];
  return (
    <div aria-live="polite" className={classes.state} data-step={step}>
      <StateCard
        {...card}
        picture={
          <>
            {picture}
            <Badge tone={tone} icon={<Icon size={20} aria-hidden="true" />}>
              {word}
            </Badge>
          </>
        }
        actions={action}
      />
    </div>
  );
};
