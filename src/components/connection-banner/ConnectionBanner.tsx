import type { ReactNode } from 'react';
import { IconCloudOff, IconWifi, IconWifiOff } from '../icons/icons.ts';
import classes from './connection-banner.module.css';

/** What is the case with the connection. */
type News = 'disconnected' | 'unanswered' | 'restored';

const ICONS: Readonly<Record<News, ReactNode>> = {
  disconnected: <IconWifiOff size={16} aria-hidden="true" />,
  unanswered: <IconCloudOff size={16} aria-hidden="true" />,
  restored: <IconWifi size={16} aria-hidden="true" />,
};

export type ConnectionBannerProps = {
  /** Null while there is nothing to say. */
  readonly news: News | null;
  readonly words: {
    readonly lead: string;
    /** What is not lost. */
    readonly kept?: string;
    /** Where there is room, and for whoever listens. */
    readonly rest?: string;
  } | null;
};

/**
 * A small line under the header, over the page: nothing moves for it, and whatever lies below it can be pressed. Its
 * place is in the page before its words are: words that come together with their region are often not read out.
 */
export const ConnectionBanner = ({ news, words }: ConnectionBannerProps) => (
  <output className={classes.place}>
    {news && words && (
      <span className={classes.banner} data-news={news}>
        {ICONS[news]}
        <span>
          {words.lead}
          {words.kept && <span className={classes.kept}> {words.kept}</span>}
          {words.rest && <span className={classes.rest}> {words.rest}</span>}
        </span>
      </span>
    )}
  </output>
);
