import { IconMapPin, IconPhone } from '../icons/icons.ts';
import classes from './way-links.module.css';

/** A way to help in words. `name` says whom one reaches or what opens, where the label does not. */
export type WayWords = {
  readonly kind: 'call' | 'map';
  readonly label: string;
  /** Where there is little room. */
  readonly short?: string;
  readonly name?: string;
  readonly href: string;
};

export type WayLinkProps = WayWords & { readonly size: 'large' | 'small' | 'bar' };

const ICONS = { call: IconPhone, map: IconMapPin } as const;

/** Calls somebody or opens a map, and nothing before it is pressed. */
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
