import type { FindingId } from '../../../knowledge/findings.ts';

/**
 * Phrases by finding, in the small language of pattern.ts. A phrase that starts with `~` says that the
 * finding is absent although it holds no denial ("can swallow", "gums are healthy").
 */
export type Lexicon = Readonly<Partial<Record<FindingId, readonly string[]>>>;

/** What fails to respond without being a person: a tooth under test, a complaint under treatment. */
export const NOT_A_PERSON =
  '!medicine/medicines/antibiotic/antibiotics/treatment/tablet/tablets/painkiller/painkillers/@tooth/cold/ice/heat/pulp/nerve/test/tests/testing/electric/stimulus/vitality';
