/** Prints the page with every collapsed section opened, and closes them again afterwards. */
export const printPage = (): void => {
  const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
  for (const each of folded) each.open = true;
  window.print();
  for (const each of folded) each.open = false;
};
