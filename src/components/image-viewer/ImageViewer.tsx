import { useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import * as say from '../../../contracts/texts/en/pictures.ts';
import { IconArrowsMaximize, IconMinus, IconPlus } from '../icons/icons.ts';
import { Switch } from '../library/ticks.ts';
import { FindingList } from './FindingList.tsx';
import { DEFAULT_LIGHT, LightSliders, filterOf } from './LightSliders.tsx';
import { FindingMarks } from './FindingMarks.tsx';
import { PictureCanvas } from './PictureCanvas.tsx';
import { Sides } from './Sides.tsx';
import type { SidesProps } from './Sides.tsx';
import type { Finding } from './finding.ts';
import { USUAL_TONES } from './tones.ts';
import type { Tones } from './tones.ts';
import { LARGEST, STEP, WHOLE, shownPart, zoomed } from './zoom.ts';
import type { View } from './zoom.ts';
import classes from './image-viewer.module.css';

export type ImageViewerProps = {
  /** Names the picture: "Your X-ray of 22 November". */
  readonly label: string;
  /** The picture itself, which fills the canvas. */
  readonly picture: ReactNode;
  /** Width divided by height. */
  readonly ratio: number;
  readonly findings: readonly Finding[];
  /** What "More contrast" stretches the picture between; the usual tones when it was not measured. */
  readonly tones?: Tones | null;
  /** Names of the picture's left and right edge; left out where nobody knows. */
  readonly sides?: SidesProps | undefined;
  /** Heading of the list: "2 things a dentist should look at". */
  readonly heading: string;
  /** Text below the list: what the picture cannot say. */
  readonly note?: ReactNode;
};

/** Ratio above which a picture is so wide that the list goes below it, not beside it. */
const WIDE = 1.4;

type ZoomButtonsProps = {
  readonly view: View;
  readonly onView: (change: (view: View) => View) => void;
};

const ZoomButtons = ({ view, onView }: ZoomButtonsProps) => (
  <div className={classes.zooms}>
    <button
      type="button"
      className={classes.zoom}
      aria-label={say.zoomOut}
      disabled={view.scale === 1}
      onClick={() => onView((now) => zoomed(now, 1 / STEP))}
    >
      <IconMinus size={22} aria-hidden="true" />
    </button>
    <output
      className={classes.scale}
      aria-label={say.sizeWords}
    >{`${Math.round(view.scale * 100)} %`}</output>
    <button
      type="button"
      className={classes.zoom}
      aria-label={say.zoomIn}
      disabled={view.scale === LARGEST}
      onClick={() => onView((now) => zoomed(now, STEP))}
    >
      <IconPlus size={22} aria-hidden="true" />
    </button>
    <button
      type="button"
      className={classes.zoom}
      aria-label={say.showTheWholePicture}
      disabled={view.scale === 1}
      onClick={() => onView(() => WHOLE)}
    >
      <IconArrowsMaximize size={22} aria-hidden="true" />
    </button>
  </div>
);

/**
 * A radiograph on a dark canvas in both themes, with its findings as numbered boxes and in words. The picture stays in
 * view beside the list, so that a finding chosen there is seen here. Zoom, light and selection are this view's own
 * state.
 */
export const ImageViewer = (props: ImageViewerProps) => {
  const { label, picture, ratio, findings, tones, sides, heading, note } = props;
  const [view, setView] = useState(WHOLE);
  const [light, setLight] = useState(DEFAULT_LIGHT);
  const [isStretched, setStretched] = useState(false);
  const [isMarked, setMarked] = useState(true);
  const [selected, setSelected] = useState<string | null>(null);
  const select = (id: string): void => {
    const finding = findings.find((each) => each.id === id);
    setSelected(id);
    setMarked(true);
    if (finding) setView(shownPart(finding.box));
  };
  return (
    <div className={classes.frame} data-spreads>
      <div
        className={classes.viewer}
        data-surface="night"
        data-wide={ratio > WIDE || undefined}
        style={{ '--ratio': ratio } as CSSProperties}
      >
        <div className={classes.picture}>
          <div className={classes.stage}>
            <PictureCanvas label={label} view={view} onView={setView}>
              <div
                className={classes.film}
                style={{ filter: filterOf(light, isStretched ? (tones ?? USUAL_TONES) : null) }}
              >
                {picture}
              </div>
              {isMarked && (
                <FindingMarks
                  findings={findings}
                  selected={selected}
                  ratio={ratio}
                  scale={view.scale}
                  onSelect={setSelected}
                />
              )}
            </PictureCanvas>
            {sides && <Sides {...sides} />}
          </div>
          <div className={classes.controls}>
            <div className={classes.tools}>
              <div className={classes.switches}>
                <Switch
                  label={say.marks}
                  checked={isMarked}
                  onChange={(event) => setMarked(event.currentTarget.checked)}
                />
                <Switch
                  label={say.moreContrast}
                  checked={isStretched}
                  onChange={(event) => setStretched(event.currentTarget.checked)}
                />
              </div>
              <ZoomButtons view={view} onView={setView} />
            </div>
            <LightSliders light={light} onLight={setLight} />
          </div>
        </div>
        <div className={classes.panel}>
          <h2 className={classes.heading}>{heading}</h2>
          <FindingList findings={findings} selected={selected} onSelect={select} />
          {note && <div className={classes.note}>{note}</div>}
        </div>
      </div>
    </div>
  );
};
