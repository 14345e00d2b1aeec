/** Google's mark in its own colours, as Google's rules for sign-in buttons require. */
export const GoogleMark = () => (
  <svg width="20" height="20" viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M44.5 24.5c0-1.6-.1-2.8-.4-4H24v7.4h11.7c-.2 1.9-1.5 4.7-4.3 6.6l6.3 4.9c3.9-3.6 6.8-8.8 6.8-14.9Z"
    />
    <path
      fill="#34A853"
      d="M24 45.5c5.8 0 10.6-1.9 14.1-5.2l-6.7-5.2c-1.8 1.3-4.2 2.1-7.4 2.1-5.6 0-10.4-3.7-12.1-8.9l-6.9 5.4C8.5 40.7 15.7 45.5 24 45.5Z"
    />
    <path
      fill="#FBBC05"
      d="M11.9 28.3c-.5-1.4-.7-2.8-.7-4.3s.3-3 .7-4.3L5 14.3C3.5 17.2 2.7 20.5 2.7 24s.8 6.8 2.3 9.7Z"
    />
    <path
      fill="#EA4335"
      d="M24 10.8c4 0 6.7 1.7 8.2 3.2l6-5.9C34.5 4.7 29.8 2.5 24 2.5 15.7 2.5 8.5 7.3 5 14.3l6.9 5.4C13.6 14.5 18.4 10.8 24 10.8Z"
    />
  </svg>
);
