import { XRAY_FINDINGS_MAX } from '../../../contracts/assessment/chat-context-ids.ts';
import type { Xray, XrayAnalysis } from '../../../contracts/endpoints/xrays.ts';
import { isMeantFor, isMeasured } from '../../../contracts/xray/model-card.ts';
import { isDetectionId } from '../../../contracts/xray/xray.ts';
import { XRAY_ADDRESS_MINUTES } from '../../../contracts/xray/xray-files.ts';
import type { CombinedReading } from '../../assessment/combined-reading.ts';
import { withoutMarks } from '../../assessment/withdrawn-marks.ts';
import { signAddress } from '../../lib/signed-address.ts';
import { toldFindings } from '../../radiograph/told.ts';
import { engineWords, notMeantWords } from '../../radiograph/engine-words.ts';
import {
  detectionWords,
  failedWords,
  findingWords,
  pictureGoneWords,
  placeWords,
  qualityWords,
  refusalWords,
  summaryOf,
  toldSummary,
} from '../../radiograph/words.ts';
import { inLanguage } from '../../texts/speaking.ts';
import type { StoredReading, XrayRow } from '../../repositories/xrays.ts';
import type { PictureSize } from './pictures.ts';

const MINUTE_MS = 60_000;

/** What a kept picture is of: an X-ray, or something that was shown in a call. */
export const PICTURES_OF = ['xrays', 'stills'] as const;
export type PictureOf = (typeof PICTURES_OF)[number];

export const picturePath = (of: PictureOf, id: string, size: PictureSize): string =>
  `/api/${of}/${id}/${size}`;

/** Makes the file name of an X-ray; the patient's own name for the file could identify them. */
export const fileNameFor = ({ createdAt }: Pick<XrayRow, 'createdAt'>): string =>
  `x-ray-${createdAt.toISOString().slice(0, 10)}.jpg`;

/** Joins whole sentences up to the length that the questionnaire takes. */
const within = (sentences: readonly string[], max: number): string => {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > max) return text;
    text = longer;
  }
  return text;
};

/** Returns a re-analysis as it is told: without marks that were on the X-ray then and are not told any more. */
export const toldContent = (
  content: CombinedReading,
  reading: StoredReading | null,
): CombinedReading =>
  reading !== null && content.key_findings.length > toldFindings(reading).length
    ? withoutMarks(content)
    : content;

/** Writes an analyzer's reading in words, with what the person has told of the picture. */
export const analysisOf = (reading: StoredReading, toldKind: XrayRow['toldKind']): XrayAnalysis => {
  const { projection, engine, quality = [], tones = null } = reading;
  const findings = toldFindings(reading);
  return {
    summary: toldSummary(
      toldKind,
      isMeantFor(engine, projection)
        ? summaryOf(findings, engine.isTrained)
        : notMeantWords(projection),
    ),
    projection,
    predictions: findings.map(({ detection, confidence, box, place }) => ({
      kind: detection,
      detection: detectionWords(detection),
      confidence,
      box,
      place,
      place_words: placeWords(place),
    })),
    findings_text: within(
      findings
        // An assessment reads these as words, in English, so a label that nobody has measured could raise its urgency.
        .filter(({ detection }) => isMeasured(engine) || isDetectionId(detection))
        .map((finding) => inLanguage('en', () => findingWords(finding))),
      XRAY_FINDINGS_MAX,
    ),
    engine: {
      name: engine.name,
      version: engine.version,
      is_trained: engine.isTrained,
      card: engine.card ?? null,
      words: engineWords(engine, findings),
    },
    quality: quality.map((id) => ({ id, words: qualityWords(id) })),
    tones,
  };
};

const messageOf = ({ state, refusal }: XrayRow): string | null => {
  if (refusal === 'pictureGone') return pictureGoneWords();
  if (state === 'failed') return failedWords();
  return refusal === null ? null : refusalWords(refusal);
};

/** Shows an X-ray to its owner, with addresses of its picture that expire after a while. */
export const xrayOf = (
  row: XrayRow,
  { secret, now }: { readonly secret: string; readonly now: Date },
): Omit<Xray, 'person'> => {
  // The address stays the same for a minute, so that a page that polls does not load the picture again.
  const until = (Math.floor(now.getTime() / MINUTE_MS) + XRAY_ADDRESS_MINUTES + 1) * MINUTE_MS;
  const address = (size: PictureSize): string =>
    signAddress(secret, { path: picturePath('xrays', row.id, size), until });
  return {
    id: row.id,
    file_name: fileNameFor(row),
    created_at: row.createdAt.toISOString(),
    state: row.state,
    message: messageOf(row),
    told_kind: row.toldKind,
    analysis: row.reading === null ? null : analysisOf(row.reading, row.toldKind),
    picture:
      row.state === 'storing'
        ? null
        : {
            url: address('picture'),
            preview_url: address('preview'),
            width: row.width,
            height: row.height,
            expires_at: new Date(until).toISOString(),
          },
    xray_analysis_id: row.savedAt === null ? null : row.id,
    diagnosis_id: row.diagnosisId,
  };
};
