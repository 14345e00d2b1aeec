import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { IconArrowLeft } from '../../components/icons/icons.ts';

type TaskFrameProps = {
  /** Where Back leads: "Video consultation". */
  readonly back: string;
  /** "Step 2 of 3" */
  readonly progress: string;
  readonly children: ReactNode;
  /** What stays at the foot of the window. */
  readonly bar?: ReactNode;
};

/** Something that is done step by step, with a head of its own. */
export const TaskFrame = ({ back, progress, children, bar }: TaskFrameProps) => (
  <div className="task">
    <header>
      <Button variant="subtle" leftSection={<IconArrowLeft size={20} aria-hidden="true" />}>
        {back}
      </Button>
      <p>{progress}</p>
    </header>
    <main>
      <div className="steps">{children}</div>
      {bar}
    </main>
  </div>
);
