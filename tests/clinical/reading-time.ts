import { CONCERN_MAX } from '../../contracts/assessment/chat-context.ts';
import { readConcern } from '../../server/assessment/read-concern.ts';
import { readExamples } from '../../server/training/examples.ts';

const filledWith = (parts: readonly string[]): string =>
  parts.join(' ').repeat(CONCERN_MAX).slice(0, CONCERN_MAX);

const EXAMPLES = readExamples();
const examples = (isDangerous: boolean): string[] =>
  EXAMPLES.filter(({ signs }) => signs.length > 0 === isDangerous)
    .map(({ text }) => text)
    .filter((_, at) => at % 40 === 0);

/** Texts as long as a concern may be, of the kinds that are dear to read. */
const LONGEST: ReadonlyArray<readonly [string, string]> = [
  ['calm prose', filledWith(examples(false))],
  ['every danger', filledWith(examples(true))],
  ['one danger', filledWith(['I cannot breathe and the bleeding will not stop. '])],
  ['denials', filledWith(['no fever no swelling no pus, koi dard nahi, '])],
  ['a denied list', `no fever,${filledWith(['pus,'])}`.slice(0, CONCERN_MAX)],
  ['Hinglish', filledWith(['mere daant mein bahut dard hai aur masude se khoon aa raha hai. '])],
  ['slips', filledWith(['tothahce gunms sweling blleding fevver. '])],
  ['long tokens', filledWith(['cantswallowbreathing toothpainswelling '])],
  ['numbers alone', filledWith(['1,'])],
];

/** Times that the first are read before the clock is started, and read by the clock. */
const WARM_UP = 5;
const TIMED = 20;

/** Returns the milliseconds of processor time that reading takes for each kind of text, the median of many. */
export const readingTimes = (): Array<readonly [string, number]> =>
  LONGEST.map(([kind, text]) => {
    for (let turn = 0; turn < WARM_UP; turn += 1) readConcern(text);
    const times = Array.from({ length: TIMED }, () => {
      const before = process.cpuUsage();
      readConcern(text);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    return [kind, times.toSorted((a, b) => a - b)[TIMED / 2] ?? 0];
  });
