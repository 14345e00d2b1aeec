import type { ReactNode } from 'react';
import { selectRoom } from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { texts } from '../../lib/texts.ts';
import classes from './teleconsultation.module.css';
import { useTeleconsultationSelected } from './teleconsultation.flow.ts';

/** What to do when it gets worse, for the patient: no call with a dentist is to be waited for then. */
export const WhenWorse = () => {
  const role = useTeleconsultationSelected(selectRoom)?.role;
  if (role === 'doctor') return null;
  return <p className={classes.worse}>{texts.assessment.consent.points.do_not_wait}</p>;
};

type RoomFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons below, the most likely one first. */
  readonly actions?: ReactNode;
};

/** A screen of the room besides the call itself: one column, its buttons below. */
export const RoomFrame = ({ title, children, actions }: RoomFrameProps) => (
  <div className={classes.page}>
    <BrandHeader href="/" />
    <main className={classes.column}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
      <WhenWorse />
    </main>
  </div>
);
