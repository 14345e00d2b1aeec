import type { Category } from '../../contracts/chat-context.ts';
import type { Database } from '../../server/db/connect.ts';
import { randomIds } from '../../server/lib/ids.ts';
import { assessmentSessionsIn } from '../../server/repositories/assessment-sessions.ts';
import { assessmentsIn } from '../../server/repositories/assessments.ts';
import { chatSessionsIn } from '../../server/repositories/chat-sessions.ts';
import { DIAGNOSIS } from '../kit/server.ts';

type Result = {
  readonly at: Date;
  readonly category?: Category;
  readonly urgency?: string;
  readonly emergency?: boolean;
  readonly condition?: null;
  readonly signs?: Readonly<Record<string, 'yes' | 'no' | 'not_sure'>>;
  readonly redFlags?: readonly string[];
  readonly issue?: string;
};

/** A result of nobody, as an assessment leaves it. @returns its id */
export const addResult = async (
  db: Database,
  { at, category = 'pain', urgency = 'moderate', issue = 'my tooth hurts', ...rest }: Result,
): Promise<string> => {
  const id = randomIds.row();
  const sessionToken = `detailed-1767225600000-${id.replaceAll('-', '')}`;
  await chatSessionsIn(db.sql).add(id, at);
  await assessmentSessionsIn(db.sql).bind({ sessionToken, chatSessionToken: id });
  await assessmentsIn(db.sql).add({
    id,
    sessionToken,
    createdAt: at,
    expiresAt: new Date('2027-01-01T00:00:00Z'),
    request: {
      issue,
      category,
      age: 'age_31_50',
      sex: 'female',
      followUpAnswers: {},
      medicalHistory: [],
      allergies: '',
      xrayFindings: null,
      ...(rest.signs && { confirmedSigns: { ...rest.signs } }),
    },
    consentBy: null,
    diagnosis: {
      ...DIAGNOSIS,
      urgency,
      diagnosis: rest.condition === null ? [] : DIAGNOSIS.diagnosis,
      emergency: rest.emergency ? { level: 'medical', kinds: ['airway_compromise'] } : null,
      red_flags: [...(rest.redFlags ?? [])],
    },
    engine: 'stub 1',
  });
  return id;
};
