import type { ActorRefFrom } from 'xstate';
import { BOOKING_FLOW_TEXTS } from '../../../contracts/texts/en/flows/booking-flow.ts';
import type { oneTimeCodeMachine } from '../../../machines/one-time-code/one-time-code.machine.ts';
import { AgreeLine } from '../../components/agree-line/AgreeLine.tsx';
import { Button } from '../../components/button/Button.tsx';
import { ResultSection } from '../../components/result-section/ResultSection.tsx';
import { CodeInTurn } from '../one-time-code/CodeInTurn.tsx';
import { useBookingFlow } from './booking-flow.flow.ts';
import classes from './booking-flow.module.css';

const { title, text, consent, account } = BOOKING_FLOW_TEXTS.code;

type PhoneCodeProps = { readonly code: ActorRefFrom<typeof oneTimeCodeMachine> };

/** Asks for the code that went to the phone in the form, with what is kept then and why (NEW-20). */
export const PhoneCode = ({ code }: PhoneCodeProps) => {
  const booking = useBookingFlow();
  return (
    <ResultSection title={title} intro={text}>
      <div className={`stack ${classes.code}`}>
        <CodeInTurn code={code} />
        <div className={classes.agreed}>
          <p>{consent}</p>
          <AgreeLine />
        </div>
        <Button variant="subtle" onClick={() => booking.send({ type: 'account.chosen' })}>
          {account}
        </Button>
      </div>
    </ResultSection>
  );
};
