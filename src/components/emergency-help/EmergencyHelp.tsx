import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './emergency-help.module.css';
import { WayLinks } from '../way-links/WayLinks.tsx';
import type { WayWords } from '../way-links/WayLink.tsx';

/** One thing to do meanwhile, with a drawing if there is one. */
export type HelpStep = { readonly text: string; readonly drawing?: ReactNode };

export type EmergencyHelpProps = {
  /** A sentence that says where to go or what to call. */
  readonly lead: string;
  /** The most urgent first. */
  readonly ways: readonly WayWords[];
  readonly meanwhile: string;
  readonly steps: readonly HelpStep[];
};

/** Emergency help: the way to get it in one press, then numbered steps until it arrives. */
export const EmergencyHelp = ({ lead, ways, meanwhile, steps }: EmergencyHelpProps) => {
  const id = useId();
  return (
    <div className={classes.help} data-emergency>
      <p className={classes.lead}>{lead}</p>
      <WayLinks ways={ways} leads />
      {steps.length > 0 && (
        <section className={classes.meanwhile} aria-labelledby={id}>
          <h2 id={id} className={classes.heading}>
            {meanwhile}
          </h2>
          <ol className={classes.steps}>
            {steps.map(({ text, drawing }) => (
              <li key={text} className={classes.step}>
                <span className={classes.words}>{text}</span>
                {drawing && <span className={classes.drawing}>{drawing}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
};
