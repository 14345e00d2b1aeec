import type { Category } from '../../contracts/assessment/chat-context.ts';
import type { Database } from '../../server/db/connect.ts';
import { feedback } from '../../server/db/schema.ts';
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

type Rated = { readonly at: Date; readonly rating: number; readonly scale?: number };

/** What nobody in particular thinks of an assessment, or, on a scale of ten, of an X-ray. */
export const addRating = async (db: Database, { at, rating, scale = 5 }: Rated): Promise<void> => {
  const id = randomIds.row();
  const rated = { id, sessionToken: id, ownerId: null, rating, scale };
  await db.sql.insert(feedback).values({ ...rated, improvements: [], createdAt: at });
};
