/** Notice that what was lost or asked for during the call is there; it tells no device, since several may come at once. */
export const DEVICES_BACK = {
  title: 'Your device is connected',
  message: 'The buttons of the call say what is on.',
};

/** Notice that the other camera could not be had; the picture goes on with the former one. */
export const CAMERA_NOT_TURNED = {
  title: 'The other camera did not start',
  message: 'Another app may be using it. Close that app and try again.',
};

/** Notice to the dentist that the patient has sent a picture. */
export const PICTURE_CAME = {
  title: 'A picture has come',
  message: 'It stands in the chat.',
};
