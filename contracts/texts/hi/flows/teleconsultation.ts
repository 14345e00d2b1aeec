import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/teleconsultation.ts';

export const DEVICES_BACK = worded(
  english.DEVICES_BACK,
  'आपका डिवाइस जुड़ गया है',
  'कॉल के बटन बताते हैं कि क्या चालू है।',
);
export const CAMERA_NOT_TURNED = worded(
  english.CAMERA_NOT_TURNED,
  'दूसरा कैमरा चालू नहीं हुआ',
  'हो सकता है कोई दूसरा ऐप उसे ले रहा हो। वह ऐप बंद करके फिर से कोशिश कीजिए।',
);
export const PICTURE_CAME = worded(english.PICTURE_CAME, 'एक तस्वीर आई है', 'वह बातचीत में है।');
