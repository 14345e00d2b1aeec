import type { Match, Phrase, Token } from './pattern.ts';
import { compilePhrase, findPhrase, placesIn } from './pattern.ts';

type Entry<T> = { readonly phrase: Phrase; readonly means: T };
export type Hit<T> = {
  readonly means: T;
  readonly match: Match;
};
export type PhraseBook<T> = { readonly search: (tokens: readonly Token[]) => Hit<T>[] };

/**
 * Orders phrases by one of their words, so that a clause is only compared with phrases it may hold. Compiled once;
 * searching is linear in the number of words and of phrases that share one with them.
 */
export const makePhraseBook = <T>(phrases: ReadonlyArray<readonly [string, T]>): PhraseBook<T> => {
  const byKey = new Map<string, Entry<T>[]>();
  for (const [source, means] of phrases) {
    const entry = { phrase: compilePhrase(source), means };
    for (const key of entry.phrase.anchor) {
      const list = byKey.get(key);
      if (list === undefined) byKey.set(key, [entry]);
      else list.push(entry);
    }
  }
  const search = (tokens: readonly Token[]): Hit<T>[] => {
    const tried = new Set<Entry<T>>();
    for (const { keys } of tokens) {
      for (const key of keys) for (const entry of byKey.get(key) ?? []) tried.add(entry);
    }
    if (tried.size === 0) return [];
    const places = placesIn(tokens);
    const hits: Hit<T>[] = [];
    for (const { phrase, means } of tried) {
      for (const match of findPhrase(places, phrase)) hits.push({ means, match });
    }
    return hits;
  };
  return { search };
};
