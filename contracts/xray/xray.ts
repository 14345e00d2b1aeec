import * as z from 'zod/mini';

/**
 * Things that a reader may mark, by id. The embedded analyzer marks `brightArea` alone; the others are for a trained
 * model, which may have names of its own as well.
 */
export const DETECTION_IDS = [
  'darkAreaAtRoot',
  'darkAreaInTooth',
  'lowBone',
  'metal',
  'restoration',
  'brightArea',
] as const;
export type DetectionId = (typeof DETECTION_IDS)[number];

const KNOWN: ReadonlySet<string> = new Set(DETECTION_IDS);

/** Returns true for an id that there are words for. */
export const isDetectionId = (detection: string): detection is DetectionId => KNOWN.has(detection);

/** Longest name that a trained model may give, in characters. */
export const DETECTION_MAX = 60;

/**
 * Reasons for which a picture is not read: in colour, of a screen, of writing, of nothing, or of something other than
 * teeth.
 */
export const REFUSAL_REASONS = ['blank', 'colour', 'document', 'notTeeth', 'screen'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export const PROJECTIONS = ['intraoral', 'panoramic'] as const;
export type Projection = (typeof PROJECTIONS)[number];

const share = z.number().check(z.minimum(0), z.maximum(1));

/** A rectangle in shares of the picture, from its upper left corner. */
export const XrayBox = z.object({ x: share, y: share, width: share, height: share });
export type XrayBox = z.infer<typeof XrayBox>;

/**
 * Place of a finding. It is in the mouth only on a panoramic picture, whose left is the person's right by convention; a
 * small film does not say which side of the mouth it shows.
 */
export const XrayPlace = z.discriminatedUnion('frame', [
  z.object({
    frame: z.literal('mouth'),
    side: z.enum(['left', 'front', 'right']),
  }),
  z.object({
    frame: z.literal('picture'),
    row: z.enum(['top', 'middle', 'bottom']),
    column: z.enum(['left', 'middle', 'right']),
  }),
]);
export type XrayPlace = z.infer<typeof XrayPlace>;

/** One place that is marked on a picture. */
export const XrayFinding = z.object({
  /** One of DETECTION_IDS, or the name that a trained model's labels give. */
  detection: z.string().check(z.minLength(1), z.maxLength(DETECTION_MAX)),
  confidence: z.int().check(z.minimum(0), z.maximum(100)),
  box: XrayBox,
  place: XrayPlace,
});
export type XrayFinding = z.infer<typeof XrayFinding>;

/** What can make a picture hard to read, for a program and for a dentist. `cutOff`: one side may be missing in part. */
export const QUALITY_IDS = ['tooDark', 'flat', 'blurred', 'small', 'cutOff'] as const;
export type QualityId = (typeof QUALITY_IDS)[number];

/** Brightness of a picture's darkest and brightest parts, between which it is stretched for more contrast. */
export const XrayTones = z.object({ black: share, white: share });
export type XrayTones = z.infer<typeof XrayTones>;

/** Findings from one picture. Readings of before 2026-11-27 say nothing of its quality. */
export const XrayReading = z.object({
  projection: z.enum(PROJECTIONS),
  findings: z.array(XrayFinding),
  quality: z.optional(z.array(z.enum(QUALITY_IDS))),
  tones: z.optional(XrayTones),
});
export type XrayReading = z.infer<typeof XrayReading>;
