import type {
  QualityId,
  RefusalReason,
  XrayFinding,
  XrayPlace,
} from '../../contracts/xray/xray.ts';
import { isDetectionId } from '../../contracts/xray/xray.ts';
import type { RadiographTexts } from './texts/en.ts';
import { EN } from './texts/en.ts';

/** Writes what was found in words; a name of a trained model stands for itself. */
export const detectionWords = (detection: string, texts: RadiographTexts = EN): string =>
  isDetectionId(detection) ? texts.detections[detection] : detection;

/** Says what the picture looks like, and what to send instead. */
export const refusalWords = (reason: RefusalReason, texts: RadiographTexts = EN): string =>
  texts.refusals[reason];

/** Says what makes a picture hard to read, and what helps. */
export const qualityWords = (id: QualityId, texts: RadiographTexts = EN): string =>
  texts.quality[id];

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

/** Writes the place of a finding in words. */
export const placeWords = (place: XrayPlace, texts: RadiographTexts = EN): string =>
  placeIn(place, texts.regions, texts);

/** Says that there is no reading, and what can be done. */
export const failedWords = (texts: RadiographTexts = EN): string => texts.failed;

/** Says that there is no reading because the picture is gone. */
export const pictureGoneWords = (texts: RadiographTexts = EN): string => texts.pictureGone;

/**
 * Writes one finding as a sentence for the questionnaire (XRAY-22). It says what stands on the picture and nothing of
 * what that may be: the assessment reads it among what the patient has told.
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

/** Says how many places a dentist should look at, what read the picture, and what that is worth (XRAY-13). */
export const summaryOf = (
  findings: readonly XrayFinding[],
  isTrained: boolean,
  texts: RadiographTexts = EN,
): string => {
  const found = findings.length === 0 ? texts.foundNothing : texts.found(findings.length);
  return `${found} ${isTrained ? texts.trained : texts.embedded}`;
};
