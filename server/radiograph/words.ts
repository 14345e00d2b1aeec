import type { RefusalReason, XrayFinding, XrayPlace } from '../../contracts/xray.ts';
import { isDetectionId } from '../../contracts/xray.ts';
import type { RadiographTexts } from './texts/en.ts';
import { EN } from './texts/en.ts';

/** What was found in words; a name of a trained model stands for itself. */
export const detectionWords = (detection: string, texts: RadiographTexts = EN): string =>
  isDetectionId(detection) ? texts.detections[detection] : detection;

/** What the picture looks like, and what to send instead. */
export const refusalWords = (reason: RefusalReason, texts: RadiographTexts = EN): string =>
  texts.refusals[reason];

const placeIn = (
  place: XrayPlace,
  regions: RadiographTexts['regions'],
  texts: RadiographTexts,
): string => {
  if (place.frame === 'picture') {
    return place.row === 'middle' && place.column === 'middle'
      ? texts.middleOfPicture
      : texts.inPicture({ row: texts.rows[place.row], column: texts.columns[place.column] });
  }
  return texts.inMouth({
    arch: texts.arches[place.arch],
    side: texts.sides[place.side],
    region: regions[place.region],
  });
};

/** Where a finding lies, in words. */
export const placeWords = (place: XrayPlace, texts: RadiographTexts = EN): string =>
  placeIn(place, texts.regions, texts);

/** Why there is no reading, and what can be done. */
export const failedWords = (texts: RadiographTexts = EN): string => texts.failed;

/** Why there is no reading where there is no picture either. */
export const pictureGoneWords = (texts: RadiographTexts = EN): string => texts.pictureGone;

/**
 * One finding as a sentence for the questionnaire (XRAY-22). It says what stands on the picture and nothing of what it
 * may be: the assessment reads it among what a person has told.
 */
export const findingWords = (
  { detection, place, confidence }: XrayFinding,
  texts: RadiographTexts = EN,
): string =>
  texts.told({
    what: isDetectionId(detection) ? texts.toldDetections[detection] : detection,
    where: placeIn(place, texts.toldRegions, texts),
    confidence,
  });

/** How many places a dentist should look at, what read the picture, and what that is worth (XRAY-13). */
export const summaryOf = (
  findings: readonly XrayFinding[],
  isTrained: boolean,
  texts: RadiographTexts = EN,
): string => {
  const found = findings.length === 0 ? texts.foundNothing : texts.found(findings.length);
  return `${found} ${isTrained ? texts.trained : texts.embedded}`;
};
