import * as common from '../../../contracts/texts/en/common.ts';
import { ButtonLink } from '../button/Button.tsx';

type NewTabLinkProps = {
  readonly to: { readonly label: string; readonly href: string };
  readonly variant?: 'default' | 'subtle';
};

/** A link that opens in a new tab, and says so. */
export const NewTabLink = ({ to: { label, href }, variant = 'default' }: NewTabLinkProps) => (
  <ButtonLink variant={variant} href={href} target="_blank" rel="noopener">
    {label} <span className="spoken">{common.opensInANewTab}</span>
  </ButtonLink>
);
