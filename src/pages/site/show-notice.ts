import type { RaisedNotice } from '../../../contracts/common/notice.ts';

/** Shows the notice that led to this page, such as a login, for as long as the app would show it (SESS-15, NOTE-09). */
export const showNotice = (
  place: HTMLElement,
  notice: RaisedNotice,
  after: (act: () => void) => void,
): void => {
  const title = place.ownerDocument.createElement('strong');
  title.textContent = notice.title;
  place.replaceChildren(title, notice.message);
  place.hidden = false;
  after(() => {
    place.hidden = true;
  });
};
