import { expect, it } from 'vitest';
import { isInUnreadLanguage } from '../../../server/assessment/language.ts';

it.each(['ठंडा पानी पीने पर मेरी दाढ़ दुखती है', 'मेरा दाँत दुखता है', 'मसूड़े दुखते हैं, ख़ून भी आता है'])(
  'Hindi that says what hurts is read: %s',
  (message) => {
    expect(isInUnreadLanguage(message)).toBe(false);
  },
);

it.each(['माझा दात दुखतो आहे', 'दाढ खूप दुखते आहे', 'हिरडी दुखतंय', 'दात दुखत आहेत'])(
  'Marathi is not: %s',
  (message) => {
    expect(isInUnreadLanguage(message)).toBe(true);
  },
);
