import * as say from '../../../contracts/texts/en/frames.ts';
import { IconLogout } from '../icons/icons.ts';
import { Menu } from '../library/menu.ts';
import classes from './user-menu.module.css';

export type UserMenuEntry = { readonly label: string; readonly href: string };

export type UserMenuProps = {
  /** Shown instead of a picture. */
  readonly initials: string;
  /** The user's name, as entered by them. */
  readonly name: string;
  readonly entries: readonly UserMenuEntry[];
  /** True while the session is being ended. */
  readonly busy: boolean;
  readonly onSignOut: () => void;
};

/** The signed-in user's menu: their pages, and logging out. */
export const UserMenu = ({ initials, name, entries, busy, onSignOut }: UserMenuProps) => (
  <Menu position="bottom-end" width={240}>
    <Menu.Target>
      <button type="button" className={classes.opener} aria-label={say.accountOf(name, initials)}>
        <span aria-hidden="true">{initials}</span>
      </button>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.Label>{name}</Menu.Label>
      {entries.map(({ label, href }) => (
        <Menu.Item key={href} component="a" href={href}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Divider />
      <Menu.Item
        leftSection={<IconLogout size={20} aria-hidden="true" />}
        disabled={busy}
        onClick={onSignOut}
      >
        {say.logOut}
      </Menu.Item>
    </Menu.Dropdown>
  </Menu>
);
