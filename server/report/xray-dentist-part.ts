import type { Prediction } from '../../contracts/endpoints/xrays.ts';
import type { KnownKind } from '../../contracts/xray/xray-states.ts';
import { PRODUCT_NAME } from '../../contracts/common/product.ts';
import { REANALYSIS } from '../../contracts/texts/en/reanalysis.ts';
import { dayOf } from './days.ts';
import { DENTIST_WORDS } from './dentist-words.ts';
import { badgeOf } from './head-part.ts';
import { sureOf } from './reanalysis-report.ts';
import type { ReportedReanalysis } from './reanalysis-report.ts';
import type { Block, Fact } from './report.ts';

const { xray: NOTE } = DENTIST_WORDS;

const fact = (term: string, ...texts: readonly string[]): Fact => ({ term, texts });

/** Lists what is marked, each kind in a line with all its places. */
const markedOf = (predictions: readonly Prediction[]): string[] => {
  const places = new Map<string, string[]>();
  for (const prediction of predictions) {
    const { detection, place_words: place } = prediction;
    const known = places.get(detection) ?? [];
    places.set(detection, [...known, `${place} (${sureOf(prediction)})`]);
  }
  return [...places].map(([detection, all]) => `${detection}: ${all.join('; ')}`);
};

/** Tells a dentist that a person, and not the program, has said what the picture shows, or that nobody could. */
const toldOf = (toldKind: KnownKind | null): string[] => {
  if (toldKind === 'notSure') return [NOTE.nobodyTold];
  return toldKind === 'dental' ? [NOTE.toldDental] : [];
};

/** Builds the page for the dentist: what a dentist wants to know of a machine's reading. */
export const xrayDentistPart = (reported: ReportedReanalysis): Block[] => {
  const { analysis, reanalysis, toldKind, xrayMadeAt } = reported;
  const { engine, projection, predictions } = analysis;
  const reader = (engine.is_trained ? NOTE.trained : NOTE.untrained)
    .replace('{product}', PRODUCT_NAME)
    .replace('{name}', engine.name)
    .replace('{version}', engine.version);
  const uploaded = NOTE.uploaded
    .replace('{projection}', NOTE.projections[projection])
    .replace('{day}', dayOf(xrayMadeAt));
  const marked = markedOf(predictions);
  return [
    { kind: 'newPage' },
    { kind: 'heading', level: 2, text: NOTE.title },
    { kind: 'paragraph', text: NOTE.intro, look: 'soft' },
    {
      kind: 'facts',
      rows: [
        // What read it stands in the line before.
        fact(NOTE.reader, reader, ...engine.words.slice(1)),
        fact(NOTE.picture, uploaded, ...toldOf(toldKind)),
        fact(NOTE.findings, ...(marked.length === 0 ? [NOTE.nothing] : marked)),
        fact(NOTE.urgency, badgeOf(reanalysis.urgency_level)),
        fact(REANALYSIS.withXray, ...reanalysis.diagnosis_a_combined.bullet_points),
        fact(REANALYSIS.answersAlone, ...reanalysis.diagnosis_b_questionnaire_only.bullet_points),
      ].filter(({ texts }) => texts.length > 0),
    },
  ];
};
