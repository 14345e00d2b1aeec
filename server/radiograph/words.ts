import type {
  QualityId,
  RefusalReason,
  XrayFinding,
  XrayPlace,
} from '../../contracts/xray/xray.ts';
import { isDetectionId } from '../../contracts/xray/xray.ts';
import type { KnownKind } from '../../contracts/xray/xray-states.ts';
import { texts } from '../texts/speaking.ts';

/** Writes what was found in words; a name of a trained model stands for itself. */
export const detectionWords = (detection: string): string =>
  isDetectionId(detection) ? texts().RADIOGRAPH.detections[detection] : detection;

/** Says what the picture looks like, and what to send instead. */
export const refusalWords = (reason: RefusalReason): string => texts().RADIOGRAPH.refusals[reason];

/** Says what makes a picture hard to read, and what helps. */
export const qualityWords = (id: QualityId): string => texts().RADIOGRAPH.quality[id];

/** Writes the place of a finding in words. */
export const placeWords = (place: XrayPlace): string => {
  if (place.frame === 'mouth') return texts().RADIOGRAPH.sides[place.side];
  return place.row === 'middle' && place.column === 'middle'
    ? texts().RADIOGRAPH.middleOfPicture
    : texts().RADIOGRAPH.inPicture({
        row: texts().RADIOGRAPH.rows[place.row],
        column: texts().RADIOGRAPH.columns[place.column],
      });
};

/** Says that there is no reading, and what can be done. */
export const failedWords = (): string => texts().RADIOGRAPH.failed;

/** Says that there is no reading because the picture is gone. */
export const pictureGoneWords = (): string => texts().RADIOGRAPH.pictureGone;

/**
 * Writes one finding as a sentence for the questionnaire (XRAY-22). It says what stands on the picture and nothing of
 * what that may be: the assessment reads it among what the patient has told.
 */
export const findingWords = ({ detection, place, confidence }: XrayFinding): string =>
  texts().RADIOGRAPH.told({
    what: isDetectionId(detection) ? texts().RADIOGRAPH.toldDetections[detection] : detection,
    where: placeWords(place),
    confidence,
  });

/**
 * Says what is marked, what read the picture, how often its marks were right, and what that is worth (XRAY-13). Nothing
 * marked never reads as healthy.
 */
export const summaryOf = (findings: readonly XrayFinding[], isTrained: boolean): string => {
  const [first] = findings;
  const count = findings.length;
  if (isTrained) {
    return `${first === undefined ? texts().RADIOGRAPH.foundNothing : texts().RADIOGRAPH.found(count)} ${texts().RADIOGRAPH.trained}`;
  }
  return first === undefined
    ? `${texts().RADIOGRAPH.foundNothing} ${texts().RADIOGRAPH.embedded}`
    : `${texts().RADIOGRAPH.foundBright(count)} ${texts().RADIOGRAPH.measured(first.confidence)} ${texts().RADIOGRAPH.embedded}`;
};

/**
 * Adds to a summary that the person, and not the program, has said what the picture shows. Where nobody could say,
 * nothing was looked for, and the summary says that alone.
 */
export const toldSummary = (toldKind: KnownKind | null, summary: string): string => {
  if (toldKind === 'notSure') return texts().RADIOGRAPH.nobodyTold;
  return toldKind === 'dental' ? `${summary} ${texts().RADIOGRAPH.toldDental}` : summary;
};
