import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** `xstate.after.noticeDuration.notices.showing` → `after noticeDuration`, and the like. */
const eventWords = (type: string): string =>
  type
    .replace(/^$/, 'always')
    .replace(/^xstate\.done\.actor\./, 'done: ')
    .replace(/^xstate\.error\.actor\./, 'failed: ')
    .replace(/^xstate\.snapshot\./, 'moved: ')
    .replace(/^xstate\.after\.([A-Za-z]+)\..*$/, 'after $1');

const guardWords = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  const { type, params } = guard as { type?: unknown; params?: unknown };
  const step = (params as { step?: string } | undefined)?.step;
  return typeof type === 'string'
    ? ` [${type}${step === undefined ? '' : ` ${step}`}]`
    : ' [guarded]';
};

const rowOf = (node: AnyStateNode, each: AnyTransitionDefinition): string => {
  const targets = (each.target ?? []).map((target) => `\`${target.path.join('.')}\``).join(', ');
  const source = node.path.length === 0 ? '(anywhere)' : `\`${node.path.join('.')}\``;
  return `| ${source} | ${eventWords(each.eventType)}${guardWords(each)} | ${targets || 'stays'} |`;
};

/** One machine as a page: what each state is for, and what leads from where to where. */
export const chartText = (machine: AnyStateMachine): string => {
  const nodes = [machine.root, ...nodesBelow(machine.root)];
  const states = nodes
    .slice(1)
    .map(
      (node) => `| ${'&emsp;'.repeat(node.path.length - 1)}\`${node.key}\` | ${node.description} |`,
    );
  const moves = nodes.flatMap((node) => transitionsOf(node).map((each) => rowOf(node, each)));
  const starts = machine.root.initial.target.map((node) => `\`${node.key}\``).join(', ');
  return [
    `# ${machine.id}`,
    '',
    machine.root.description ?? '',
    '',
    `Starts in ${starts}.`,
    '',
    '| state | what it is for |',
    '|---|---|',
    ...states,
    '',
    '| from | when | to |',
    '|---|---|---|',
    ...moves,
    '',
  ].join('\n');
};
