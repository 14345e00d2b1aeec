import type { EngineCard } from '../../contracts/xray/model-card.ts';
import type { Projection, XrayFinding } from '../../contracts/xray/xray.ts';
import { texts } from '../texts/speaking.ts';
import { detectionWords } from './words.ts';

type Engine = {
  readonly name: string;
  readonly version: string;
  readonly isTrained: boolean;
  readonly card?: EngineCard | null;
};

const ofHundred = (share: number): number => Math.floor(share * 100);

/**
 * Says what read a picture, under which licence, and what its makers have measured, with the figures of the labels that
 * it has marked here. Nothing is said of the embedded analyzer, whose summary says it.
 */
export const engineWords = (
  { name, version, isTrained, card = null }: Engine,
  findings: readonly Pick<XrayFinding, 'detection'>[],
): string[] => {
  if (!isTrained) return [];
  const { readBy, measured, ofLabel, notMeasured } = texts().RADIOGRAPH.engine;
  const by = readBy({ name, version, licence: card?.licence ?? null });
  const figures = card?.measured ?? null;
  if (figures === null) return [by, notMeasured];
  const labels = [...new Set(findings.map(({ detection }) => detection))].flatMap((detection) => {
    const of = figures.perLabel?.[detection];
    return of === undefined ? [] : [{ what: detectionWords(detection), ...of }];
  });
  return [
    by,
    measured({ on: figures.on, pictures: figures.pictures.toLocaleString('en') }),
    ...labels.map(({ what, sensitivity, precision }) =>
      ofLabel({ what, sensitivity: ofHundred(sensitivity), precision: ofHundred(precision) }),
    ),
  ];
};

/** Says that the model has not looked at a picture, since it was made for others. */
export const notMeantWords = (projection: Projection): string =>
  texts().RADIOGRAPH.engine.notMeant[projection];
