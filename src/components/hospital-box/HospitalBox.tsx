import { langOf } from '../../../contracts/rules/lang-of.ts';
import { WayLinks } from '../way-links/WayLinks.tsx';
import type { WayWords } from '../way-links/WayLink.tsx';
import classes from './hospital-box.module.css';

export type HospitalBoxProps = {
  readonly title: string;
  readonly signs: readonly string[];
  readonly ways: readonly WayWords[];
};

/** Says when a dentist is no longer enough, with the ways to get help. */
export const HospitalBox = ({ title, signs, ways }: HospitalBoxProps) => (
  <section className={classes.box} aria-label={title}>
    <h3 className={classes.title}>{title}</h3>
    <ul className={classes.signs}>
      {signs.map((sign) => (
        <li key={sign} lang={langOf(sign)}>
          {sign}
        </li>
      ))}
    </ul>
    <WayLinks ways={ways} />
  </section>
);
