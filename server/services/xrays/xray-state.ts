import type { RefusalReason } from '../../../contracts/xray/xray.ts';
import type { KnownKind, ToldKind, XrayState } from '../../../contracts/xray/xray-states.ts';
import type { StoredReading, XrayRow } from '../../repositories/xrays.ts';

/** The life of one X-ray, as its row holds it. */
export type XrayLife = {
  readonly state: XrayState;
  /** Number of analyses asked for. */
  readonly analyses: number;
  readonly reading: StoredReading | null;
  /** Reason of a refusal, or of a failure where it is known. */
  readonly refusal: XrayRow['refusal'];
  /** What the person has told that it shows; `null` before. */
  readonly toldKind: KnownKind | null;
};

/**
 * Events of an X-ray. `gaveUp`: the analysis was tried often enough. `pictureMissed`: its picture is not in the store.
 */
export type XrayEvent =
  | { readonly type: 'stored' }
  | { readonly type: 'asked' }
  | { readonly type: 'read'; readonly reading: StoredReading }
  | { readonly type: 'refused'; readonly reason: RefusalReason }
  | { readonly type: 'unsure' }
  | { readonly type: 'told'; readonly kind: ToldKind }
  | { readonly type: 'gaveUp' }
  | { readonly type: 'pictureMissed' };

/** `illegal`: the row stays as it is. */
export type XrayTransition =
  | { readonly kind: 'moved'; readonly to: XrayLife }
  | { readonly kind: 'illegal'; readonly state: XrayState };

type Type = XrayEvent['type'];
type Move<T extends Type> = (life: XrayLife, event: Extract<XrayEvent, { type: T }>) => XrayLife;

const asked: Move<'asked'> = (life) => ({
  ...life,
  state: 'analyzing',
  analyses: life.analyses + 1,
  refusal: null,
});

const told: Move<'told'> = (life, { kind }) =>
  kind === 'other'
    ? { ...life, state: 'refused', refusal: 'notTeeth', toldKind: kind }
    : { ...asked(life, { type: 'asked' }), toldKind: kind };

const MOVES: Readonly<Record<XrayState, { readonly [T in Type]?: Move<T> }>> = {
  storing: { stored: (life) => ({ ...life, state: 'stored' }) },
  stored: { asked },
  analyzing: {
    read: (life, { reading }) => ({ ...life, state: 'analyzed', reading }),
    refused: (life, { reason }) => ({ ...life, state: 'refused', refusal: reason }),
    unsure: (life) => ({ ...life, state: 'unsure' }),
    gaveUp: (life) => ({ ...life, state: 'failed' }),
    pictureMissed: (life) => ({ ...life, state: 'failed', refusal: 'pictureGone' }),
  },
  analyzed: {},
  unsure: { told },
  refused: {},
  failed: { asked },
};

/** Returns what becomes of an X-ray in any state on any event (the pattern of `jobs/job-state.ts`). */
export const xrayTransition = <T extends Type>(
  life: XrayLife,
  event: Extract<XrayEvent, { type: T }>,
): XrayTransition => {
  const moves = MOVES[life.state] as { readonly [Name in Type]?: Move<T> };
  const move = moves[event.type];
  return move ? { kind: 'moved', to: move(life, event) } : { kind: 'illegal', state: life.state };
};
