/**
 * The clinical bench: scores every vignette file in both modes with its medicines, notes and likelihoods, the first
 * messages, the lay voices and every file of relevance lines, and prints the measures with 95 % Wilson intervals and
 * every miss. All sets but the held-out parts of the voices and of the first messages have been used for tuning: read
 * the figures as a floor against regressions, not as accuracy in use.
 */
import { assess } from '../../server/assessment/assess.ts';
import {
  CALIBRATED_ON,
  CALIBRATION_HELD_OUT,
  calibration,
  calibrationOfErring,
} from './calibration.ts';
import type { Bin } from './calibration.ts';
import { scoreFramings, sumOf } from './framing-score.ts';
import { WORDING_PARTS } from './framings.ts';
import type { WordingPart } from './framings.ts';
import { loadFirstMessages, scoreFirstMessages, scoreOrdinary } from './first-messages.ts';
import { NOTE_PARTS, statementsOf } from './note-statements.ts';
import { loadRealMessages, scoreRealMessages } from './real-messages.ts';
import { loadLabelledMessages, scoreStated } from './stated-findings.ts';
import { readingTimes } from './reading-time.ts';
import { scoreMedicines } from './medicine-outcomes.ts';
import type { Outcome } from './score.ts';
import { rate, runVignettes, score } from './score.ts';
import { wilson } from '../../contracts/rules/wilson.ts';
import type { Share } from '../../contracts/rules/wilson.ts';
import type { Mode } from './simulated-patient.ts';
import { MODES, patientOf } from './simulated-patient.ts';
import {
  loadValidityLines,
  loadVignettes,
  loadVoices,
  validityFiles,
  vignetteFiles,
} from './vignette.ts';
import { isHeldOut, scoreVoices } from './voices.ts';

const print = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

const percent = (value: number): string => `${(value * 100).toFixed(1)} %`;

const row = (name: string, share: Share): void => {
  const [low, high] = wilson(share);
  print(
    `  ${name.padEnd(28)} ${percent(rate(share)).padStart(8)}  (${share.hits}/${share.of})  ` +
      `95 % ${percent(low)} to ${percent(high)}`,
  );
};

const list = (name: string, items: readonly string[]): void => {
  print(`  ${name}: ${items.length === 0 ? 'none' : items.join(', ')}`);
};

const misses = (outcomes: readonly Outcome[]): void => {
  for (const { vignette, names, level, diagnosis } of outcomes) {
    const { top1, urgency, red_flags } = vignette.expected;
    const missing = red_flags.filter((flag) => !diagnosis.red_flags.includes(flag));
    const extra = diagnosis.red_flags.filter((flag) => !red_flags.includes(flag));
    if (names[0] !== top1) print(`    ${vignette.id} ${top1} -> ${names.slice(0, 3).join(' | ')}`);
    if (level !== urgency) print(`    ${vignette.id} urgency ${urgency} -> ${level}`);
    if (missing.length > 0) print(`    ${vignette.id} flags missed: ${missing.join(', ')}`);
    if (extra.length > 0) print(`    ${vignette.id} flags extra: ${extra.join(', ')}`);
  }
};

/** Prints the medicines before the check, and once it is answered truthfully. */
const medicines = (outcomes: readonly Outcome[]): void => {
  const { violations, asked, suggested } = scoreMedicines(outcomes);
  const askedAny = asked.filter((count) => count > 0);
  const questions = asked.reduce((sum, count) => sum + count, 0);
  list('must_not after the check', violations);
  print(
    `  asked by the check: ${askedAny.length} patients, ${questions} questions, at most ${Math.max(...asked)}`,
  );
  list(
    'suggested after the check',
    Object.entries(suggested).map(([id, count]) => `${id} ${count}`),
  );
};

const report = (file: string, mode: Mode): void => {
  const outcomes = runVignettes(loadVignettes(file), mode);
  const measured = score(outcomes);
  print(`${file}, mode ${mode}, n = ${outcomes.length}`);
  row('top-1', measured.top1);
  row('top-3 strict', measured.top3Strict);
  row('top-3', measured.top3);
  row('urgency exact', measured.urgencyExact);
  row('under-triage', measured.underTriage);
  row('over-triage', measured.overTriage);
  row('red-flag recall', measured.redFlagRecall);
  row('flagged with a right flag', measured.flaggedWithARightFlag);
  row('false alarms', measured.falseAlarms);
  list('missed emergencies', measured.missedEmergencies);
  list('must_not before the check', measured.mustNotViolations);
  medicines(outcomes);
  print('  misses:');
  misses(outcomes);
  print();
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const printTime = (): void => {
  const patients = loadVignettes('vignettes.json').map((vignette) => patientOf(vignette, 'full'));
  const times = [...patients, ...patients].map((patient) => {
    const start = performance.now();
    assess(patient);
    return performance.now() - start;
  });
  print(`median time of one assessment: ${median(times).toFixed(2)} ms`);
};

const printReadingTimes = (): void => {
  print('processor time to read a first message as long as may be, median');
  for (const [kind, time] of readingTimes()) print(`  ${kind.padEnd(28)} ${time.toFixed(1)} ms`);
};

const printCalibration = (name: string, bins: readonly Bin[]): void => {
  print(`calibration, mode flow, ${name}: likelihood said and share that was right`);
  for (const { from, conditions, said, right } of bins) {
    const band = `${from} to ${from + 9} %`.padEnd(12);
    print(
      `  ${band} said ${said.toFixed(0).padStart(3)} %, right ${right.toFixed(0).padStart(3)} %  (${conditions})`,
    );
  }
  print();
};

const printCalibrations = (): void => {
  const fitted = CALIBRATED_ON.flatMap(loadVignettes);
  printCalibration('every answer given, fitted sets', calibration(fitted));
  printCalibration('patients who forget and err, fitted sets', calibrationOfErring(fitted));
  const heldOut = loadVignettes(CALIBRATION_HELD_OUT);
  printCalibration('every answer given, held-out set', calibration(heldOut));
  printCalibration('patients who forget and err, held-out set', calibrationOfErring(heldOut));
};

const FIRST_MESSAGES = ['first-messages.json', 'first-messages.unseen.json'];
const HELD_OUT = 'first-messages.held-out.json';

/** Prints the figures; lines that were missed follow only for the part that may be read. */
const printFirstMessages = (file: string): void => {
  const messages = loadFirstMessages(file);
  const measured = scoreFirstMessages(messages);
  print(`${file}, first messages, n = ${messages.length}`);
  row('emergencies caught', measured.caught);
  row('ordinary asked', measured.ordinaryAsked);
  row('harmless asked', measured.harmlessAsked);
  row('harmless shown help', measured.harmlessShownHelp);
  row('missed after answers', measured.missedAfterAnswers);
  row('false alarm after answers', measured.falseAfterAnswers);
  if (file === 'first-messages.json') for (const line of measured.misses) print(`    ${line}`);
  print();
};

/** Prints the measures of messages in the manner of real people; misses only of the set that may be read. */
const printRealMessages = (file: string): void => {
  const messages = loadRealMessages(file);
  const { measures, misses: missed } = scoreRealMessages(messages);
  print(`${file}, first messages of real manner, n = ${messages.length}`);
  for (const [name, share] of measures) row(name, share);
  if (file === 'real-messages.json') for (const line of missed) print(`    ${line}`);
  print();
};

const printStated = (): void => {
  const messages = loadLabelledMessages();
  print(`stated-findings.json, messages whose findings are written down, n = ${messages.length}`);
  for (const [name, share] of scoreStated(messages)) row(name, share);
  print();
};

const printOrdinaryAsked = (): void => {
  const all = vignetteFiles().flatMap(loadVignettes);
  const dental = validityFiles()
    .flatMap(loadValidityLines)
    .filter((line) => line.dental);
  const asked = scoreOrdinary(
    all.filter(({ expected }) => expected.urgency !== 'emergency').map(({ concern }) => concern),
  );
  print('ordinary texts that are asked anything');
  row('concerns of vignettes', asked);
  row('dental lines', scoreOrdinary(dental.map(({ text }) => text)));
  print();
};

const printNotes = (): void => {
  const outcomes = vignetteFiles().flatMap((file) => runVignettes(loadVignettes(file), 'flow'));
  const all = outcomes.flatMap(({ vignette, diagnosis }) =>
    statementsOf(vignette, diagnosis).map((each) => ({ ...each, id: vignette.id })),
  );
  print(`notes, mode flow, n = ${outcomes.length}`);
  for (const part of NOTE_PARTS) {
    const said = all.filter((each) => each.part === part);
    const wrong = said.filter(({ isTrue }) => !isTrue);
    row(`true: ${part}`, { hits: said.length - wrong.length, of: said.length });
    for (const { id, text } of wrong) print(`    ${id} ${text}`);
  }
  print();
};

const printVoices = (name: string, voices: Parameters<typeof scoreVoices>[0]): void => {
  const measured = scoreVoices(voices);
  print(`${name}, words alone, n = ${voices.length}`);
  row('top-1', measured.top1);
  row('top-3 strict', measured.top3);
  row('urgency exact', measured.urgency);
  row('under-triage', measured.underTriage);
  for (const line of measured.missed) print(`    ${line}`);
  print();
};

const printAllVoices = (): void => {
  const voices = loadVoices('lay-voices.json');
  printVoices(
    'lay-voices.json, used for tuning',
    voices.filter((_voice, index) => !isHeldOut(index)),
  );
  printVoices(
    'lay-voices.json, held out',
    voices.filter((_voice, index) => isHeldOut(index)),
  );
  printVoices('lay-lines.json', loadVoices('lay-lines.json'));
};

const printRelevance = async (file: string): Promise<void> => {
  const { scoreRelevance } = await import('./relevance-score.ts');
  const measured = scoreRelevance(loadValidityLines(file));
  print(`${file}, relevance, dental as the positive class`);
  row('precision', measured.precision);
  row('recall', measured.recall);
  for (const [kind, share] of measured.byKind) row(`right: ${kind}`, share);
  for (const line of measured.wrong) print(`    ${line}`);
  print();
};

/** Prints how often other words move the urgency; moves follow only for wordings that may be read. */
const printFramings = (part: WordingPart): void => {
  const scores = scoreFramings(vignetteFiles().flatMap(loadVignettes), part);
  print(`framings of the first message, wordings ${part}: changed urgency`);
  for (const { framing, ...one } of scores) {
    print(
      `  ${framing.padEnd(20)} answered ${one.answered.hits}, words alone ${one.lower.hits} lower and ` +
        `${one.higher.hits} higher, of ${one.words.of}`,
    );
    if (part === 'open') for (const line of one.answeredMoved) print(`    answered ${line}`);
    if (part === 'open') for (const line of one.wordsMoved) print(`    words ${line}`);
  }
  row('all, questions answered', sumOf(scores, 'answered'));
  row('all, words alone, lower', sumOf(scores, 'lower'));
  row('all, words alone, higher', sumOf(scores, 'higher'));
  print();
};

for (const file of vignetteFiles()) for (const mode of MODES) report(file, mode);
for (const part of WORDING_PARTS) printFramings(part);
printNotes();
printCalibrations();
for (const file of process.argv.includes('--held-out') ? [HELD_OUT] : FIRST_MESSAGES) {
  printFirstMessages(file);
}
for (const file of ['real-messages.json', 'real-messages.held-out.json']) printRealMessages(file);
printStated();
printOrdinaryAsked();
printAllVoices();
for (const file of validityFiles()) await printRelevance(file);
printTime();
printReadingTimes();
