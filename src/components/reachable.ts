/** Props of what scrolls or handles keys: it must take the focus, so that the arrow keys reach it (WCAG 2.1.1). */
export const REACHABLE = { tabIndex: 0 };
