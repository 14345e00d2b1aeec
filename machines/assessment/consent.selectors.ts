import type { ConsentBy } from '../../contracts/assessment/chat-context.ts';
import { asksWhoAgrees, consentChoices } from '../../contracts/rules/consent-by.ts';
import type { AssessmentSnapshot } from './assessment.selectors.ts';

/** Consent and call, while CONSENT_GATE is on. */
export type ConsentView = {
  consent: boolean;
  /** True when the screen asks who agrees; `consentBy` is the answer. */
  asksWho: boolean;
  /** Those who may be named. */
  choices: readonly ConsentBy[];
  consentBy: ConsentBy | null;
  busy: boolean;
  failed: boolean;
  canAsk: boolean;
  /** Input that is missing before the call; the tick where nothing else is. */
  waitsFor: 'both' | 'who' | 'tick';
};

const missingOf = ({ chatContext, consentBy }: AssessmentSnapshot['context']) => {
  if (!asksWhoAgrees(chatContext) || consentBy !== null) return 'tick';
  return chatContext.consent ? 'who' : 'both';
};

/** The consent box and the call behind it (CONS-02..08). */
export const selectConsent = (snapshot: AssessmentSnapshot): ConsentView => ({
  consent: snapshot.context.chatContext.consent,
  asksWho: asksWhoAgrees(snapshot.context.chatContext),
  choices: consentChoices(snapshot.context),
  consentBy: snapshot.context.consentBy,
  busy: snapshot.hasTag('busy'),
  failed: snapshot.matches({ CONSENT_GATE: 'diagnosisFailed' }),
  canAsk: snapshot.can({ type: 'assessment.requested' }),
  waitsFor: missingOf(snapshot.context),
});
