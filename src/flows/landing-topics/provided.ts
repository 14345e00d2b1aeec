import { landingTopicsMachine } from '../../../machines/landing-topics/landing-topics.machine.ts';

/** The topics need nothing from outside. */
export const providedLandingTopics = landingTopicsMachine;
