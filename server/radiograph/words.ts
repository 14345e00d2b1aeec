import type {
  QualityId,
  RefusalReason,
  XrayFinding,
  XrayPlace,
} from '../../contracts/xray/xray.ts';
import { isDetectionId } from '../../contracts/xray/xray.ts';
import type { KnownKind } from '../../contracts/xray/xray-states.ts';
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

/** Writes the place of a finding in words. */
export const placeWords = (place: XrayPlace, texts: RadiographTexts = EN): string => {
  if (place.frame === 'mouth') return texts.sides[place.side];
  return place.row === 'middle' && place.column === 'middle'
    ? texts.middleOfPicture
    : texts.inPicture({ row: texts.rows[place.row], column: texts.columns[place.column] });
};

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
    where: placeWords(place, texts),
    confidence,
  });

/**
 * Says what is marked, what read the picture, how often its marks were right, and what that is worth (XRAY-13). Nothing
 * marked never reads as healthy.
 */
export const summaryOf = (
  findings: readonly XrayFinding[],
  isTrained: boolean,
  texts: RadiographTexts = EN,
): string => {
  const [first] = findings;
  const count = findings.length;
  if (isTrained) {
    return `${first === undefined ? texts.foundNothing : texts.found(count)} ${texts.trained}`;
  }
  return first === undefined
    ? `${texts.foundNothing} ${texts.embedded}`
    : `${texts.foundBright(count)} ${texts.measured(first.confidence)} ${texts.embedded}`;
};

/**
 * Adds to a summary that the person, and not the program, has said what the picture shows. Where nobody could say,
 * nothing was looked for, and the summary says that alone.
 */
export const toldSummary = (
  toldKind: KnownKind | null,
  summary: string,
  texts: RadiographTexts = EN,
): string => {
  if (toldKind === 'notSure') return texts.nobodyTold;
  return toldKind === 'dental' ? `${summary} ${texts.toldDental}` : summary;
};
