import { Button } from '../button/Button.tsx';
import { IconArrowLeft } from '../icons/icons.ts';
import { ToothResting } from '../illustrations/Illustrations.tsx';
import { EmptyState } from './EmptyState.tsx';

export type NotAvailableProps = {
  /** What the part is, as a name: "Booking a clinic visit". */
  readonly part: string;
  /** What the person can do instead, in a sentence or two. */
  readonly instead: string;
  readonly backLabel: string;
  readonly onBack: () => void;
};

/** The honest screen of a part that does not exist yet. */
export const NotAvailable = ({ part, instead, backLabel, onBack }: NotAvailableProps) => (
  <EmptyState
    picture={<ToothResting />}
    title={`${part} is not available yet`}
    actions={
      <Button leftSection={<IconArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
        {backLabel}
      </Button>
    }
  >
    <p>{instead}</p>
  </EmptyState>
);
