/** Notice where a flow that loads later could not be fetched. */
export const FLOW_UNREACHABLE = {
  title: 'Not connected',
  message: 'This needs a connection. Nothing is lost: please try again.',
};
