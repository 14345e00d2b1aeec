import type { ReactNode } from 'react';
import { deskAddress } from '../../../contracts/booking/desk-address.ts';
import { HOME, PATHS } from '../../../contracts/common/paths.ts';
import * as say from '../../../contracts/texts/en/teleconsultation.ts';
import { ABSENCE_TEXTS } from '../../../contracts/texts/en/flows/absence.ts';
import {
  selectCanBeMissed,
  selectRoom,
} from '../../../machines/teleconsultation/teleconsultation.selectors.ts';
import { VISIT_NOTE_TEXTS } from '../../../contracts/texts/en/staff/visit-note.ts';
import { BrandHeader } from '../../components/brand-header/BrandHeader.tsx';
import { ButtonLink } from '../../components/button/Button.tsx';
import { laterTexts } from '../../lib/format/later-texts.ts';
import classes from './teleconsultation.module.css';
import { useTeleconsultationSelected } from './teleconsultation.flow.ts';

/** Tells the patient what to do if it gets worse: a worsening must not wait for the call. */
export const WhenWorse = () => {
  const role = useTeleconsultationSelected(selectRoom)?.role;
  if (role === 'doctor') return null;
  return <p className={classes.worse}>{laterTexts.consent.points.do_not_wait}</p>;
};

/** Links to the list of the account's consultations. */
export const Overview = () => (
  <ButtonLink variant="default" href={PATHS.teleconsultation}>
    {say.myVideoCalls}
  </ButtonLink>
);

/** Links the dentist to the visit note, once they have been in the call. */
export const ToVisitNote = () => {
  const room = useTeleconsultationSelected(selectRoom);
  const id = useTeleconsultationSelected(({ context }) => context.id);
  if (room?.role !== 'doctor') return null;
  return <ButtonLink href={deskAddress(id)}>{VISIT_NOTE_TEXTS.offer}</ButtonLink>;
};

/** Links to the page where the patient can report that the dentist did not come. */
export const WhatCanBeDone = () => (
  <ButtonLink variant="default" href={PATHS.teleconsultation}>
    {ABSENCE_TEXTS.offer}
  </ButtonLink>
);

/** Says that an absence can be reported outside the room, while that is possible. */
export const IfNobodyCame = () =>
  useTeleconsultationSelected(selectCanBeMissed) ? <p>{ABSENCE_TEXTS.inRoom}</p> : null;

type RoomFrameProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Buttons below, the most likely one first. */
  readonly actions?: ReactNode;
  /** What may help, below the buttons. */
  readonly after?: ReactNode;
};

/** Frames every screen of the room except the call itself: one column, with its buttons below. */
export const RoomFrame = ({ title, children, actions, after }: RoomFrameProps) => (
  <div className={classes.page}>
    <BrandHeader href={HOME} />
    <main className={classes.column}>
      <h1 tabIndex={-1}>{title}</h1>
      {children}
      {actions && <div className={classes.actions}>{actions}</div>}
      {after}
      <WhenWorse />
    </main>
  </div>
);
