import { describe, expect, it } from 'vitest';
import {
  articleSearchMachine,
  selectFound,
  selectOutcome,
} from '../../../machines/article-search/article-search.machine.ts';

type State = 'listingAll' | 'searching' | 'listingFound' | 'searchFailed';
const at = (value: State, found: readonly string[] | null) =>
  articleSearchMachine.resolveState({ value, context: { words: 'gums', found } });

describe('what is said of a search', () => {
  it.each<[State, readonly string[] | null, string]>([
    ['listingAll', null, ''],
    ['searching', ['/blog/a'], ''],
    ['listingFound', [], 'No articles found. Try other words, or one of these ways.'],
    ['listingFound', ['/blog/a'], '1 article found'],
    ['listingFound', ['/blog/a', '/blog/b'], '2 articles found'],
    [
      'searchFailed',
      null,
      'The search could not be made. All articles are listed. Press Enter to try again.',
    ],
  ])('at %s with %j is %j', (state, found, said) => {
    expect(selectOutcome(at(state, found))).toBe(said);
    expect(selectFound(at(state, found))).toEqual(found);
  });
});
