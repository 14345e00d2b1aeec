/** The controls of a call say this. */

export const call = 'Call';
export const sitQuietWellLitPlaceGood = 'Sit in a quiet, well-lit place with a good connection.';
export const haveYourMedicinesOlderXRays = 'Have your medicines and older X-rays within reach.';
export const switchCamera = 'Switch camera';
export const lightOff = 'Light off';
export const lightOn = 'Light on';
export const onPhonePressSwitchCameraCall =
  'On a phone, press “Switch camera” in the call: the camera at the back sees better than the one that shows your face.';
export const holdHandsWidthFromYourMouth =
  'Hold it a hand’s width from your mouth. Face a window, or press “Light on” where it is offered.';
export const pullYourCheekAsideCleanFinger =
  'Pull your cheek aside with a clean finger or the handle of a spoon.';
export const holdStillFewSecondsSayWhich =
  'Hold still for a few seconds, and say which tooth it is.';
export const howToShowATooth = 'How to show a tooth';
