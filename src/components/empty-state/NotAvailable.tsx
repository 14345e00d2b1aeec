import { Button } from '@mantine/core';
import type { Ref } from 'react';
import { IconArrowLeft } from '../icons/icons.ts';
import { ToothResting } from '../illustrations/Illustrations.tsx';
import { EmptyState } from './EmptyState.tsx';

export type NotAvailableProps = {
  /** What the part is, as a name: "Booking a clinic visit". */
  readonly part: string;
  /** What the person can do instead, one sentence. */
  readonly instead?: string;
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly headingRef?: Ref<HTMLHeadingElement>;
};

/** The honest screen of a part that does not exist yet. */
export const NotAvailable = ({
  part,
  instead,
  backLabel,
  onBack,
  headingRef,
}: NotAvailableProps) => (
  <EmptyState
    headingRef={headingRef}
    picture={<ToothResting />}
    title={`${part} is not available yet`}
    actions={
      <Button leftSection={<IconArrowLeft size={20} aria-hidden="true" />} onClick={onBack}>
        {backLabel}
      </Button>
    }
  >
    <p>{instead ?? 'Your results are kept. You can go back to them now.'}</p>
  </EmptyState>
);
