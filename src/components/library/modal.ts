import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import './modal.css';
import * as library from '@mantine/core';
import classes from '../dialog/dialog.module.css';

/** A sheet over the page with content of its own, such as a form. What must be answered is a Dialog. */
export const Modal = /* @__PURE__ */ library.Modal.withProps({
  classNames: { content: classes.surface, title: classes.title, overlay: classes.veil },
  centered: true,
  closeButtonProps: { 'aria-label': 'Close', size: 44, iconSize: 20 },
});
