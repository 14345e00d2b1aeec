import type { ReactNode } from 'react';
import { useId } from 'react';
import classes from './emergency-help.module.css';
import { WayLinks } from '../way-links/WayLinks.tsx';
import type { WayWords } from '../way-links/WayLink.tsx';

/** One thing to do meanwhile, with its drawing where there is one. */
export type HelpStep = { readonly text: string; readonly drawing?: ReactNode };

export type EmergencyHelpProps = {
  /** Where to go or whom to call, in a sentence. */
  readonly lead: string;
  /** The most pressing first. */
  readonly ways: readonly WayWords[];
  readonly meanwhile: string;
  readonly steps: readonly HelpStep[];
};

/** Help that cannot wait: the way to it in one press, then what to do until it is there, numbered. */
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
