import * as say from '../../../contracts/texts/en/video-room.ts';
import { BulletList } from '../bullet-list/BulletList.tsx';

const ALWAYS = [say.sitQuietWellLitPlaceGood, say.haveYourMedicinesOlderXRays];

type CallPreparationProps = {
  /** The next step, which depends on the page. */
  readonly next: string;
};

/** Tells how to prepare for a call. */
export const CallPreparation = ({ next }: CallPreparationProps) => (
  <BulletList items={[...ALWAYS, next]} />
);
