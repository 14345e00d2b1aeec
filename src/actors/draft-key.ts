/** Where the progress is kept on this device. */
export const DRAFT_KEY = 'toothwise-draft';

/** Whether something is kept there, readable or not; nothing where storage is blocked. */
export const keepsDraft = (): boolean => {
  try {
    return localStorage.getItem(DRAFT_KEY) !== null;
  } catch {
    return false;
  }
};
