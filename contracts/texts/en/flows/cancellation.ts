/** Text where the server could not be reached to cancel. */
export const NOT_REACHED =
  'We could not reach our server. Your appointment stands: please try again.';
