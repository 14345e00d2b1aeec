import type { Unplaced } from '../../contracts/assessment/places.ts';
import { plainText, tokensOf } from './relevance/tokens.ts';
import { classOf } from './relevance/words.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const PAIN_WORDS = set(`
pain pains painful paining hurt hurts hurting ache aches aching achy sore soreness throb throbs throbbing discomfort
dard dardh dukh dukhta dukhti dukhte dukhtoy dukhtay peed peeda tees takleef taklif
`);

const MATTER_WORDS = set(`
help bleed bleeds bleeding blood swell swells swelling swollen infection problem problems issue emergency madad bachao
khoon khun soojan sujan
`);

/** Words that say nothing of what it is about: how much, since when, to whom. */
const EMPTY_WORDS = set(`
i im am it its is are was has have had having feel feels feeling get getting got there this that me my mine a an the in of
with and or to for from since at on some bit little lot much more so too very really quite bad badly terrible horrible
severe strong sharp dull constant constantly heavily always still again all not stop stops stopping wont cant can will
now today tonight yesterday morning evening night day days week weeks month months hour hours last past few two three
need want please pls doctor doc dr sir madam ho raha rahi rahe hai hain hua mera meri mere mujhe mai main mein ko se ka ki
ke bahut bohot bahot zyada jyada kal aaj din raat thoda kuch karo kijiye bhai
`);

type Kind = Unplaced | 'empty' | 'place' | 'other';

const kindOf = (token: string): Kind => {
  if (PAIN_WORDS.has(token)) return 'pain';
  if (MATTER_WORDS.has(token)) return 'matter';
  if (EMPTY_WORDS.has(token) || /^\d+$/.test(token)) return 'empty';
  const kind = classOf(token);
  if (kind === 'core' || kind === 'place') return 'place';
  return token === 'face' ? 'empty' : 'other';
};

/**
 * Tells words that are only a complaint or a call for help: `placed` when they name a place of the mouth beside it, else
 * what they complain of; null for all other words. A single word that is not known here makes them other words, so that
 * "my knee hurts" is never asked which part of the mouth it means.
 */
export const bareComplaint = (message: string): Unplaced | 'placed' | null => {
  const kinds = new Set(tokensOf(plainText(message)).map(kindOf));
  if (kinds.has('other') || !(kinds.has('pain') || kinds.has('matter'))) return null;
  if (kinds.has('place')) return 'placed';
  return kinds.has('pain') ? 'pain' : 'matter';
};
