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

/**
 * A sheet beside or below the current work, which stays in view: from the bottom on a phone, at the side above 48em.
 */
export const Sheet = /* @__PURE__ */ library.Drawer.withProps({
  classNames: { content: classes.surface, title: classes.title, overlay: classes.veil },
  position: 'bottom',
  size: 'auto',
  transitionProps: { duration: 180 },
  closeButtonProps: { 'aria-label': 'Close', size: 44, iconSize: 20 },
});
