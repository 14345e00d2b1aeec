import type { ReactNode } from 'react';
import { Button } from '../../components/button/Button.tsx';
import { IconArrowLeft } from '../../components/icons/icons.ts';

type TaskFrameProps = {
  /** Label of the Back button: "Video call". */
  readonly back: string;
  /** "Step 2 of 3" */
  readonly progress: string;
  readonly children: ReactNode;
  /** Content that stays at the bottom of the window. */
  readonly bar?: ReactNode;
};

/** A task in steps, with its own header. */
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
