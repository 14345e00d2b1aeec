export const DEVICES_BACK = {
  title: 'आपका डिवाइस जुड़ गया है',
  message: 'कॉल के बटन बताते हैं कि क्या चालू है।',
};
export const CAMERA_NOT_TURNED = {
  title: 'दूसरा कैमरा चालू नहीं हुआ',
  message: 'हो सकता है कोई दूसरा ऐप उसे ले रहा हो। वह ऐप बंद करके फिर से कोशिश कीजिए।',
};
export const PICTURE_CAME = { title: 'एक तस्वीर आई है', message: 'वह बातचीत में है।' };
