import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import * as common from '../../../contracts/texts/en/common.ts';
import './modal.css';
import * as library from '@mantine/core';
import type { ModalProps } from '@mantine/core';
import classes from '../dialog/dialog.module.css';
import { focusStep } from '../step-frame/step-focus.ts';

const Sheet = /* @__PURE__ */ library.Modal.withProps({
  classNames: { content: classes.surface, title: classes.title, overlay: classes.veil },
  centered: true,
  closeButtonProps: { 'aria-label': common.dismiss, size: 44, iconSize: 20 },
});

const OPEN = 'data-open-sheet';

/** Lists the parts of the page except the notices, which lie over the sheet. */
const pageBehind = (): Element[] =>
  [...document.querySelectorAll('#root > *')].filter(
    (part) => part.querySelector('.mantine-Notifications-root') === null,
  );

/** Returns focus to where it was before the sheet opened, or to the step when that element is gone. */
const returnFocus = (before: Element | null): void => {
  const { activeElement } = document;
  const isLost = activeElement === null || activeElement === document.body;
  if (!isLost && activeElement.closest('[role="dialog"]') === null) return;
  if (before instanceof HTMLElement && before !== document.body && before.isConnected)
    before.focus();
  else focusStep();
};

/** Makes the page behind inert: a press beside the sheet would otherwise focus something out of sight. */
const holdPage = (sheet: HTMLElement): (() => void) => {
  const before = document.activeElement;
  const held = pageBehind();
  for (const part of held) part.setAttribute('inert', '');
  return () => {
    if ([...document.querySelectorAll(`[${OPEN}]`)].some((each) => each !== sheet)) return;
    for (const part of held) part.removeAttribute('inert');
    returnFocus(before);
  };
};

/** A sheet over the page with its own content, such as a form. Use Dialog for what must be answered. */
export const Modal = (props: ModalProps) => (
  <>
    {props.opened && <span hidden {...{ [OPEN]: true }} ref={holdPage} />}
    <Sheet {...props} />
  </>
);
