import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import type { StateBox } from '../../machines/kit/chart.ts';
import { isWithin } from './arrows.ts';
import { TEXT, pictureOf } from './layout.ts';
import type { Arrow, Mark, Picture, PlacedBox, Point } from './layout.ts';

/** The view of a chart, kept while another one is shown. `zoom` is null to fit the whole chart. */
export type GraphView = { readonly closed: ReadonlySet<string>; readonly zoom: number | null };

export const VIEW_AT_START: GraphView = { closed: new Set(), zoom: 1 };

const ZOOM = { least: 0.1, most: 2, step: 1.25 } as const;

const clamped = (zoom: number): number => Math.min(ZOOM.most, Math.max(ZOOM.least, zoom));

/** Distance from a bend at which its rounding begins, in pixels. */
const ROUNDING = 14;

/** Returns the point between `corner` and `other` where the rounding of the corner begins. */
const besideCorner = (corner: Point, other: Point): string => {
  const [dx, dy] = [other.x - corner.x, other.y - corner.y];
  const share = Math.min(0.5, ROUNDING / Math.max(1, Math.hypot(dx, dy)));
  return `${corner.x + dx * share} ${corner.y + dy * share}`;
};

/** Builds the path of a line through the points, with rounded bends. */
const roundedLine = (points: readonly Point[]): string => {
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined) return '';
  const bends = points.slice(1, -1).map((point, at) => {
    const [before, after] = [points[at] ?? point, points[at + 2] ?? point];
    return `L ${besideCorner(point, before)} Q ${point.x} ${point.y} ${besideCorner(point, after)}`;
  });
  return `M ${first.x} ${first.y} ${bends.join(' ')} L ${last.x} ${last.y}`;
};

/** Decides which arrows are emphasised. */
type Emphasis = {
  readonly active: readonly string[];
  readonly near: string | null;
  /** True for arrows taken by the shown event. */
  readonly isTaken: (arrow: Arrow) => boolean;
};

const emphasisOf = (arrow: Arrow, { active, near, isTaken }: Emphasis): string => {
  if (isTaken(arrow)) return 'taken';
  if (near !== null) return arrow.from === near || arrow.to === near ? 'near' : 'far';
  return active.includes(arrow.from) ? 'next' : 'other';
};

const ArrowLine = ({ arrow, emphasis }: { readonly arrow: Arrow; readonly emphasis: string }) => (
  <g className="arrow" data-emphasis={emphasis}>
    <path d={roundedLine(arrow.points)} markerEnd={`url(#head-${emphasis})`} />
    {arrow.label && (
      <text>
        {arrow.lines.map((line, at) => {
          const y = (arrow.label?.y ?? 0) + TEXT.lineHeight * (at + 1) - 2;
          return (
            <tspan key={y} x={(arrow.label?.x ?? 0) + (arrow.label?.width ?? 0) / 2} y={y}>
              {line}
            </tspan>
          );
        })}
      </text>
    )}
  </g>
);

const EMPHASES = ['taken', 'near', 'next', 'other', 'far'] as const;

const ORDER: readonly string[] = EMPHASES.toReversed();

const Arrows = ({ picture, emphasis }: { picture: Picture; emphasis: Emphasis }) => {
  const drawn = picture.arrows.map((arrow) => ({
    arrow,
    is: emphasisOf(arrow, emphasis),
  }));
  // Emphasised arrows are drawn last, above the rest.
  const sorted = drawn.toSorted((one, other) => ORDER.indexOf(one.is) - ORDER.indexOf(other.is));
  return (
    <svg width={picture.width} height={picture.height} aria-hidden="true">
      <defs>
        {EMPHASES.map((name) => (
          <marker
            key={name}
            id={`head-${name}`}
            className="head"
            data-emphasis={name}
            viewBox="0 0 10 10"
            refX="9"
            refY="5"
            markerWidth="9"
            markerHeight="9"
            markerUnits="userSpaceOnUse"
            orient="auto-start-reverse"
          >
            <path d="M 0 1 L 10 5 L 0 9 z" />
          </marker>
        ))}
      </defs>
      {sorted.map(({ arrow, is }) => (
        <ArrowLine key={arrow.id} arrow={arrow} emphasis={is} />
      ))}
    </svg>
  );
};

const MarkShape = ({ kind, x, y, width, height }: Mark) => (
  <span className={`mark ${kind}`} style={{ left: x, top: y, width, height }} aria-hidden="true">
    {kind === 'anywhere' && 'anywhere'}
  </span>
);

type BoxProps = {
  readonly placed: PlacedBox;
  readonly isActive: boolean;
  readonly onToggle: (path: string) => void;
  readonly onNear: (path: string | null) => void;
};

const Box = ({ placed, isActive, onToggle, onNear }: BoxProps) => {
  const { box, x, y, width, height, isOpen, isRegion, lines } = placed;
  const hasInside = box.states.length > 0 && box.path !== '';
  return (
    <li
      className="box"
      data-path={box.path}
      data-kind={isOpen ? 'open' : box.kind}
      data-region={isRegion}
      aria-current={isActive ? 'true' : undefined}
      title={box.description}
      style={{ left: x, top: y, width, height }}
      onPointerEnter={isOpen ? undefined : () => onNear(box.path)}
      onPointerLeave={() => onNear(null)}
    >
      {hasInside ? (
        <button type="button" aria-expanded={isOpen} onClick={() => onToggle(box.path)}>
          <span aria-hidden="true">{isOpen ? '−' : '+'}</span> {box.name}
        </button>
      ) : (
        <strong>{box.name}</strong>
      )}
      {lines.map((line) => (
        <small key={line}>{line}</small>
      ))}
    </li>
  );
};

type ToolsProps = {
  readonly chart: StateBox;
  readonly view: GraphView;
  readonly shownZoom: number;
  readonly onView: (view: GraphView) => void;
};

const Tools = ({ chart, view, shownZoom, onView }: ToolsProps) => {
  const compounds = chart.states.filter(({ states }) => states.length > 0);
  const zoomTo = (zoom: number | null) => () =>
    onView({ ...view, zoom: zoom === null ? null : clamped(zoom) });
  const close = (paths: readonly string[]) => () => onView({ ...view, closed: new Set(paths) });
  return (
    <fieldset className="tools" aria-label="Picture">
      <button type="button" onClick={zoomTo(shownZoom / ZOOM.step)} aria-label="Zoom out">
        −
      </button>
      <output>{Math.round(shownZoom * 100)} %</output>
      <button type="button" onClick={zoomTo(shownZoom * ZOOM.step)} aria-label="Zoom in">
        +
      </button>
      <button type="button" aria-pressed={view.zoom === null} onClick={zoomTo(null)}>
        Fit
      </button>
      <button type="button" aria-pressed={view.zoom === 1} onClick={zoomTo(1)}>
        100 %
      </button>
      {compounds.length > 0 && (
        <>
          <button type="button" onClick={close([])}>
            Open all
          </button>
          <button type="button" onClick={close(compounds.map(({ path }) => path))}>
            Close all
          </button>
        </>
      )}
    </fieldset>
  );
};

/** Handlers that scroll the picture by dragging, as on a map. */
const drag = {
  onPointerDown: ({ target, currentTarget, pointerId, button }: PointerEvent<HTMLElement>) => {
    if (button === 0 && target instanceof Element && target.closest('button') === null) {
      currentTarget.setPointerCapture(pointerId);
    }
  },
  onPointerMove: (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, pointerId, buttons, movementX, movementY } = event;
    if (buttons !== 1 || !currentTarget.hasPointerCapture(pointerId)) return;
    currentTarget.scrollLeft -= movementX;
    currentTarget.scrollTop -= movementY;
  },
};

/** Returns the zoom that fits the whole picture, once the size of its frame is known. */
const useFit = (stage: { readonly current: HTMLElement | null }, picture: Picture): number => {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const element = stage.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
  if (room.width === 0) return 1;
  return clamped(Math.min(room.width / picture.width, room.height / picture.height, 1));
};

/**
 * Zooms by Ctrl and wheel, or by pinching a touchpad. React's wheel listener is passive, and could not prevent the
 * browser's own zoom.
 */
const useWheelZoom = (
  stage: { readonly current: HTMLElement | null },
  onZoom: (factor: number) => void,
): void => {
  useLayoutEffect(() => {
    const zoom = (event: WheelEvent): void => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      onZoom(event.deltaY < 0 ? ZOOM.step : 1 / ZOOM.step);
    };
    const element = stage.current;
    element?.addEventListener('wheel', zoom, { passive: false });
    return () => element?.removeEventListener('wheel', zoom);
  });
};

type Seen = {
  readonly path: string | undefined;
  readonly zoom: number;
  readonly isFit: boolean;
};

const toMiddle = (element: HTMLElement, { x, y }: Point): void => {
  element.scrollLeft = x - element.clientWidth / 2;
  element.scrollTop = y - element.clientHeight / 2;
};

const middleOf = (element: HTMLElement, scale: number): Point => ({
  x: (element.scrollLeft + element.clientWidth / 2) * scale,
  y: (element.scrollTop + element.clientHeight / 2) * scale,
});

/**
 * Scrolls the followed state to the centre when it changes, or when the view leaves "Fit". Other changes of the zoom
 * keep the centre. A new layout alone does not scroll.
 */
const useFollow = (
  stage: { readonly current: HTMLElement | null },
  target: PlacedBox | undefined,
  { zoom, isFit }: { readonly zoom: number; readonly isFit: boolean },
): void => {
  const seen = useRef<Seen | null>(null);
  const path = target?.box.path;
  useLayoutEffect(() => {
    const [element, before] = [stage.current, seen.current];
    seen.current = { path, zoom, isFit };
    if (element === null || target === undefined) return;
    if (before === null || before.path !== path || before.isFit) {
      toMiddle(element, {
        x: (target.x + target.width / 2) * zoom,
        y: (target.y + target.height / 2) * zoom,
      });
    } else if (before.zoom !== zoom) {
      toMiddle(element, middleOf(element, zoom / before.zoom));
    }
  });
};

type ChartGraphProps = {
  readonly chart: StateBox;
  readonly active: readonly string[];
  /** The state to keep in view. */
  readonly focus: string | undefined;
  readonly isTaken: (arrow: Arrow) => boolean;
  readonly view: GraphView;
  readonly onView: (view: GraphView) => void;
};

/** Draws a chart: states as nested boxes, transitions as arrows, active states marked. */
export const ChartGraph = ({
  chart,
  active,
  focus = '',
  isTaken,
  view,
  onView,
}: ChartGraphProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<string | null>(null);
  const picture = useMemo(() => pictureOf(chart, view.closed), [chart, view.closed]);
  const fit = useFit(stage, picture);
  const zoom = view.zoom ?? fit;
  const followed = picture.boxes.findLast(({ box }) => isWithin(focus, box.path));
  useFollow(stage, followed, { zoom, isFit: view.zoom === null });
  useWheelZoom(stage, (factor) => onView({ ...view, zoom: clamped(zoom * factor) }));
  const toggle = (path: string): void => {
    const closed = new Set(view.closed);
    if (!closed.delete(path)) closed.add(path);
    onView({ ...view, closed });
  };
  const { width, height } = picture;
  return (
    <div className="graph">
      <Tools chart={chart} view={view} shownZoom={zoom} onView={onView} />
      <div className="stage" ref={stage} {...drag}>
        <div className="canvas" style={{ width: width * zoom, height: height * zoom }}>
          <div style={{ width, height, transform: `scale(${zoom})` }}>
            <ol aria-label={`States of ${chart.name}`}>
              {picture.boxes.map((placed) => (
                <Box
                  key={placed.box.path}
                  placed={placed}
                  isActive={active.includes(placed.box.path)}
                  onToggle={toggle}
                  onNear={setNear}
                />
              ))}
            </ol>
            <Arrows picture={picture} emphasis={{ active, near, isTaken }} />
            {picture.marks.map((mark) => (
              <MarkShape key={`${mark.path} ${mark.kind}`} {...mark} />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
};
