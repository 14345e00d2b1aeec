import type { CheckIn } from '../../contracts/assessment/check-in.ts';
import type { Diagnosis, Emergency } from '../../contracts/assessment/diagnosis.ts';
import { soonerLine } from '../../contracts/rules/check-in-lines.ts';
import { helpIn } from '../../contracts/rules/emergency-help.ts';
import { beforeTheVisit } from '../../contracts/rules/danger-lines.ts';
import { urgencyLevelOf } from '../../contracts/rules/urgency-level.ts';
import { EMERGENCY } from '../../contracts/texts/en/emergency.ts';
import { RESULT } from '../../contracts/texts/en/result.ts';
import { SAVED_RESULT } from '../../contracts/texts/en/saved-result.ts';
import { URGENCY_WORDS } from '../../contracts/texts/en/urgency.ts';
import { DAY_WORDS, headlineOf, isPast, lastDayOf } from './days.ts';
import type { DatedLevel } from './days.ts';
import type { Block, Tone } from './report.ts';

/** Moments at which a result was made and is read: a day that was advised counts from the first. */
export type Moments = { readonly madeAt: string; readonly readAt: string };

const TONES: Readonly<Record<DatedLevel, Tone>> = {
  urgent: 'urgent',
  moderate: 'soon',
  routine: 'routine',
};

/** Writes the text on the badge of a level. */
export const badgeOf = (level: DatedLevel | 'emergency'): string => {
  const { words, when } = URGENCY_WORDS[level];
  return `${words} (${when})`;
};

const texts = (all: readonly string[]): Block[] => all.map((text) => ({ kind: 'paragraph', text }));

/** Puts help first, however long ago the emergency was: what it is, whom to call, and what to do until then. */
export const emergencyHead = (emergency: Emergency): Block => {
  const { level, title, advice, ways } = helpIn(emergency);
  const [lead = 'call_or_go', ...steps] = advice;
  const calls = ways.flatMap((way) => {
    if (way.kind !== 'call') return [];
    const { label, name } = EMERGENCY.calls[way.call.id];
    return name === undefined ? label : `${label}: ${name}`;
  });
  return {
    kind: 'panel',
    tone: 'urgent',
    badge: badgeOf('emergency'),
    blocks: [
      { kind: 'heading', level: 1, text: EMERGENCY.titles[title] },
      { kind: 'paragraph', text: EMERGENCY.advice[lead], look: 'lead' },
      ...(calls.length === 0 ? [] : [{ kind: 'list', items: calls } as const]),
      ...(steps.length === 0
        ? []
        : [
            { kind: 'heading', level: 2, text: EMERGENCY.meanwhile[level] } as const,
            {
              kind: 'list',
              items: steps.map((id) => EMERGENCY.advice[id]),
              isOrdered: true,
            } as const,
          ]),
    ],
  };
};

/** Says by when a dentist is to be seen, or that this day is over. */
export const datedHead = (
  level: DatedLevel,
  result: Pick<Diagnosis, 'summary' | 'what_changes' | 'steps' | 'recommendation'>,
  { madeAt, readAt }: Moments,
  since: string | null = null,
): Block => {
  const isOver = isPast(level, madeAt, readAt);
  const title = isOver
    ? SAVED_RESULT.pastTitle.replace('{by}', lastDayOf(level, madeAt))
    : headlineOf(level, madeAt);
  const { danger, sooner, soonerWithSteps } = beforeTheVisit(result, level, RESULT);
  const next = isOver ? SAVED_RESULT.past : (sooner ?? soonerWithSteps ?? '');
  return {
    kind: 'panel',
    tone: isOver ? 'info' : TONES[level],
    badge: badgeOf(level),
    blocks: [
      { kind: 'heading', level: 1, text: title },
      ...(since === null ? [] : [{ kind: 'paragraph', text: since, look: 'strong' } as const]),
      ...danger.map((text): Block => ({ kind: 'paragraph', text, look: 'strong' })),
      ...texts([result.summary ?? '', next].filter((text) => text !== '')),
    ],
  };
};

/**
 * Builds what stands first: what to do, and by when (DIAG-13..17). A danger that was told later counts as much as one of the
 * day of the result.
 */
export const headPart = (result: Diagnosis, moments: Moments, checkIn: CheckIn | null): Block => {
  const level = urgencyLevelOf(result);
  const emergency = result.emergency ?? checkIn?.emergency ?? null;
  if (emergency !== null) return emergencyHead(emergency);
  if (level === 'emergency') return datedHead('urgent', result, moments);
  const base = { level, madeAt: moments.madeAt };
  return datedHead(level, result, moments, soonerLine(base, checkIn?.answers ?? [], DAY_WORDS));
};
