import type { createSender } from './sender.ts';

const STYLE = `position: fixed; left: 8px; bottom: 8px; z-index: 1000; padding: 4px 10px;
  border: 1px dashed var(--color-control); border-radius: 6px; cursor: pointer;
  background: var(--color-surface); color: var(--color-ink-soft); font: 0.8125rem/1.4 var(--font);`;

/** The key by its place on the keyboard: with Alt, some keyboards write another letter. */
const isKey = ({ code, altKey, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  code === 'KeyF' && altKey && shiftKey && !ctrlKey && !metaKey;

/** Adds a small button and a key to a page; both may open the inspector's window, which scripts alone may not. */
export const showButton = (sender: Pick<ReturnType<typeof createSender>, 'start'>): void => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Inspect flows';
  button.title = 'Alt+Shift+F';
  button.dataset['inspector'] = '';
  button.style.cssText = STYLE;
  button.addEventListener('click', () => sender.start());
  document.addEventListener('keydown', (event) => {
    if (!isKey(event)) return;
    event.preventDefault();
    sender.start();
  });
  document.body.append(button);
};
