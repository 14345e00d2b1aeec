import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { leafNodesOf, leavesOf } from './chart-parts.ts';
import { asHtml } from './html.ts';
import { addressesOn, endOf, happeningOf, inShort, placeOf, requirementsOn } from './words.ts';
import type { GeneratedPath } from './paths.ts';
import type { Plan } from './words.ts';

/** Forms in which paths are written: a tester's plan, scenarios, or data. */
export const FORMATS = ['markdown', 'html', 'gherkin', 'json'] as const;
export type Format = (typeof FORMATS)[number];

/** Puts one happening into words: who causes it, what it is, and what comes with it. */
const happeningIn = (event: EventObject): string => {
  const { kind, name, with: carried } = happeningOf(event);
  switch (kind) {
    case 'answer':
      return `\`${name}\` answers ${inShort(carried)}`;
    case 'failure':
      return `\`${name}\` fails with ${inShort(carried)}`;
    case 'move':
      return `\`${name}\` shows ${inShort(carried)}`;
    case 'time':
      return `the time \`${name}\` is over`;
    default:
      return `\`${name}\`${carried === null ? '' : ` with ${inShort(carried)}`} comes`;
  }
};

const placeWords = (snapshot: AnyMachineSnapshot): string =>
  leafNodesOf(snapshot)
    .map(({ path, description }) => `\`${path.join('.')}\`: ${description ?? ''}`)
    .join(' And ');

const heldInMarkdown = ({ held }: Plan): string[] =>
  held.length === 0
    ? []
    : [
        'What the tests of this flow hold:',
        held.map(({ ids, words }) => `- ${ids.join(', ')}: ${words}`).join('\n'),
      ];

const asMarkdown = (plan: Plan): string => {
  const { flow, machine, paths, pictureOf } = plan;
  const sections = paths.map((path, index) => {
    const ids = requirementsOn(path);
    const [opened, ...addresses] = addressesOn(plan, path);
    const stepOf = ({ event, state }: GeneratedPath['steps'][number], at: number): string => {
      const address = addresses[at] ?? null;
      const picture = pictureOf(state);
      return [
        `${at + 1}. ${happeningIn(event)}.`,
        `   It is at ${placeWords(state)}`,
        ...(address === null ? [] : [`   The address is \`${address}\`.`]),
        ...(picture === null ? [] : [`\n   ![${placeOf(state)}](${picture})\n`]),
      ].join('\n');
    };
    return [
      `## ${index + 1}. To ${endOf(path)}`,
      `It begins with ${inShort(path.input)}${opened ? ` at \`${opened}\`` : ''}.${ids.length > 0 ? ` Requirements: ${ids.join(', ')}.` : ''}`,
      path.steps.map(stepOf).join('\n'),
    ].join('\n\n');
  });
  return `${[`# ${flow}`, machine.root.description ?? '', ...heldInMarkdown(plan), ...sections].join('\n\n')}\n`;
};

const asGherkin = ({ flow, machine, paths }: Plan): string => {
  const scenarios = paths.map((path, index) =>
    [
      ...requirementsOn(path).map((id) => `  @${id}`),
      `  Scenario: ${index + 1}. To ${endOf(path)}`,
      `    Given ${flow} begins with ${inShort(path.input)}`,
      ...path.steps.flatMap(({ event, state }) => [
        `    When ${happeningIn(event)}`,
        `    Then it is at ${placeOf(state)}`,
      ]),
    ].join('\n'),
  );
  return `Feature: ${flow}\n  ${machine.root.description ?? ''}\n\n${scenarios.join('\n\n')}\n`;
};

const asJson = (plan: Plan): string => {
  const { flow, paths, held, pairsLeftOut } = plan;
  const written = paths.map((path) => {
    const [opened = null, ...addresses] = addressesOn(plan, path);
    return {
      input: path.input ?? null,
      address: opened,
      requirements: requirementsOn(path),
      steps: path.steps.map(({ event, state }, at) => ({
        event,
        at: leavesOf(state),
        ...(addresses[at] && { address: addresses[at] }),
      })),
    };
  });
  return `${JSON.stringify({ flow, held, paths: written, ...(pairsLeftOut && { pairsLeftOut }) }, null, 2)}\n`;
};

const WRITERS: Readonly<Record<Format, (plan: Plan) => string>> = {
  markdown: asMarkdown,
  html: asHtml,
  gherkin: asGherkin,
  json: asJson,
};

/** Writes the paths of a flow in a form. */
export const writePlan = (format: Format, plan: Plan): string => WRITERS[format](plan);
