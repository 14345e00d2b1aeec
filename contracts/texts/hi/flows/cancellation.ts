/** Text where the server could not be reached to cancel. */
export const NOT_REACHED =
  'हमारे सर्वर तक नहीं पहुँच सके। आपकी अपॉइंटमेंट बनी हुई है: कृपया फिर से कोशिश कीजिए।';
