import { useId, useRef } from 'react';
import type { CSSProperties, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/pictures.ts';
import { NUDGE, STEP, WHOLE, centredOn, moved, zoomed } from './zoom.ts';
import type { Place, View } from './zoom.ts';
import classes from './image-viewer.module.css';

export type PictureCanvasProps = {
  readonly label: string;
  readonly view: View;
  readonly onView: (change: (view: View) => View) => void;
  readonly children: ReactNode;
};

/** An element that handles keys must be focusable. */
const REACHABLE = { tabIndex: 0 };

/** Smallest move that counts as a drag, as a share of the canvas; less is an unsteady press. */
const DRAG = 0.015;

const placeOf = (event: MouseEvent): Place => {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
};

const apart = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y);

const KEYS: Readonly<Record<string, (view: View) => View>> = {
  '+': (view) => zoomed(view, STEP),
  '=': (view) => zoomed(view, STEP),
  '-': (view) => zoomed(view, 1 / STEP),
  '0': () => WHOLE,
};

/** Moves by the arrow keys when zoomed in; otherwise the arrows scroll the page. */
const ARROWS: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: NUDGE, y: 0 },
  ArrowRight: { x: -NUDGE, y: 0 },
  ArrowUp: { x: 0, y: NUDGE },
  ArrowDown: { x: 0, y: -NUDGE },
};

/** Handles fingers and mouse: one pointer moves the picture, two also zoom. */
const usePointers = ({ view, onView }: Pick<PictureCanvasProps, 'view' | 'onView'>) => {
  const down = useRef(new Map<number, Place>());
  const start = useRef<Place | null>(null);
  const isDrag = useRef(false);

  const press = (event: PointerEvent): void => {
    const place = placeOf(event);
    down.current.set(event.pointerId, place);
    start.current = place;
    isDrag.current = down.current.size > 1;
  };
  const move = (event: PointerEvent): void => {
    const from = down.current.get(event.pointerId);
    if (from === undefined) return;
    const to = placeOf(event);
    isDrag.current ||= start.current !== null && apart(start.current, to) > DRAG;
    if (!isDrag.current) return;
    // Captured only once it is a drag: capturing at the press would keep clicks from the marks.
    event.currentTarget.setPointerCapture(event.pointerId);
    down.current.set(event.pointerId, to);
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1];
    onView((now) =>
      other === undefined || apart(from, other) === 0
        ? moved(now, { x: to.x - from.x, y: to.y - from.y })
        : // The point under the resting finger stays in place.
          zoomed(now, apart(to, other) / apart(from, other), other),
    );
  };
  const release = (event: PointerEvent): void => {
    down.current.delete(event.pointerId);
  };
  return {
    'data-zoomed': view.scale > 1 || undefined,
    onPointerDown: press,
    onPointerMove: move,
    onPointerUp: release,
    onPointerCancel: release,
    // An alternative to dragging (WCAG 2.5.7): a press centres that point.
    onClick: (event: MouseEvent) => {
      // Read now: `currentTarget` is gone when the state updater runs.
      const place = placeOf(event);
      if (!isDrag.current && view.scale > 1) onView((now) => centredOn(now, place));
    },
    onDoubleClick: (event: MouseEvent) => {
      const place = placeOf(event);
      if (view.scale === 1) onView((now) => zoomed(now, STEP * STEP, place));
    },
  };
};

/** A window on a picture that zooms and moves by touch, mouse and keyboard. */
export const PictureCanvas = ({ label, view, onView, children }: PictureCanvasProps) => {
  const id = useId();
  const key = (event: KeyboardEvent): void => {
    const arrow = view.scale > 1 ? ARROWS[event.key] : undefined;
    const change = arrow ? (now: View) => moved(now, arrow) : KEYS[event.key];
    if (change === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onView(change);
  };
  const handlers = { ...usePointers({ view, onView }), onKeyDown: key };
  return (
    <section
      className={classes.canvas}
      aria-label={label}
      aria-describedby={id}
      {...REACHABLE}
      {...handlers}
    >
      <p id={id} className="spoken">
        {say.plusMinusZoomArrowKeysMove}
      </p>
      <div
        className={classes.layer}
        style={
          {
            '--zoom': view.scale,
            transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})`,
          } as CSSProperties
        }
      >
        {children}
      </div>
    </section>
  );
};
