import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import { eventWords } from '../../machines/kit/chart.ts';
import { leafNodesOf, leavesOf } from './chart-parts.ts';
import type { GeneratedPath } from './paths.ts';

/** Forms in which paths are written: a tester's plan, scenarios, or data. */
export const FORMATS = ['markdown', 'gherkin', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** The paths of one flow, and what they are for. */
export type Plan = {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  readonly paths: readonly GeneratedPath[];
};

/** Longest value of an event that is written out, in characters. */
const VALUE_MAX = 90;

const inShort = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text;
};

/** Puts one happening into words: who causes it, what it is, and what comes with it. */
const happeningIn = ({ type, ...carried }: EventObject): string => {
  const words = eventWords(type);
  const {
    output,
    error,
    snapshot,
    actorId: _actorId,
    ...rest
  } = carried as Record<string, unknown>;
  if (words.startsWith('done: ')) return `\`${words.slice(6)}\` answers ${inShort(output)}`;
  if (words.startsWith('failed: ')) return `\`${words.slice(8)}\` fails with ${inShort(error)}`;
  if (words.startsWith('moved: ')) return `\`${words.slice(7)}\` shows ${inShort(snapshot)}`;
  if (words.startsWith('after ')) return `the time \`${words.slice(6)}\` is over`;
  return `\`${type}\`${Object.keys(rest).length > 0 ? ` with ${inShort(rest)}` : ''} comes`;
};

const placeWords = (snapshot: AnyMachineSnapshot): string =>
  leafNodesOf(snapshot)
    .map(({ path, description }) => `\`${path.join('.')}\`: ${description ?? ''}`)
    .join(' And ');

/** The ids of requirements that the states on a path name, and those around them. */
const requirementsOn = ({ steps }: GeneratedPath): string[] => [
  ...new Set(
    steps.flatMap(({ state }) =>
      state._nodes.flatMap(({ description = '' }) => description.match(/\b[A-Z]{2,}-\d+\b/g) ?? []),
    ),
  ),
];

const endOf = ({ steps }: GeneratedPath): string => {
  const last = steps.at(-1);
  return last === undefined ? 'the start' : leavesOf(last.state).join(' and ');
};

const asMarkdown = ({ flow, machine, paths }: Plan): string => {
  const sections = paths.map((path, index) => {
    const ids = requirementsOn(path);
    return [
      `## ${index + 1}. To ${endOf(path)}`,
      `It begins with ${inShort(path.input)}.${ids.length > 0 ? ` Requirements: ${ids.join(', ')}.` : ''}`,
      path.steps
        .map(
          ({ event, state }, at) =>
            `${at + 1}. ${happeningIn(event)}.\n   It is at ${placeWords(state)}`,
        )
        .join('\n'),
    ].join('\n\n');
  });
  return `# ${flow}\n\n${machine.root.description ?? ''}\n\n${sections.join('\n\n')}\n`;
};

const asGherkin = ({ flow, machine, paths }: Plan): string => {
  const scenarios = paths.map((path, index) =>
    [
      ...requirementsOn(path).map((id) => `  @${id}`),
      `  Scenario: ${index + 1}. To ${endOf(path)}`,
      `    Given ${flow} begins with ${inShort(path.input)}`,
      ...path.steps.flatMap(({ event, state }) => [
        `    When ${happeningIn(event)}`,
        `    Then it is at ${leavesOf(state).join(' and ')}`,
      ]),
    ].join('\n'),
  );
  return `Feature: ${flow}\n  ${machine.root.description ?? ''}\n\n${scenarios.join('\n\n')}\n`;
};

const asJson = ({ flow, paths }: Plan): string =>
  `${JSON.stringify(
    {
      flow,
      paths: paths.map((path) => ({
        input: path.input ?? null,
        requirements: requirementsOn(path),
        steps: path.steps.map(({ event, state }) => ({ event, at: leavesOf(state) })),
      })),
    },
    null,
    2,
  )}\n`;

const WRITERS: Readonly<Record<Format, (plan: Plan) => string>> = {
  markdown: asMarkdown,
  gherkin: asGherkin,
  json: asJson,
};

/** Writes the paths of a flow in a form. */
export const writePlan = (format: Format, plan: Plan): string => WRITERS[format](plan);
