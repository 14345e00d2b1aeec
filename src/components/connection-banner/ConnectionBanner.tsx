import type { ReactNode } from 'react';
import { IconCloudOff, IconWifi, IconWifiOff } from '../icons/icons.ts';
import classes from './connection-banner.module.css';

/** State of the connection. */
type News = 'disconnected' | 'unanswered' | 'restored';

const ICONS: Readonly<Record<News, ReactNode>> = {
  disconnected: <IconWifiOff size={16} aria-hidden="true" />,
  unanswered: <IconCloudOff size={16} aria-hidden="true" />,
  restored: <IconWifi size={16} aria-hidden="true" />,
};

export type ConnectionBannerProps = {
  /** Null while there is no news. */
  readonly news: News | null;
  readonly words: {
    readonly lead: string;
    /** Says what is not lost. */
    readonly kept?: string;
    /** More words, shown where there is room and always read out. */
    readonly rest?: string;
  } | null;
};

/**
 * A small line under the header, laid over the page: nothing moves for it, and the page below can still be pressed. Its
 * `output` element is rendered before any words: screen readers often skip words that arrive together with their live
 * region.
 */
export const ConnectionBanner = ({ news, words }: ConnectionBannerProps) => (
  <output className={classes.place}>
    {news && words && (
      <span className={classes.banner} data-news={news}>
        {ICONS[news]}
        <span>
          <span>{words.lead}</span>
          {words.kept && <span className={classes.kept}> {words.kept}</span>}
          {words.rest && <span className={classes.rest}> {words.rest}</span>}
        </span>
      </span>
    )}
  </output>
);
