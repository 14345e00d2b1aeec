import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';

export type UnfoldProps = {
  /** Names what the button opens: "Add an X-ray for a second look". */
  readonly label: string;
  /** True when it starts open. */
  readonly isOpen?: boolean;
  /** Replaces the button. */
  readonly children: (how: { readonly isPressed: boolean }) => ReactNode;
};

/** A button in the middle of a page that is replaced by what it opens. */
export const Unfold = ({ label, isOpen = false, children }: UnfoldProps) => {
  const [isPressed, setPressed] = useState(false);
  if (isOpen || isPressed) return children({ isPressed });
  return (
    <Button variant="default" onClick={() => setPressed(true)}>
      {label}
    </Button>
  );
};
