/** Leaves the app for another page, which is loaded anew (CHAT-09, FLOW-22). */
export const leaveFor = (address: string): void => {
  // The browser's Back may revive this page as it was left, with a flow that has ended.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
  location.assign(address);
};
