import { createSender } from './sender.ts';

/** The inspector of the flows on this page, which its button and the flows share. */
export const sender = createSender(window);
