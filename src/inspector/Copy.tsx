import { useState } from 'react';

type Copied = { readonly said: string; readonly text: string | null };

const NOTHING: Copied = { said: '', text: null };

export type CopyProps = {
  /** What is copied, as the button says it. */
  readonly as: string;
  /** What was copied, as a sentence goes on with it. */
  readonly what: string;
  readonly write: () => string;
  readonly isEmpty: boolean;
};

/** Copies a text that is written at the press; if the clipboard is refused, shows it for copying by hand. */
export const Copy = ({ as, what, write, isEmpty }: CopyProps) => {
  const [{ said, text }, setCopied] = useState(NOTHING);
  const copy = async (): Promise<void> => {
    const written = write();
    try {
      await navigator.clipboard.writeText(written);
      setCopied({ said: `Copied ${what}.`, text: null });
    } catch {
      setCopied({ said: `The clipboard is closed; here are ${what}:`, text: written });
    }
  };
  return (
    <>
      <button type="button" disabled={isEmpty} onClick={() => void copy()}>
        Copy as {as}
      </button>
      <output className="copied">{said}</output>
      {text !== null && (
        <textarea
          readOnly
          rows={4}
          aria-label={as.replace(/^./, (first) => first.toUpperCase())}
          value={text}
        />
      )}
    </>
  );
};
