import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';

export type UnfoldProps = {
  /** What pressing it opens: "Add an X-ray for a second look". */
  readonly label: string;
  /** Whether it stands open from the beginning. */
  readonly isOpen?: boolean;
  /** What takes the button's place. */
  readonly children: (how: { readonly isPressed: boolean }) => ReactNode;
};

/** A button that something takes the place of, in the middle of a page. */
export const Unfold = ({ label, isOpen = false, children }: UnfoldProps) => {
  const [isPressed, setPressed] = useState(false);
  if (isOpen || isPressed) return children({ isPressed });
  return (
    <Button variant="default" onClick={() => setPressed(true)}>
      {label}
    </Button>
  );
};
