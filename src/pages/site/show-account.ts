type Account = { readonly name: string; readonly initials: string };

/** Shows the link to the account in place of Log in and Sign up, which signed-out visitors see (SHELL-10..12). */
export const showAccount = (page: ParentNode, account: Account | null): void => {
  for (const link of page.querySelectorAll<HTMLElement>('[data-signed-out]')) {
    link.hidden = account !== null;
  }
  const entry = page.querySelector<HTMLElement>('[data-signed-in]');
  if (entry === null) return;
  entry.hidden = account === null;
  if (account === null) return;
  entry.ariaLabel = `Your account: ${account.name}, ${account.initials}`;
  entry.querySelector('span')?.replaceChildren(account.initials);
};
