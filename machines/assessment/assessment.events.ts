import type {
  AgeBand,
  Category,
  Depth,
  MedicalCondition,
  Sex,
} from '../../contracts/chat-context.ts';
import type { Progress } from '../../contracts/draft.ts';
import type { Step } from '../../contracts/steps.ts';
import type { Known } from './step-rules.ts';

/** What the chat screen starts the assessment with. */
export type AssessmentInput = {
  progress: Progress;
  /** The address's `step`, honoured if it can be shown; null leaves the choice to the draft. */
  addressStep: string | null;
  /** A concern that came with the address (LAND-06). */
  query: string | null;
};
/** What is known so far, and where to begin. */
export type AssessmentContext = Known & { query: string | null; resumeAt: Step };
/** What the person does, and what the address says. */
export type AssessmentEvents =
  | { type: 'category.chosen'; category: Category }
  | { type: 'age.chosen'; age: AgeBand }
  | { type: 'sex.chosen'; sex: Sex }
  | { type: 'depth.chosen'; depth: Depth }
  | { type: 'condition.toggled'; condition: MedicalCondition }
  | { type: 'allergies.changed'; text: string }
  | { type: 'history.submitted' }
  | { type: 'nextSteps.requested' }
  | { type: 'dentistSearch.requested' }
  | { type: 'step.backRequested' }
  | { type: 'route.changed'; step: string | null };
