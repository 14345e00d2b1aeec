import { describe, expect, it } from 'vitest';
import { MILESTONE_IDS } from '../../../contracts/site/milestones.ts';
import type { Milestone } from '../../../contracts/site/milestones.ts';
import { textOf } from '../../../machines/milestone-share/milestone-share.machine.ts';
import type { milestoneShareMachine } from '../../../machines/milestone-share/milestone-share.machine.ts';
import { daysOf, milestonesWith } from '../../../machines/milestone-share/milestones.ts';
import { holdAgainst } from '../../kit/oracle.ts';
import type { Oracle } from '../../kit/oracle.ts';

const NONE = milestonesWith({});
const known = {
  milestones: NONE,
  hasSheet: true,
  chosen: 'visitPlanned',
  words: 'At last',
} as const;
const said = (title: string) => [`emits notice.raised: ${title}`];

const oracle: Oracle<typeof milestoneShareMachine> = {
  known,
  opens: [
    {
      input: undefined,
      at: 'readingMilestones',
      knows: { milestones: NONE, hasSheet: false, chosen: 'teethChecked', words: '' },
    },
  ],
  delays: {},
  starts: {
    readingMilestones: ['calls readMilestones'],
    sharing: ['calls shareMilestone'],
    copying: ['calls copyMilestone'],
  },
  leaves: {
    readingMilestones: {
      tags: ['busy'],
      on: {
        'done: readMilestones': {
          with: { output: { days: { weekBrushed: '2026-01-02' }, hasSheet: false } },
          to: 'choosing',
          knows: { milestones: milestonesWith({ weekBrushed: '2026-01-02' }), hasSheet: false },
        },
        'failed: readMilestones': { to: 'choosing', knows: known },
      },
    },
    choosing: {
      on: {
        'milestone.chosen': {
          with: { id: 'dentistSpokenTo' },
          to: 'stays',
          knows: { chosen: 'dentistSpokenTo', words: 'At last' },
        },
        'words.changed': [
          { with: { text: 'Hooray' }, to: 'stays', knows: { words: 'Hooray' } },
          // No more than fits.
          { with: { text: 'x'.repeat(300) }, to: 'stays', knows: { words: 'x'.repeat(200) } },
        ],
        'share.requested': { with: { target: 'whatsapp' }, to: 'sharing', knows: known },
        'copy.requested': { to: 'copying', knows: known },
      },
    },
    sharing: {
      tags: ['busy'],
      on: {
        'done: shareMilestone': [
          {
            with: { output: { verdict: 'shared', on: '2026-01-03' } },
            to: 'choosing',
            knows: { ...known, milestones: milestonesWith({ visitPlanned: '2026-01-03' }) },
            does: ['keepMilestones', ...said('Shared Successfully!')],
          },
          { with: { output: { verdict: 'dismissed' } }, to: 'choosing', knows: known },
        ],
        'failed: shareMilestone': { to: 'choosing', knows: known, does: said('Share Failed') },
      },
    },
    copying: {
      tags: ['busy'],
      on: {
        'done: copyMilestone': {
          to: 'choosing',
          knows: known,
          does: said('Copied to Clipboard!'),
        },
        'failed: copyMilestone': { to: 'choosing', knows: known, does: said('Copy Failed') },
      },
    },
  },
};

holdAgainst('milestoneShare', oracle);

describe('the milestones', () => {
  it('[SHARE-14] [SHARE-15] are four, each with all that is shown and shared of it', () => {
    expect(NONE.map(({ id }) => id)).toEqual(MILESTONE_IDS);
    const { achieved, achievedDate, ...first } = NONE[0] as Milestone;
    expect(first).toEqual({
      id: 'teethChecked',
      title: 'I checked on my teeth',
      description: 'Ten questions, answered in five minutes.',
      icon: 'check',
      color: 'primary',
      shareText: 'I took five minutes to check on my teeth. When did you last? #DentalHealth #AI',
    });
    expect([achieved, achievedDate]).toEqual([false, null]);
  });

  it.each(NONE)('[SHARE-13] [CONST-27] carry the two hashtags: $id', ({ shareText }) => {
    expect(shareText).toMatch(/ #DentalHealth #AI$/);
  });

  it('are kept as the days of those that were shared', () => {
    expect(daysOf(milestonesWith({ weekBrushed: '2026-01-02' }))).toEqual({
      weekBrushed: '2026-01-02',
    });
  });

  it('go out after one’s own words, which no blank line begins', () => {
    expect(textOf({ ...known, words: '  ' })).toBe(NONE[1]?.shareText);
    expect(textOf({ ...known, words: ' At last ' })).toBe(`At last\n\n${NONE[1]?.shareText}`);
  });
});
