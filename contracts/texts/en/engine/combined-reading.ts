import type { ConfidenceBand } from '../../../rules/confidence-band.ts';

/** Words for the causes in a re-analysis. A suspicion has no figure, and a small figure says less than it seems to. */
export const CAUSES = {
  /** `{likely}` is the likelihood in words, as the result has it. */
  cause: '{likely}: {name}',
  seen: '{name}. {seen}',
  causeInFigures: '{likely}: {name}, {percent}%',
  bothNames: '{plain} ({name})',
  suspicion: '{name} must be looked at by a dentist. This is a suspicion, not a finding.',
  fits: '{cause}. The picture may show what fits this: {what}.',
  unknown: 'Your answers were not enough to tell what this is.',
} as const;

/** Words for one finding in the list of key findings. */
export const FINDING = {
  line: '{what} ({where}; {band}, {percent} of 100).',
  bands: { high: 'fairly sure', medium: 'less sure', low: 'not sure' },
} as const satisfies { line: string; bands: Readonly<Record<ConfidenceBand, string>> };

/** Sentences on what a picture adds to a case. */
export const PICTURE = {
  marked: 'Marked on the X-ray: {what}.',
  nothing: 'No marks on the X-ray. This does not mean that all is well.',
  notSought: 'Nobody could say that this picture shows teeth, so nothing was looked for on it.',
  raised: '{visit} The picture may show something that a dentist should look at sooner.',
  takeAlong: 'Take the X-ray with you, so that a dentist can read it.',
} as const;

/** Sentences on what the X-ray changes, and what it does not. */
export const DIFFERENCES = {
  nothingFound:
    'No marks. This does not mean that all is well. The picture added nothing to your answers, so your result stays as it is.',
  notSought:
    'Nobody could say that this picture shows teeth, so nothing was looked for on it, and your result stays as it is. A dentist can say what it shows.',
  emergency:
    'The X-ray changes nothing: what you told us needs help now, whatever the picture shows.',
  raised: 'Your answers alone say: {before} Because of what the picture may show we say: {after}',
  countsMore:
    'What the picture may show fits {names}. So this counts a little more than from your answers alone.',
  fits: 'What the picture may show fits {names}, which your answers point to as well. It doesn’t change any likelihood.',
  sameUrgency: 'How soon to see a dentist stays as it was.',
  nothing: 'The picture added nothing to your answers, so your result stays as it is.',
  keptWithXray:
    'Your saved result was made with findings of an X-ray. Without them your answers alone are shown beside it.',
  withdrawn:
    'This was read with marks that have proved wrong on real X-rays, so they are not shown any more. How soon to see a dentist stays as it was said. Read the X-ray together with your answers again for a reading without them.',
  onlyDentist: 'Only a dentist can say what an X-ray shows.',
} as const;
