import { IconMapPin, IconPhone } from '../icons/icons.ts';
import classes from './way-links.module.css';

/** A way to get help, in words. `name` says what is called or opened if the label does not. */
export type WayWords = {
  readonly kind: 'call' | 'map';
  readonly label: string;
  /** Short label for little space. */
  readonly short?: string;
  readonly name?: string;
  readonly href: string;
};

export type WayLinkProps = WayWords & { readonly size: 'large' | 'small' | 'bar' };

const ICONS = { call: IconPhone, map: IconMapPin } as const;

/** A link that calls a number or opens a map; it does nothing before it is pressed. */
export const WayLink = ({ kind, label, short = label, name, href, size }: WayLinkProps) => {
  const Icon = ICONS[kind];
  const isMap = kind === 'map';
  return (
    <a
      className={classes.way}
      data-size={size}
      href={href}
      target={isMap ? '_blank' : undefined}
      rel={isMap ? 'noopener noreferrer' : undefined}
    >
      <Icon size={size === 'large' ? 26 : 20} aria-hidden="true" />
      {size === 'small' ? short : label}
      {name && <span className="spoken">, {name}</span>}
    </a>
  );
};
