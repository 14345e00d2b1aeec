/** Notice of sharing: the sheet reports that it was shared; of a window only its opening is known (SHARE-18). */
export const SHARED = {
  title: 'Shared Successfully!',
  message: 'If a window has opened, your post is ready there.',
};
export const SHARE_FAILED = {
  title: 'Share Failed',
  message: 'Unable to share. Please try again.',
};
export const COPIED = {
  title: 'Copied to Clipboard!',
  message: 'Paste it wherever you like.',
};
export const COPY_FAILED = {
  title: 'Copy Failed',
  message: 'Unable to copy to clipboard',
};
