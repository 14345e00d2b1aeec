import type { AnyStateMachine } from 'xstate';
import { boxesIn, chartOf, moveWords } from './chart.ts';
import type { Move, StateBox } from './chart.ts';

const rowOf = ({ path }: StateBox, move: Move): string => {
  const targets = move.targets.map((target) => `\`${target}\``).join(', ');
  const source = path === '' ? '(anywhere)' : `\`${path}\``;
  return `| ${source} | ${moveWords(move)} | ${targets || 'stays'} |`;
};

const pictureName = (path: string): string => path.replaceAll('.', '_');

const depthOf = (path: string): number => path.split('.').length - 1;

/** Returns the states inside a state, and the start of each, as Mermaid draws them. */
const boxLines = (box: StateBox, indent: string): string[] => [
  ...box.starts.map((start) => `${indent}[*] --> ${pictureName(start)}`),
  ...box.states.flatMap((child, at) => {
    const name = pictureName(child.path);
    const title = `${indent}state "${child.name}" as ${name}`;
    const parted = box.kind === 'parallel' && at > 0 ? [`${indent}--`] : [];
    return [
      ...parted,
      ...(child.states.length === 0
        ? [title]
        : [`${title} {`, ...boxLines(child, `${indent}  `), `${indent}}`]),
      ...(child.kind === 'final' ? [`${indent}${name} --> [*]`] : []),
    ];
  }),
];

/** Returns the arrows from state to state; what can happen anywhere stands in the table only. */
const arrowLines = (boxes: readonly StateBox[]): string[] =>
  boxes
    .filter(({ path }) => path !== '')
    .flatMap(({ path, moves }) =>
      moves.flatMap((move) =>
        move.targets.map(
          (target) => `  ${pictureName(path)} --> ${pictureName(target)}: ${moveWords(move)}`,
        ),
      ),
    );

/** Returns one machine as a page: its picture, the purpose of each state, and all transitions. */
export const chartText = (machine: AnyStateMachine): string => {
  const chart = chartOf(machine);
  const boxes = boxesIn(chart);
  const states = boxes
    .slice(1)
    .map(
      ({ path, name, description }) =>
        `| ${'&emsp;'.repeat(depthOf(path))}\`${name}\` | ${description} |`,
    );
  const moves = boxes.flatMap((box) => box.moves.map((move) => rowOf(box, move)));
  return [
    `# ${machine.id}`,
    '',
    chart.description,
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...boxLines(chart, '  '),
    ...arrowLines(boxes),
    '```',
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
