/** Names of the button that reads the page aloud, and of the same while it reads (NEW-99). */
export const READ_ALOUD = { start: 'पढ़कर सुनाएँ', stop: 'पढ़ना रोकें' };

/** Notice that the device did not read. */
export const NOT_READ = {
  title: 'पढ़कर नहीं सुनाया गया',
  message: 'आपका डिवाइस यह पेज पढ़कर नहीं सुना पाया। कृपया फिर कोशिश करें।',
};
