import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

const nodesBelow = (node: AnyStateNode): AnyStateNode[] =>
  Object.values(node.states).flatMap((child) => [child, ...nodesBelow(child)]);

const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];

/** `xstate.after.noticeDuration.notices.showing` → `after noticeDuration`, and the like. */
export const eventWords = (type: string): string =>
  type
    .replace(/^$/, 'always')
    .replace(/^xstate\.done\.actor\./, 'done: ')
    .replace(/^xstate\.error\.actor\./, 'failed: ')
    .replace(/^xstate\.snapshot\./, 'moved: ')
    .replace(/^xstate\.after\.([A-Za-z]+)\..*$/, 'after $1');

/** A guard by its name, with the step it asks for; empty when there is none. */
export const guardWords = ({ guard }: AnyTransitionDefinition): string => {
  if (guard === undefined || typeof guard === 'string') return guard ?? '';
  const { type = 'guarded', params } = guard as { type?: string; params?: { step?: string } };
  return `${type} ${params?.step ?? ''}`.trim();
};

const rowOf = (node: AnyStateNode, each: AnyTransitionDefinition): string => {
  const targets = (each.target ?? []).map((target) => `\`${target.path.join('.')}\``).join(', ');
  const source = node.path.length === 0 ? '(anywhere)' : `\`${node.path.join('.')}\``;
  const guard = guardWords(each);
  const when = `${eventWords(each.eventType)}${guard === '' ? '' : ` [${guard}]`}`;
  return `| ${source} | ${when} | ${targets || 'stays'} |`;
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
