import type { CheckInWord } from '../../assessment/check-in-ids.ts';
import { CHECK_IN_LINES as ENGLISH } from '../en/check-in.ts';

/** The answers as a dated line has them. */
export const LINE_WORDS: Readonly<Record<CheckInWord, string>> = {
  better: 'पहले से बेहतर',
  same: 'वैसा ही',
  worse: 'पहले से ख़राब',
  seen: 'दाँतों के डॉक्टर ने देखा',
};

/** Dated lines of what somebody told since their result. Those that the dentist alone reads stay English. */
export const CHECK_IN_LINES = {
  ...ENGLISH,
  told: 'आपने हमें क्या बताया',
  line: '{day}: {answer}।',
  lineBy: '{day}: {answer}। {by} तक दाँतों के डॉक्टर को दिखाइए।',
  lineDanger: '{day}: {answer}, ख़तरे के संकेत के साथ। तुरंत मदद लीजिए।',
} as const;
