import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import './sheet.css';
import * as library from '@mantine/core';
import classes from '../dialog/dialog.module.css';

/** Beside or below what one was doing, which stays in view: up from the thumb on a phone, at the side above 48em. */
export const Sheet = /* @__PURE__ */ library.Drawer.withProps({
  classNames: { content: classes.surface, title: classes.title, overlay: classes.veil },
  position: 'bottom',
  size: 'auto',
  transitionProps: { duration: 180 },
  closeButtonProps: { 'aria-label': 'Close', size: 44, iconSize: 20 },
});
