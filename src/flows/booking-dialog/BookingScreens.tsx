import { shallowEqual } from '@xstate/react';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/booking.ts';
import { selectTerms } from '../../../machines/booking-dialog/booking-dialog.machine.ts';
import { BOOKING_TEXTS } from '../../../contracts/texts/en/flows/booking-dialog.ts';
import { Button } from '../../components/button/Button.tsx';
import { ContactLink } from '../../components/contact-link/ContactLink.tsx';
import { CallNews } from './CallNews.tsx';
import { StateCard } from '../../components/empty-state/StateCard.tsx';
import { FactList } from '../../components/fact-list/FactList.tsx';
import { doctorFacts } from '../../lib/format/doctor-facts.ts';
import { momentWords } from '../../lib/format/slot-words.ts';
import { useBookingDialog, useBookingDialogSelected } from './booking-dialog.flow.ts';
import classes from './booking-dialog.module.css';

/** Focuses the heading of the view that replaces the form. */
const takeFocus = (heading: HTMLElement | null): void => heading?.focus();

const Heading = ({ children }: { readonly children: string }) => (
  <h2 ref={takeFocus} tabIndex={-1} className={classes.heading}>
    {children}
  </h2>
);

/** Shown while the free times load. */
export const LoadingView = () => (
  <output className={classes.waiting}>{say.lookingForFreeTimes}</output>
);

/** Shown when the free times could not be loaded. */
export const UnavailableView = () => {
  const dialog = useBookingDialog();
  const { title, text } = BOOKING_TEXTS.slotsFailed;
  return (
    <StateCard
      title={title}
      heading={<Heading>{title}</Heading>}
      actions={
        <Button onClick={() => dialog.send({ type: 'loading.requested' })}>
          {common.tryAgain}
        </Button>
      }
    >
      <p role="alert">{text}</p>
    </StateCard>
  );
};

/** Shown after booking: when, with which doctor, and how to join (BOOK-26, BOOK-28, BOOK-29). */
export const SuccessView = () => {
  const dialog = useBookingDialog();
  const appointment = useBookingDialogSelected(({ context }) => context.appointment);
  const { isPaid } = useBookingDialogSelected(selectTerms, shallowEqual);
  const { title, joining, sample } = BOOKING_TEXTS.booked;
  if (appointment === null) return null;
  const { starts_at, doctor, price } = appointment;
  return (
    <StateCard
      title={title}
      heading={<Heading>{title}</Heading>}
      actions={<Button onClick={() => dialog.send({ type: 'dialog.closed' })}>{say.done}</Button>}
    >
      <div className={classes.told}>
        <FactList
          facts={[
            { name: say.whenWords, value: `${momentWords(starts_at)}, ${BOOKING_TEXTS.zone}` },
            ...doctorFacts(doctor),
            { name: say.price, value: isPaid ? BOOKING_TEXTS.paid : BOOKING_TEXTS.price(price) },
          ]}
        />
        {doctor.is_sample && <p>{sample}</p>}
        <p>{joining}</p>
        <CallNews appointment={appointment} />
      </div>
    </StateCard>
  );
};

/** Shown when booking failed; the entries are kept (BOOK-30..32). */
export const ErrorView = () => {
  const dialog = useBookingDialog();
  const refusal = useBookingDialogSelected(({ context }) => context.refusal);
  const { title, text, retry } = BOOKING_TEXTS.failed;
  return (
    <StateCard
      title={title}
      heading={<Heading>{title}</Heading>}
      actions={<Button onClick={() => dialog.send({ type: 'retry.requested' })}>{retry}</Button>}
    >
      <div role="alert" className={classes.booking}>
        <p>{text}</p>
        {refusal !== null && <p>{refusal}</p>}
      </div>
      <p>
        <ContactLink />
      </p>
    </StateCard>
  );
};
