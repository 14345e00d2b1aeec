import { sender } from './sender.ts';

const STYLE = `position: fixed; left: 8px; bottom: 8px; z-index: 1000; padding: 4px 10px;
  border: 1px dashed var(--color-control); border-radius: 6px; cursor: pointer;
  background: var(--color-surface); color: var(--color-ink-soft); font: 0.8125rem/1.4 var(--font);`;

/**
 * Adds a small button to every page of the app; its click may open the inspector's window, which scripts alone may not.
 */
export const showButton = (): void => {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Inspect flows';
  button.style.cssText = STYLE;
  button.addEventListener('click', () => sender.start());
  document.body.append(button);
};
