import { landingTopicsMachine } from '../../../machines/landing-topics/landing-topics.machine.ts';

/** The topics flow; it needs no outside effects. */
export const providedLandingTopics = landingTopicsMachine;
