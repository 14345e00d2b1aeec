import '@mantine/core/styles/Menu.layer.css';
import './menu.css';
import * as library from '@mantine/core';

const { Target, Dropdown, Label, Item, Divider } = library.Menu;

/** Actions behind one button; the first takes the focus. */
export const Menu = /* @__PURE__ */ Object.assign(
  library.Menu.withProps({ withInitialFocusPlaceholder: false }),
  { Target, Dropdown, Label, Item, Divider },
);
