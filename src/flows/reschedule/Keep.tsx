import { RESCHEDULE_TEXTS } from '../../../contracts/texts/en/flows/reschedule.ts';
import { Button } from '../../components/button/Button.tsx';
import { useReschedule } from './reschedule.flow.ts';

/** A button that leaves the appointment unchanged. */
export const Keep = ({ disabled = false }: { readonly disabled?: boolean }) => {
  const reschedule = useReschedule();
  return (
    <Button
      variant="subtle"
      disabled={disabled}
      onClick={() => reschedule.send({ type: 'reschedule.declined' })}
    >
      {RESCHEDULE_TEXTS.keep}
    </Button>
  );
};
