import type { XrayFinding, XrayReading } from '../../contracts/xray/xray.ts';
import { placeOf } from './place.ts';

/** Detections of earlier embedded analyzers that were right on real radiographs as far as they were bright. */
const STILL_BRIGHT: ReadonlySet<string> = new Set(['metal', 'restoration', 'brightArea']);

/**
 * Share of the bright marks of earlier embedded analyzers that were right, in percent: 52 of 120 on the real radiographs
 * on which MEASURED_CONFIDENCE was measured. They had figures from drawings.
 */
const EARLIER_CONFIDENCE = 43;

type Read = XrayReading & { readonly engine: { readonly isTrained: boolean } };

/**
 * Returns the findings that are told of a stored reading: all of a trained model. Earlier embedded analyzers also
 * marked dark areas and low bone, which real radiographs have shown to be wrong; of theirs only what is bright is told,
 * under the name that it has now. The place comes from the box, as earlier ones named a jaw and a tooth.
 */
export const toldFindings = ({ findings, projection, engine }: Read): XrayFinding[] =>
  findings
    .filter(({ detection }) => engine.isTrained || STILL_BRIGHT.has(detection))
    .map((finding) => {
      const own = { ...finding, place: placeOf(finding.box, projection) };
      return engine.isTrained || finding.detection === 'brightArea'
        ? own
        : { ...own, detection: 'brightArea', confidence: EARLIER_CONFIDENCE };
    });
