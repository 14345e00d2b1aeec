import { assign, setup } from 'xstate';
import type { SnapshotFrom } from 'xstate';
import { OWN_WORDS_MAX } from '../../contracts/site/milestones.ts';
import type {
  AchievedDays,
  Milestone,
  MilestoneId,
  ShareTarget,
} from '../../contracts/site/milestones.ts';
import { effectNotProvided, notProvided } from '../kit/not-provided.ts';
import { raisesNotice, say } from '../kit/raise-notice.ts';
import type { Tag } from '../kit/tags.ts';
import type { NoticeRaised } from '../notices/notices.machine.ts';
import {
  COPIED,
  COPY_FAILED,
  SHARED,
  SHARE_FAILED,
} from '../../contracts/texts/en/flows/milestone-share.ts';
import { daysOf, milestonesWith } from './milestones.ts';

/** The record on the device, and whether the device has a share sheet of its own. */
export type KeptMilestones = { readonly days: AchievedDays; readonly hasSheet: boolean };
/** Text to share, and the place to share it. */
export type Sharing = { readonly target: ShareTarget; readonly text: string };
/** Outcome of sharing; `on` is the day, as ISO 8601 writes it. */
export type Shared =
  | { readonly verdict: 'shared'; readonly on: string }
  | { readonly verdict: 'dismissed' };

type MilestoneShareContext = {
  readonly milestones: readonly Milestone[];
  readonly hasSheet: boolean;
  readonly chosen: MilestoneId;
  /** The person's own words, which stand before the milestone's. */
  readonly words: string;
};
type MilestoneShareEvents =
  | { type: 'milestone.chosen'; id: MilestoneId }
  | { type: 'words.changed'; text: string }
  | { type: 'share.requested'; target: ShareTarget }
  | { type: 'copy.requested' };

/** Returns everything that others would read. */
export const textOf = ({ milestones, chosen, words }: MilestoneShareContext): string =>
  [words.trim(), milestones.find(({ id }) => id === chosen)?.shareText ?? '']
    .filter(Boolean)
    .join('\n\n');

const milestoneShare = setup({
  types: {} as {
    context: MilestoneShareContext;
    events: MilestoneShareEvents;
    emitted: NoticeRaised;
    children: {
      readMilestones: 'readMilestones';
      shareMilestone: 'shareMilestone';
      copyMilestone: 'copyMilestone';
    };
    tags: Tag;
  },
  actors: {
    readMilestones: notProvided<KeptMilestones>('readMilestones'),
    shareMilestone: notProvided<Shared, Sharing>('shareMilestone'),
    copyMilestone: notProvided<void, Pick<Sharing, 'text'>>('copyMilestone'),
  },
  actions: {
    rememberKept: assign((_, { days, hasSheet }: KeptMilestones) => ({
      milestones: milestonesWith(days),
      hasSheet,
    })),
    choose: assign((_, { id }: { readonly id: MilestoneId }) => ({ chosen: id })),
    rememberWords: assign((_, { text }: { readonly text: string }) => ({
      words: text.slice(0, OWN_WORDS_MAX),
    })),
    markAchieved: assign(({ context: { milestones, chosen } }, shared: Shared) => ({
      milestones: milestones.map((milestone) =>
        milestone.id === chosen && shared.verdict === 'shared'
          ? { ...milestone, achieved: true, achievedDate: shared.on }
          : milestone,
      ),
    })),
    keepMilestones: effectNotProvided('keepMilestones') as (
      _: unknown,
      params: AchievedDays,
    ) => void,
    raiseNotice: raisesNotice(),
  },
  guards: { isShared: (_, shared: Shared) => shared.verdict === 'shared' },
});

/**
 * The patient chooses a milestone, sees it as others will, and shares or copies it (SHARE-01..21). Nothing about the
 * assessment goes along unless the patient writes it. The step SOCIAL_SHARING runs it.
 */
export const milestoneShareMachine = milestoneShare.createMachine({
  id: 'milestoneShare',
  description: 'Somebody shares a milestone.',
  context: { milestones: milestonesWith({}), hasSheet: false, chosen: 'teethChecked', words: '' },
  initial: 'readingMilestones',
  states: {
    readingMilestones: {
      description: 'What was shared before is read from the device.',
      tags: 'busy',
      invoke: {
        id: 'readMilestones',
        src: 'readMilestones',
        onDone: {
          target: 'choosing',
          actions: { type: 'rememberKept', params: ({ event }) => event.output },
        },
        // Everything can be shared all the same when the record cannot be read.
        onError: 'choosing',
      },
    },
    choosing: {
      description: 'A milestone is chosen, with words of one’s own, and seen as others will.',
      on: {
        'milestone.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'words.changed': { actions: { type: 'rememberWords', params: ({ event }) => event } },
        'share.requested': 'sharing',
        'copy.requested': 'copying',
      },
    },
    sharing: {
      description: 'Another app or a window takes it over.',
      tags: 'busy',
      invoke: {
        id: 'shareMilestone',
        src: 'shareMilestone',
        input: ({ context, event }) => ({
          target: event.type === 'share.requested' ? event.target : 'sheet',
          text: textOf(context),
        }),
        onDone: [
          {
            guard: { type: 'isShared', params: ({ event }) => event.output },
            target: 'choosing',
            actions: [
              { type: 'markAchieved', params: ({ event }) => event.output },
              { type: 'keepMilestones', params: ({ context }) => daysOf(context.milestones) },
              say('success', SHARED),
            ],
          },
          { target: 'choosing' },
        ],
        onError: { target: 'choosing', actions: say('error', SHARE_FAILED) },
      },
    },
    copying: {
      description: 'The text goes to the clipboard, with the address of this site.',
      tags: 'busy',
      invoke: {
        id: 'copyMilestone',
        src: 'copyMilestone',
        input: ({ context }) => ({ text: textOf(context) }),
        onDone: { target: 'choosing', actions: say('success', COPIED) },
        onError: { target: 'choosing', actions: say('error', COPY_FAILED) },
      },
    },
  },
});

type MilestoneShareSnapshot = SnapshotFrom<typeof milestoneShareMachine>;

export const selectMilestones = ({ context }: MilestoneShareSnapshot): readonly Milestone[] =>
  context.milestones;

export const selectChosenMilestone = ({ context }: MilestoneShareSnapshot): MilestoneId =>
  context.chosen;

/** The person's own words. */
export const selectOwnWords = ({ context }: MilestoneShareSnapshot): string => context.words;

/** Returns everything that others would read, but for the address of this site. */
export const selectSharedText = ({ context }: MilestoneShareSnapshot): string => textOf(context);

/** Returns true when the device has a share sheet of its own. */
export const selectHasSheet = ({ context }: MilestoneShareSnapshot): boolean => context.hasSheet;

/** Returns true while the milestone is being shared or copied. */
export const selectIsSharing = (snapshot: MilestoneShareSnapshot): boolean =>
  snapshot.hasTag('busy');
