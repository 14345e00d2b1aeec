import type { ComponentType, ReactNode } from 'react';
import {
  selectHoldRefusal,
  selectSlotHoldView,
} from '../../../machines/slot-hold/slot-hold.machine.ts';
import type { SlotHoldView } from '../../../machines/slot-hold/slot-hold.machine.ts';
import { SLOT_HOLD_TEXTS } from '../../../contracts/texts/en/flows/slot-hold.ts';
import { Button } from '../../components/button/Button.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { Skeleton } from '../../components/skeleton/Skeleton.tsx';
import { HeldTime } from './HeldTime.tsx';
import { useSlotHold, useSlotHoldSelected } from './slot-hold.flow.ts';

type SlotHoldScreensProps = {
  /** The payment, shown while the time is held. */
  readonly pay: ReactNode;
  /** The way back; disabled by its owner while the payment runs. */
  readonly back: ReactNode;
};

const waiting = (words: string) => () => (
  <>
    <output>{words}</output>
    <Skeleton />
  </>
);

const Held = ({ pay, back }: SlotHoldScreensProps) => (
  <>
    <HeldTime />
    {pay}
    {back}
  </>
);

type AnewProps = {
  readonly title: string;
  readonly text: string;
  readonly kept?: string;
  readonly action: string;
};

/** Shows a state from which the time can be held again. */
const Anew = ({ title, text, kept, action }: AnewProps) => {
  const hold = useSlotHold();
  return (
    <StateCard
      title={title}
      kept={kept}
      actions={<Button onClick={() => hold.send({ type: 'hold.requested' })}>{action}</Button>}
    >
      <p>{text}</p>
    </StateCard>
  );
};

const Lapsed = ({ back }: SlotHoldScreensProps) => {
  const { title, text, action, paid } = SLOT_HOLD_TEXTS.lapsed;
  return (
    <>
      <Anew title={title} text={text} kept={paid} action={action} />
      {back}
    </>
  );
};

const HoldFailed = ({ back }: SlotHoldScreensProps) => {
  const said = useSlotHoldSelected(selectHoldRefusal);
  const { title, text, action } = SLOT_HOLD_TEXTS.notKept;
  return (
    <>
      <Anew title={title} text={said ?? text} action={action} />
      {back}
    </>
  );
};

const ReadingFailed = ({ back }: SlotHoldScreensProps) => {
  const { title, text } = SLOT_HOLD_TEXTS.unread;
  return (
    <>
      <Anew title={title} text={text} action={SLOT_HOLD_TEXTS.notKept.action} />
      {back}
    </>
  );
};

const ConfirmationFailed = () => {
  const hold = useSlotHold();
  const said = useSlotHoldSelected(selectHoldRefusal);
  const { title, text, action, later } = SLOT_HOLD_TEXTS.unconfirmed;
  return (
    <StateCard
      title={title}
      actions={
        <>
          <Button onClick={() => hold.send({ type: 'confirmation.requested' })}>{action}</Button>
          <Button variant="subtle" onClick={() => hold.send({ type: 'hold.released' })}>
            {later}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      {said !== null && <p>{said}</p>}
    </StateCard>
  );
};

const VIEWS: Readonly<Record<SlotHoldView, ComponentType<SlotHoldScreensProps>>> = {
  holding: waiting(SLOT_HOLD_TEXTS.holding),
  readingFailed: ReadingFailed,
  holdFailed: HoldFailed,
  held: Held,
  lapsed: Lapsed,
  confirming: waiting(SLOT_HOLD_TEXTS.confirming),
  confirmationFailed: ConfirmationFailed,
};

/** Shows the state of a time that is held while it is paid. */
export const SlotHoldScreens = (props: SlotHoldScreensProps) => {
  const View = VIEWS[useSlotHoldSelected(selectSlotHoldView)];
  return (
    <div className="stack" aria-live="polite">
      <View {...props} />
    </div>
  );
};
