import type { Reanalysis } from '../../../contracts/endpoints/xrays.ts';
import { REANALYSIS } from '../../../contracts/texts/en/reanalysis.ts';
import { shownBullets } from '../../../machines/xray/rules/bullets.ts';
import type { Bullet } from '../../../machines/xray/rules/bullets.ts';
import { Tooltip } from '../../components/library/tooltip.ts';
import classes from './xray.module.css';

const Point = ({ text, full }: Bullet) => {
  if (full === null) return <li>{text}</li>;
  return (
    <li>
      <Tooltip label={full} multiline w={280}>
        <button type="button" className={classes.whole} aria-label={full}>
          {text}
        </button>
      </Tooltip>
    </li>
  );
};

type SideProps = {
  readonly title: string;
  readonly points: readonly string[];
  /** True for the reading that counts. */
  readonly isFirst?: boolean;
};

/** One of the two readings: its first points, long ones shortened (REAN-15..19). */
const Side = ({ title, points, isFirst }: SideProps) => (
  <section className={classes.side} data-first={isFirst}>
    <h3 className={classes.sideTitle}>{title}</h3>
    <ul className={classes.points}>
      {shownBullets(points).map((bullet) => (
        <Point key={bullet.text} {...bullet} />
      ))}
    </ul>
  </section>
);

/** The two diagnoses side by side, the one with the X-ray first (REAN-15, REAN-16). */
export const BothReadings = ({ reanalysis }: { readonly reanalysis: Reanalysis }) => (
  <div className={classes.sides} data-spreads>
    <Side
      title={REANALYSIS.withXray}
      points={reanalysis.diagnosis_a_combined.bullet_points}
      isFirst
    />
    <Side
      title={REANALYSIS.answersAlone}
      points={reanalysis.diagnosis_b_questionnaire_only.bullet_points}
    />
  </div>
);
