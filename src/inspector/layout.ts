import { Graph, layout } from '@dagrejs/dagre';
import type { EdgeLabel, GraphLabel, NodeLabel } from '@dagrejs/dagre';
import type { Move, StateBox } from '../../machines/kit/chart.ts';
import { isWithin, linesOf, linksOf } from './arrows.ts';
import type { Link } from './arrows.ts';

export type Point = { readonly x: number; readonly y: number };
export type Area = Point & { readonly width: number; readonly height: number };

/** A placed state; `isOpen` if its inside is drawn. */
export type PlacedBox = Area & {
  readonly box: StateBox;
  readonly isOpen: boolean;
  readonly isRegion: boolean;
  readonly lines: readonly string[];
};

/** Marks the start of a compound state, or a transition shared by all states in it. */
export type Mark = Area & { readonly kind: 'start' | 'anywhere'; readonly path: string };

/** An arrow between two states, with the place of its label. */
export type Arrow = {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly moves: readonly Move[];
  readonly lines: readonly string[];
  readonly points: readonly Point[];
  readonly label: Area | null;
};

/** A laid-out chart, in pixels. */
export type Picture = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly PlacedBox[];
  readonly marks: readonly Mark[];
  readonly arrows: readonly Arrow[];
};

/** Font sizes and line heights, the same as in the style sheet; a character of a monospaced font is 0.61 em wide. */
export const TEXT = { name: 13, line: 11, nameHeight: 24, lineHeight: 15 } as const;
const WIDTH_OF_CHARACTER = 0.61;
const PADDING = 10;
const INNER = 18;
const GAPS = { nodesep: 26, edgesep: 18, ranksep: 26 } as const;
const MARKS = {
  start: { width: 12, height: 12 },
  anywhere: { width: 84, height: 20 },
} as const;

const widthOf = (text: string, size: number): number =>
  Math.ceil(text.length * size * WIDTH_OF_CHARACTER);

const widest = (lines: readonly string[], size: number): number =>
  Math.max(0, ...lines.map((line) => widthOf(line, size)));

/** Measures a state's name and lines, with room for the button that opens and closes it, or for its dot. */
const headOf = (box: StateBox, lines: readonly string[]) => ({
  width: Math.max(widthOf(box.name, TEXT.name) + 24, widest(lines, TEXT.line)) + 2 * PADDING,
  height: TEXT.nameHeight + lines.length * TEXT.lineHeight + (lines.length > 0 ? 8 : 4),
});

/** Returns the label of an arrow: each event on a line, its guard below it. */
const labelLines = (moves: readonly Move[]): string[] =>
  moves.flatMap(({ event, guard }) => [event, ...(guard === '' ? [] : [`[${guard}]`])]);

const startOf = (path: string): string => `${path} start`;
const anywhereOf = (path: string): string => `${path} anywhere`;

type Ends = { readonly owner: string; readonly source: string; readonly sink: string };

const commonPath = (one: string, other: string): string => {
  const [left, right] = [one.split('.'), other.split('.')];
  const differs = left.findIndex((part, at) => part !== right[at]);
  return left.slice(0, differs === -1 ? left.length : differs).join('.');
};

/** Returns the child of `owner` that contains `path`. */
const childTowards = (owner: string, path: string): string => {
  const depth = owner === '' ? 0 : owner.split('.').length;
  return path
    .split('.')
    .slice(0, depth + 1)
    .join('.');
};

/** Finds the state in which an arrow is laid out, and the two children that it joins there. */
const endsOf = ({ from, to }: Link): Ends => {
  if (isWithin(to, from)) {
    return { owner: from, source: anywhereOf(from), sink: childTowards(from, to) };
  }
  if (isWithin(from, to)) return { owner: to, source: childTowards(to, from), sink: startOf(to) };
  const owner = commonPath(from, to);
  return { owner, source: childTowards(owner, from), sink: childTowards(owner, to) };
};

type Scene = {
  readonly links: readonly (Link & Ends)[];
  readonly closed: ReadonlySet<string>;
};

const moved = <Part extends Point>(part: Part, by: Point): Part => ({
  ...part,
  x: part.x + by.x,
  y: part.y + by.y,
});

const movedPicture = (picture: Picture, by: Point): Omit<Picture, 'width' | 'height'> => ({
  boxes: picture.boxes.map((box) => moved(box, by)),
  marks: picture.marks.map((mark) => moved(mark, by)),
  arrows: picture.arrows.map((arrow) => ({
    ...arrow,
    points: arrow.points.map((point) => moved(point, by)),
    label: arrow.label && moved(arrow.label, by),
  })),
});

/** Converts the library's centre points to areas with an upper left corner. */
const areaOf = ({ x = 0, y = 0, width, height }: NodeLabel): Area => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

const START_EDGE: EdgeLabel = { weight: 3, minlen: 1 };

const graphOf = (box: StateBox, insides: ReadonlyMap<string, Picture>, links: Scene['links']) => {
  const graph = new Graph<GraphLabel, NodeLabel, EdgeLabel>({ multigraph: true });
  graph.setGraph({ rankdir: 'TB', ...GAPS });
  const hasStart = box.starts.length > 0 || links.some(({ sink }) => sink === startOf(box.path));
  if (hasStart) graph.setNode(startOf(box.path), { ...MARKS.start });
  if (links.some(({ source }) => source === anywhereOf(box.path))) {
    graph.setNode(anywhereOf(box.path), { ...MARKS.anywhere });
  }
  for (const [path, { width, height }] of insides) graph.setNode(path, { width, height });
  for (const start of box.starts) {
    graph.setEdge(startOf(box.path), childTowards(box.path, start), { ...START_EDGE }, 'start');
  }
  for (const { from, to, moves, source, sink } of links) {
    const lines = labelLines(moves);
    const width = widest(lines, TEXT.line) + 8;
    const height = lines.length * TEXT.lineHeight + 4;
    graph.setEdge(source, sink, { width, height, labelpos: 'c' }, `${from} > ${to}`);
  }
  layout(graph);
  return graph;
};

const arrowOf = (link: Link, edge: EdgeLabel & Partial<Point>): Arrow => ({
  id: `${link.from} > ${link.to}`,
  from: link.from,
  to: link.to,
  moves: link.moves,
  lines: labelLines(link.moves),
  points: edge.points ?? [],
  label: areaOf({ x: edge.x, y: edge.y, width: edge.width ?? 0, height: edge.height ?? 0 }),
});

const placeLeaf = (placed: Omit<PlacedBox, keyof Area>, head: Pick<Area, 'width' | 'height'>) => ({
  ...head,
  boxes: [{ ...placed, x: 0, y: 0, ...head }],
  marks: [],
  arrows: [],
});

const place = (box: StateBox, isRegion: boolean, scene: Scene): Picture => {
  const lines = linesOf(box);
  const head = headOf(box, lines);
  const isOpen = box.states.length > 0 && !scene.closed.has(box.path);
  const self = { box, isOpen, isRegion, lines };
  if (!isOpen) return placeLeaf(self, head);

  const insides = new Map(
    box.states.map((child) => [child.path, place(child, box.kind === 'parallel', scene)]),
  );
  const links = scene.links.filter(({ owner }) => owner === box.path);
  const graph = graphOf(box, insides, links);
  const { width: innerWidth = 0, height: innerHeight = 0 } = graph.graph();
  const width = Math.max(head.width, innerWidth + 2 * INNER);
  const height = head.height + innerHeight + INNER;
  const corner = { x: (width - innerWidth) / 2, y: head.height };

  const inner = [...insides].map(([path, picture]) =>
    movedPicture(picture, moved(areaOf(graph.node(path)), corner)),
  );
  const marks = (['start', 'anywhere'] as const).flatMap((kind): Mark[] => {
    const name = kind === 'start' ? startOf(box.path) : anywhereOf(box.path);
    if (!graph.hasNode(name)) return [];
    return [{ kind, path: box.path, ...moved(areaOf(graph.node(name)), corner) }];
  });
  const own = links.map((link) =>
    arrowOf(link, graph.edge(link.source, link.sink, `${link.from} > ${link.to}`)),
  );
  const starts = box.starts.map((start): Arrow => {
    const edge = graph.edge(startOf(box.path), childTowards(box.path, start), 'start');
    const link = { from: startOf(box.path), to: start, moves: [] };
    return { ...arrowOf(link, edge), label: null };
  });
  const outer = movedPicture(
    { width, height, boxes: [], marks: [], arrows: [...starts, ...own] },
    corner,
  );
  return {
    width,
    height,
    boxes: [{ ...self, x: 0, y: 0, width, height }, ...inner.flatMap((each) => each.boxes)],
    marks: [...marks, ...inner.flatMap((each) => each.marks)],
    arrows: [...outer.arrows, ...inner.flatMap((each) => each.arrows)],
  };
};

/** Returns the point where the line from the centre of an area towards a point crosses its edge. */
const edgeTowards = (area: Area, point: Point): Point => {
  const middle = { x: area.x + area.width / 2, y: area.y + area.height / 2 };
  const [dx, dy] = [point.x - middle.x, point.y - middle.y];
  const steps = Math.max(Math.abs(dx) / (area.width / 2), Math.abs(dy) / (area.height / 2));
  if (steps === 0) return middle;
  return { x: middle.x + dx / steps, y: middle.y + dy / steps };
};

const isOutside = ({ x, y, width, height }: Area, point: Point): boolean =>
  point.x < x - 2 || point.x > x + width + 2 || point.y < y - 2 || point.y > y + height + 2;

/** Extends an arrow, which is laid out between outer states, to the very states that it joins. */
const lengthened = (arrow: Arrow, areas: ReadonlyMap<string, Area>): Arrow => {
  const to = (path: string, point: Point | undefined): Point[] => {
    const area = areas.get(path);
    if (area === undefined || point === undefined || !isOutside(area, point)) return [];
    return [edgeTowards(area, point)];
  };
  const { points } = arrow;
  return {
    ...arrow,
    points: [...to(arrow.from, points[0]), ...points, ...to(arrow.to, points.at(-1))],
  };
};

/** Lays out a whole chart; `closed` states hide their inside. */
export const pictureOf = (chart: StateBox, closed: ReadonlySet<string>): Picture => {
  const links = linksOf(chart, closed).map((link) => ({ ...link, ...endsOf(link) }));
  const picture = place(chart, false, { links, closed });
  const areas = new Map(picture.boxes.map((placed) => [placed.box.path, placed]));
  return { ...picture, arrows: picture.arrows.map((arrow) => lengthened(arrow, areas)) };
};
